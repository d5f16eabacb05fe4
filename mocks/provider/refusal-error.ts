/** Thrown by a resolver to reject a request: carries the status, message and field errors of the answer. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly httpStatus: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Additional fields of the answer. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    httpStatus: number,
    message: string,
    {
      errors,
      headers,
      ...more
    }: {
      errors?: Readonly<Record<string, string>>;
      headers?: Readonly<Record<string, string>>;
      [field: string]: unknown;
    } = {},
  ) {
    super(message);
    this.httpStatus = httpStatus;
    this.errors = errors;
    this.headers = headers;
    this.more = more;
  }
}
