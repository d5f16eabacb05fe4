/** A refusal on its way out of a resolver: the answer that the server gives to what it does not carry out. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly httpStatus: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    httpStatus: number,
    message: string,
    details: { errors?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.httpStatus = httpStatus;
    this.errors = details.errors;
    this.headers = details.headers;
  }
}
