/** A person's charge that a transfer can pay. */
export interface PayableCharge {
  readonly id: number;
  /** 'Mrs Nwosu Amaka Grace'. */
  readonly name: string;
  /** Payment reference, or the number of a member. */
  readonly reference: string;
  /** 'Admission fee'. */
  readonly what: string;
  /** What is still due, in naira. 0 once it is settled. */
  readonly due: number;
  /** Whether it is the user's own, which another admin records. */
  readonly isOwn: boolean;
}

/** A transfer that is recorded already, of which something is not allocated. */
export interface RecordedTransferRest {
  readonly amount: number;
  /** Not allocated, in naira. */
  readonly rest: number;
  readonly valueDate: string | null;
  readonly bankReference: string | null;
  readonly payer: string | null;
}

/** What a transfer is before it is recorded, from a line of a statement. */
export interface TransferFacts {
  readonly amount: number;
  readonly valueDate: string | null;
  readonly bankReference: string;
  readonly payer: string;
}

export interface EnteredAllocation {
  readonly chargeId: number;
  /** In naira. */
  readonly amount: number;
}

export interface EnteredAllocations {
  /** Undefined for the rest of a transfer that is recorded already. */
  readonly transfer:
    | {
        readonly amount: number;
        readonly value_date: string | undefined;
        readonly bank_reference: string | undefined;
        readonly payer: string | undefined;
      }
    | undefined;
  readonly allocations: readonly EnteredAllocation[];
}
