import { z } from 'zod';
import { birthCityCodes } from '../birth-cities.ts';
import { calendarType, memberType, purchaseType, serviceType, sexType } from './common.ts';

export const profile = z
  .object({
    id: z.number().int(),
    email: z.string().nullable(),
    totalCredit: z.number().int(),
  })
  .meta({ id: 'Profile' });

const text = (max: number) => z.string().max(max);

/** A number that may arrive as text, as it does when it has travelled through an address. */
const looseId = z.union([z.number().int(), z.string().regex(/^[0-9]{1,9}$/)]).transform(Number);

/** The choice in progress that travels through the login; every part is optional and checked when used. */
export const loginChoice = z
  .object({
    purchaseType: purchaseType.optional(),
    serviceType: serviceType.optional(),
    fortuneContentId: looseId.optional(),
    memberType: memberType.optional(),
    memberId: text(64).optional(),
    sexType: sexType.optional(),
    calendarType: calendarType.optional(),
    birthday: text(16).optional(),
    time: text(8).nullish(),
    leapMonth: z.boolean().optional(),
    birthCity: z.enum(birthCityCodes).optional(),
    tarotCardIds: z.union([text(64), z.array(z.number().int()).max(3)]).optional(),
    tarotCardId: looseId.optional(),
    spreadCode: text(32).optional(),
    gender: sexType.optional(),
    partnerId: looseId.optional(),
  })
  .meta({ id: 'LoginChoice' });

const visitTags = { sessionId: text(64).optional(), utmCampaign: text(100).optional() };

/** `state` of GET /v1/auth/kakao/home: which page to come back to. */
export const homeLoginState = z.object({ path: text(512).optional(), ...visitTags });

/** `state` of GET /v1/auth/kakao: the choice, spelled out or left with us beforehand as a draft. */
export const choiceLoginState = loginChoice.extend({ draft: text(64).optional(), ...visitTags });

export type Profile = z.output<typeof profile>;
export type LoginChoice = z.output<typeof loginChoice>;
