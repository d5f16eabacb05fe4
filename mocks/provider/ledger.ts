import {
  type AdminCharge,
  type Allocation,
  type ApplicationStatus,
  applicantName,
  applicationReference,
  type ChargeKind,
  type ChargeState,
  type ChargeToMake,
  chargeReference,
  chargesFor,
  type FeeKind,
  type GradeCode,
  type NewTransfer,
  type PaymentState,
  shownPaymentState,
  type TakeBack,
  type Transfer,
  type TransferReturn,
  type User,
} from '@imc/api/contract';

/** What the ledger reads of an application. */
interface ChargedApplication {
  readonly id: number;
  readonly userId: number;
  readonly form: Parameters<typeof applicantName>[0];
  readonly grade: GradeCode;
  readonly status: ApplicationStatus;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly paymentState: PaymentState;
  readonly paymentFee?: FeeKind;
  readonly paymentAmount: number | null;
  readonly withdrawnAt?: string | null;
}

/** A charge without what its allocations say. */
export interface StoredCharge {
  readonly id: number;
  readonly accountId: number | null;
  readonly applicationId: number | null;
  readonly kind: ChargeKind;
  readonly about: string;
  readonly amount: number;
  readonly createdAt: string;
  readonly waivedReason?: string;
  readonly isVoid?: true;
  readonly takeBack?: Omit<TakeBack, 'is_own'> & { readonly byId: number };
}

type StoredTransfer = Omit<Transfer, 'allocated' | 'not_allocated' | 'returned' | 'allocations' | 'returns'>;

/** The charges of the sample applications, and the transfers that paid the confirmed ones. */
export function createLedger(
  applications: readonly ChargedApplication[],
  accounts: readonly { readonly user: User }[],
) {
  const charges = new Map<number, StoredCharge>();
  const transfers = new Map<number, StoredTransfer>();
  const allocations: Allocation[] = [];
  const returns: (TransferReturn & { readonly transferId: number })[] = [];
  const people = new Map(applications.map((application) => [application.id, application]));
  const users = new Map(accounts.map(({ user }) => [user.id, user]));
  const treasurer = accounts.find(({ user }) => user.staff_role === 'treasurer')?.user.name ?? 'Treasurer';

  const sumOf = (parts: readonly { readonly amount: number }[]) =>
    parts.reduce((sum, { amount }) => sum + amount, 0);
  const allocatedTo = (id: number) => sumOf(allocations.filter(({ charge_id }) => charge_id === id));
  const paymentStateOf = (charge: StoredCharge): AdminCharge['payment_state'] => {
    if (stateOf(charge) === 'settled') return 'confirmed';
    const application = people.get(charge.applicationId ?? 0);
    if (!application) return 'none';
    const { status, withdrawnAt = null, paymentFee = 'application' } = application;
    const paymentState = paymentFee === charge.kind ? application.paymentState : 'none';
    return shownPaymentState(status, withdrawnAt, paymentState);
  };

  const stateOf = ({ id, amount, isVoid, waivedReason }: StoredCharge): ChargeState => {
    if (isVoid) return 'void';
    if (allocatedTo(id) >= amount) return 'settled';
    return waivedReason === undefined ? 'open' : 'waived';
  };
  const nameOf = ({ applicationId, accountId }: StoredCharge): string => {
    const application = people.get(applicationId ?? 0);
    return application ? applicantName(application.form) : (users.get(accountId ?? 0)?.name ?? '');
  };
  const referenceOf = ({ id, applicationId }: StoredCharge): string =>
    applicationId === null ? chargeReference(id) : applicationReference(applicationId);

  const addCharge = (charge: Omit<StoredCharge, 'id'>): StoredCharge => {
    const added = { id: 401 + charges.size, ...charge };
    charges.set(added.id, added);
    return added;
  };

  const allocate = (
    transfer_id: number,
    parts: readonly { readonly charge_id: number; readonly amount: number; readonly reason?: string }[],
    by: string,
    at: string,
  ): void => {
    for (const { charge_id, amount, reason = null } of parts)
      allocations.push({ id: allocations.length + 1, transfer_id, charge_id, amount, by, at, reason });
  };

  const record = (
    { amount, value_date, bank_reference, payer, reason, account_id, allocations: parts }: NewTransfer,
    by: string,
    at: string,
  ): number => {
    const id = 301 + transfers.size;
    const owner = users.get(account_id ?? charges.get(parts[0]?.charge_id ?? 0)?.accountId ?? 0);
    transfers.set(id, {
      id,
      amount,
      value_date: value_date ?? null,
      bank_reference: bank_reference?.trim() || null,
      payer: payer?.trim() || null,
      reason: reason?.trim() || null,
      account: owner ? { id: owner.id, name: owner.name } : null,
      recorded_by: by,
      recorded_at: at,
    });
    allocate(id, parts, by, at);
    return id;
  };

  const takeOut = (transferId: number, back: Omit<TransferReturn, 'id'>): void => {
    returns.push({ id: returns.length + 1, transferId, ...back });
  };

  /** Reverses what a confirmation recorded. */
  const undo = (id: number, by: string, at: string): void => {
    const reason = 'The confirmation was undone';
    const { amount: sum, allocations: parts } = transferOf(id);
    for (const { charge_id, amount } of parts) allocate(id, [{ charge_id, amount: -amount, reason }], by, at);
    takeOut(id, { amount: sum, kind: 'not-received', day: at.slice(0, 10), reason, by, at });
  };

  for (const application of applications) {
    const { admission, application: first } = chargesFor('grade', application.grade);
    const add = (kind: ChargeKind, { about, amount }: ChargeToMake, createdAt: string) =>
      addCharge({
        accountId: application.userId || null,
        applicationId: application.id,
        kind,
        about,
        amount,
        createdAt,
        ...(application.withdrawnAt && application.paymentState !== 'confirmed' ? { isVoid: true } : {}),
      });
    const due = [
      add('application', first, application.createdAt),
      ...(application.status === 'approved' && admission
        ? [add('admission', admission, application.decidedAt ?? application.createdAt)]
        : []),
    ];
    let left = application.paymentAmount ?? 0;
    if (application.paymentFee === 'admission') left += first.amount;
    for (const charge of due) {
      const amount = Math.min(left, charge.amount);
      if (amount <= 0) continue;
      left -= amount;
      record(
        {
          amount,
          value_date: charge.createdAt.slice(0, 10),
          bank_reference: `FT26${String(charge.id).padStart(8, '0')}`,
          payer: nameOf(charge).toUpperCase(),
          allocations: [{ charge_id: charge.id, amount }],
        },
        treasurer,
        charge.createdAt,
      );
    }
  }

  const chargeOf = (id: number, user: Pick<User, 'id'>): AdminCharge => {
    const charge = charges.get(id);
    if (!charge) throw new Error(`No charge ${id}`);
    const { takeBack, applicationId, accountId } = charge;
    return {
      id,
      application_id: applicationId,
      account_id: accountId,
      reference: referenceOf(charge),
      name: nameOf(charge),
      grade: people.get(applicationId ?? 0)?.grade ?? null,
      kind: charge.kind,
      about: charge.about,
      amount: charge.amount,
      allocated: allocatedTo(id),
      due_on: null,
      state: stateOf(charge),
      created_at: charge.createdAt,
      is_own: accountId === user.id,
      payment_state: paymentStateOf(charge),
      allocations: allocations
        .filter(({ charge_id }) => charge_id === id)
        .map((allocation) => {
          const { value_date, bank_reference, payer } = transferOf(allocation.transfer_id);
          return { ...allocation, value_date, bank_reference, payer };
        }),
      receipts: [],
      waived_reason: charge.waivedReason ?? null,
      take_back: takeBack ? { ...takeBack, is_own: takeBack.byId === user.id } : null,
    };
  };

  const transferOf = (id: number): Transfer => {
    const transfer = transfers.get(id);
    if (!transfer) throw new Error(`No transfer ${id}`);
    const own = allocations.filter(({ transfer_id }) => transfer_id === id);
    const gone = returns.filter(({ transferId }) => transferId === id);
    const [allocated, returned] = [sumOf(own), sumOf(gone)];
    return {
      ...transfer,
      allocated,
      returned,
      not_allocated: transfer.amount - allocated - returned,
      allocations: own.flatMap((allocation) => {
        const charge = charges.get(allocation.charge_id);
        return charge ? [{ ...allocation, reference: referenceOf(charge), name: nameOf(charge) }] : [];
      }),
      returns: gone.map(({ transferId: _, ...rest }) => rest),
    };
  };

  return {
    charges,
    transfers,
    allocations,
    takeOut,
    undo,
    /** YYYY-MM. */
    closedThrough: null as string | null,
    addCharge,
    allocate,
    record,
    allocatedTo,
    chargeOf,
    transferOf,
  };
}

export type Ledger = ReturnType<typeof createLedger>;
