import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keeps personal data unreadable at rest: AES-256-GCM with the key's id in front, so that keys can be rotated
 * by adding a new first key and sealing rows again. A fingerprint lets equal data be found without opening it.
 */
export interface Sealer {
  seal(value: unknown): Buffer;
  /** Throws when the bytes were changed or their key is not configured. */
  open(sealed: Buffer): unknown;
  /** The same for the same text, useless to anyone without the key. */
  fingerprint(text: string): string;
  /** Whether the bytes were sealed with the first key. */
  isCurrent(sealed: Buffer): boolean;
}

const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `wolha ${purpose}`, 32));

/** A sealer over one or more secrets; the first seals, all open. The fingerprint uses the last, which must stay. */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const keys = secrets.map((secret) => ({
    id: derive(secret, 'key id').subarray(0, KEY_ID_BYTES),
    key: derive(secret, 'sealing'),
  }));
  const [current] = keys as [(typeof keys)[number]];
  const fingerprintKey = derive(secrets.at(-1) ?? secrets[0], 'fingerprint');

  return {
    seal(value) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, iv);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([current.id, iv, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const id = sealed.subarray(0, KEY_ID_BYTES);
      const found = keys.find((candidate) => candidate.id.equals(id));
      if (!found) throw new Error('No configured key opens this row.');
      const iv = sealed.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
      const tagStart = KEY_ID_BYTES + IV_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', found.key, iv);
      decipher.setAuthTag(sealed.subarray(tagStart, tagStart + TAG_BYTES));
      const body = Buffer.concat([decipher.update(sealed.subarray(tagStart + TAG_BYTES)), decipher.final()]);
      return JSON.parse(body.toString('utf8')) as unknown;
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
    isCurrent: (sealed) => sealed.subarray(0, KEY_ID_BYTES).equals(current.id),
  };
}
