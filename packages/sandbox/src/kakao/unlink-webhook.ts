/** Why a person's connection ended, as Kakao names it. */
export const unlinkReasons = [
  'ACCOUNT_DELETE',
  'FORCED_ACCOUNT_DELETE',
  'UNLINK_FROM_ADMIN',
  'UNLINK_FROM_APPS',
  'INCOMPLETE_SIGN_UP',
] as const;
export type UnlinkReason = (typeof unlinkReasons)[number];

/** Kakao waits this long for a 200. Milliseconds. */
const PATIENCE = 3000;

/**
 * Tells the shop that a person has disconnected, as Kakao does: a form post with the primary admin key.
 * Answers the shop's status, or undefined where it could not be reached in time. Never throws.
 */
export async function sendUnlinkWebhook(options: {
  url: string;
  adminKey: string;
  appId: number;
  personId: number;
  reason: UnlinkReason;
  fetch?: typeof fetch;
}): Promise<number | undefined> {
  const send = options.fetch ?? fetch;
  try {
    const answer = await send(options.url, {
      method: 'POST',
      headers: {
        authorization: `KakaoAK ${options.adminKey}`,
        'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
      },
      body: new URLSearchParams({
        app_id: String(options.appId),
        user_id: String(options.personId),
        referrer_type: options.reason,
      }).toString(),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.status;
  } catch {
    return undefined;
  }
}
