import { createHash, randomBytes } from 'node:crypto';

/** A random secret of at least 128 bits as base64url. */
export const randomSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** What is kept of a secret at rest. High-entropy secrets need no salt. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
