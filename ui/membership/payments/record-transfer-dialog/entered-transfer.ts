import type { AdminCharge, NewTransfer } from '@imc/api/contract';

/** What a statement says of a transfer before it is recorded. */
export interface TransferFacts {
  /** In naira. */
  readonly amount: number;
  readonly value_date: string | null;
  readonly bank_reference: string;
  readonly payer: string;
}

export interface EnteredAllocations {
  /** Undefined for the rest of a transfer that is recorded already. */
  readonly transfer: Omit<NewTransfer, 'allocations' | 'account_id'> | undefined;
  readonly allocations: NewTransfer['allocations'];
}

/** What a charge has become. */
export interface ChangedCharge extends Pick<AdminCharge, 'state' | 'allocated'> {
  readonly charge_id: number;
}

/** What is still due of a charge, in naira. */
export const leftOf = ({ amount, allocated, state }: AdminCharge): number =>
  state === 'open' ? Math.max(0, amount - allocated) : 0;
