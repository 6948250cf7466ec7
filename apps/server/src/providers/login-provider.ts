/** Who the provider says has logged in. The subject is the identity; an e-mail may be missing and proves nothing. */
export interface ProviderPerson {
  subject: string;
  email: string | null;
}

export interface AuthorizeRequest {
  state: string;
  redirectUri: string;
  /** The PKCE verifier whose challenge is sent, or null where the provider is not asked for it. */
  codeVerifier: string | null;
  /** Base address of the pages the reader's browser visits. */
  browserBase: string;
}

export interface CodeExchange {
  code: string;
  redirectUri: string;
  codeVerifier: string | null;
}

/** A social login, as the identity domain sees it. */
export interface LoginProvider {
  readonly usesPkce: boolean;
  authorizeUrl(request: AuthorizeRequest): string;
  /** Throws {@link LoginRefusedError} when the provider refuses the code, {@link LoginUnavailableError} when it cannot say. */
  identify(exchange: CodeExchange): Promise<ProviderPerson>;
}

/** The provider looked at the code and said no: it was used, expired, or never ours. */
export class LoginRefusedError extends Error {
  override readonly name = 'LoginRefusedError';
}

/** The provider did not answer, or not in a way that decides anything. */
export class LoginUnavailableError extends Error {
  override readonly name = 'LoginUnavailableError';
}
