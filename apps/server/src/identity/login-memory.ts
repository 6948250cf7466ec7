import { z } from 'zod';
import { loginChoice } from '@wolha/contract';

/** What is remembered, sealed, while a reader is away at the login provider. */
export const loginMemory = z.object({
  choice: loginChoice,
  /** Where to go when there is no choice. */
  path: z.string(),
  redirectUri: z.string(),
  codeVerifier: z.string().nullable(),
});

export type LoginMemory = z.output<typeof loginMemory>;

export const LOGIN_MINUTES = 10;
