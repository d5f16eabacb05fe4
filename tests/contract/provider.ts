/** A provider of the API under test, such as the server with one of its databases. */
export interface ContractProvider {
  /** Starts it with an empty database and one admin. */
  start(): Promise<RunningProvider>;
}

export interface RunningProvider {
  /** Base URL of the calls, without a slash at the end. */
  readonly baseUrl: string;
  /** Resolves with the token of the newest reset link that was mailed to the address. */
  resetToken(address: string): Promise<string>;
  /** Resolves with the token of the newest link to confirm a newsletter subscription that was mailed to the address. */
  confirmToken(address: string): Promise<string>;
  /** Resolves with the token of the links to leave the newsletter that are mailed to the address. */
  leaveToken(address: string): Promise<string>;
  /** Issues the receipts of all payments that were confirmed, as if their ten minutes were over. */
  issueReceipts(): Promise<void>;
  stop(): Promise<void>;
}

/** The admin account of every provider. */
export const firstAdmin = { email: 'first.admin@mail.example', password: 'Harmattan!Kite79' } as const;
