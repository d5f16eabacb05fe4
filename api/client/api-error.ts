/** How a call failed: the provider said no, could not be reached, or answered nothing usable. */
export type ApiErrorKind = 'refused' | 'unreachable' | 'unusable';

/** A failed call. `serverMessage` and `errors` are the provider's own words, absent where it gave none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 where no answer came. */
  readonly httpStatus: number;
  readonly serverMessage: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  /** The refusal as it came, for what a call adds to every refusal's fields. */
  readonly answer: Readonly<Record<string, unknown>>;

  constructor(
    kind: ApiErrorKind,
    details: {
      httpStatus?: number;
      message?: string | undefined;
      errors?: Readonly<Record<string, string>> | undefined;
      answer?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? kind, { cause: details.cause });
    this.kind = kind;
    this.httpStatus = details.httpStatus ?? 0;
    this.serverMessage = details.message || undefined;
    this.errors = details.errors ?? {};
    this.answer = details.answer ?? {};
  }

  /** The texts by field joined, else the message, else undefined (S-8.1). */
  get joined(): string | undefined {
    const texts = Object.values(this.errors);
    return texts.length > 0 ? texts.join(' ') : this.serverMessage;
  }
}

/** The provider's words for any thrown thing; undefined where there are none. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.serverMessage : undefined;
