/** A test person who can sign in, as Kakao knows them. */
export type KakaoPerson = {
  /** Kakao's member number, unique in the app. */
  id: number;
  nickname: string;
  /** What makes this person worth choosing, shown under the name. */
  note: string;
  /** Absent: the Kakao account has no e-mail at all. */
  email?: string;
  /** False where the address was never confirmed. */
  emailVerified?: boolean;
  /** False where the person shares the e-mail only when asked again. */
  emailShared?: boolean;
};

/** The person whose shop account may see advisers who are not open yet. */
export const PARTNER_PREVIEW_KAKAO_ID = 3_900_000_002;

/** Those who stand ready on the sign-in page. Their numbers never change: shop accounts hang on them. */
export const TEST_PEOPLE: readonly KakaoPerson[] = [
  { id: 3_900_000_001, nickname: '김달빛', note: '보통 회원', email: 'moonlight@example.com' },
  {
    id: PARTNER_PREVIEW_KAKAO_ID,
    nickname: '이새벽',
    note: '공개 전 상담사까지 미리 보는 회원',
    email: 'dawn@example.com',
  },
  { id: 3_900_000_003, nickname: '박소리', note: '이메일이 없는 회원' },
  {
    id: 3_900_000_004,
    nickname: '최물결',
    note: '이메일을 확인하지 않은 회원',
    email: 'wave@example.com',
    emailVerified: false,
  },
  {
    id: 3_900_000_005,
    nickname: '정하늘',
    note: '이메일 제공에 동의하지 않은 회원',
    email: 'sky@example.com',
    emailShared: false,
  },
  {
    id: 3_900_000_006,
    nickname: '한달빛',
    note: '김달빛과 이메일이 같은 다른 회원',
    email: 'moonlight@example.com',
  },
];

/** The body of `GET /v2/user/me` for a connected person. */
export function userBody(person: KakaoPerson, connectedAt: Date): Record<string, unknown> {
  const shared = person.emailShared ?? true;
  const email =
    person.email === undefined
      ? { has_email: false, email_needs_agreement: false }
      : {
          has_email: true,
          email_needs_agreement: !shared,
          ...(shared && {
            is_email_valid: true,
            is_email_verified: person.emailVerified ?? true,
            email: person.email,
          }),
        };
  return {
    id: person.id,
    connected_at: connectedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    properties: { nickname: person.nickname },
    kakao_account: {
      profile_nickname_needs_agreement: false,
      profile: { nickname: person.nickname, is_default_nickname: false },
      ...email,
    },
  };
}
