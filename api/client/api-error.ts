/** The provider rejected the call, could not be reached, or returned an unusable response. */
export type ApiErrorKind = 'refused' | 'unreachable' | 'unusable';

/** `serverMessage` and `errors` come from the provider and are absent if it sent none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status. 0 if there was no response. */
  readonly httpStatus: number;
  readonly serverMessage: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  /** Body of the error response, for calls that extend it. */
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

  /** The field errors as one text, or else the message (S-8.1). */
  get joined(): string | undefined {
    const texts = Object.values(this.errors);
    return texts.length > 0 ? texts.join(' ') : this.serverMessage;
  }
}

/** Undefined if the error has none. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.serverMessage : undefined;
