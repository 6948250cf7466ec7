import { openJournal } from '#kit/journal.ts';

/** What Kakao remembers of one authorization code. */
export type IssuedCode = {
  personId: number;
  redirectUri: string;
  /** S256 challenge, where the authorization asked for PKCE. */
  challenge?: string;
  /** Epoch milliseconds. */
  issuedAt: number;
};

type IssuedToken = { personId: number; issuedAt: number };

type Happening =
  | ({ type: 'code-issued'; code: string } & IssuedCode)
  | ({ type: 'code-spent'; code: string; accessToken: string } & IssuedToken)
  | { type: 'logged-out'; accessToken: string }
  | { type: 'unlinked'; personId: number };

/** The stand-in's own memory; nothing in it is shared with the shop. */
export type KakaoMemory = {
  code(code: string): IssuedCode | undefined;
  token(accessToken: string): IssuedToken | undefined;
  /** Epoch milliseconds of the person's consent, while it lasts. */
  connectedAt(personId: number): number | undefined;
  record(happening: Happening): void;
};

/** Opens the memory, replaying the journal where a file is given. */
export function openKakaoMemory(stateFile?: string): KakaoMemory {
  const codes = new Map<string, IssuedCode>();
  const tokens = new Map<string, IssuedToken>();
  const connections = new Map<number, number>();
  const journal = openJournal<Happening>(stateFile);

  const apply = (happening: Happening): void => {
    switch (happening.type) {
      case 'code-issued':
        codes.set(happening.code, happening);
        if (!connections.has(happening.personId)) connections.set(happening.personId, happening.issuedAt);
        return;
      case 'code-spent':
        codes.delete(happening.code);
        tokens.set(happening.accessToken, happening);
        return;
      case 'logged-out':
        tokens.delete(happening.accessToken);
        return;
      case 'unlinked':
        connections.delete(happening.personId);
        for (const [code, issued] of codes) if (issued.personId === happening.personId) codes.delete(code);
        for (const [key, token] of tokens) if (token.personId === happening.personId) tokens.delete(key);
    }
  };
  journal.recovered.forEach(apply);

  return {
    code: (code) => codes.get(code),
    token: (accessToken) => tokens.get(accessToken),
    connectedAt: (personId) => connections.get(personId),
    record: (happening) => {
      journal.append(happening);
      apply(happening);
    },
  };
}
