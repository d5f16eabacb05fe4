/** A refusal on its way out of a resolver: the answer that the server gives to what it does not carry out. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly httpStatus: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** What the call's refusal holds beside the fields of every refusal. */
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
