import type { AddressLinkKind } from '@imc/api/contract';

/** The server with one of its databases. */
export interface ContractProvider {
  /** With an empty database and one admin. */
  start(): Promise<RunningProvider>;
}

export interface RunningProvider {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** From the newest mail to the address. */
  resetToken(address: string): Promise<string>;
  /** From the newest mail to the address: confirms it for an account, or stops its change. */
  addressToken(address: string, kind: AddressLinkKind): Promise<string>;
  /** From the newest mail to the address: confirms a newsletter subscription. */
  confirmToken(address: string): Promise<string>;
  /** From a mail to the address: leaves the newsletter. */
  leaveToken(address: string): Promise<string>;
  /** As an admin can decide; a new installation requires one of its staff (PPL-10). */
  makeSecondFactorOptional(): Promise<unknown>;
  /** As if the ten minutes of all confirmations were over. */
  issueReceipts(): Promise<void>;
  stop(): Promise<void>;
}

export const firstAdmin = { email: 'first.admin@mail.example', password: 'Harmattan!Kite79' } as const;
