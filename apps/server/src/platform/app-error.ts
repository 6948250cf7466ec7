import { errorCatalogue, type ErrorCode } from '@wolha/contract';

/** The one error of the domain: a code from the catalogue, mapped once to a status and a Korean message at the edge. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Korean messages by field, where the failure names fields. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    details: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
