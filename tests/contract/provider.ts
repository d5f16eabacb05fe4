/** A provider of the API under test: the mocks, or the server on one of its databases. */
export interface ContractProvider {
  /** Starts it with an empty memory and one admin. */
  start(): Promise<RunningProvider>;
}

export interface RunningProvider {
  /** Where the calls stand, without a slash at the end. */
  readonly baseUrl: string;
  /** Token of the newest link to choose a new password that the address was sent, as soon as it is. */
  resetToken(address: string): Promise<string>;
  stop(): Promise<void>;
}

/** The admin that every provider is started with. */
export const firstAdmin = { email: 'first.admin@mail.example', password: 'Harmattan!Kite79' } as const;
