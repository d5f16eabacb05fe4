import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import type { UploadQuota } from '../uploads/upload-quota.ts';
import { createDraftProof, type DraftProof } from './draft-proof.ts';
import { createLedgerList, type LedgerList } from './ledger/ledger-list.ts';
import { createMoney, type Money } from './ledger/money.ts';
import { createPartPayments, type PartPayments } from './part-payments.ts';
import { createAnswerPaymentQuery, type PaymentAnswer } from './payment-answers.ts';
import { createPaymentConfirmations, type PaymentConfirmations } from './payment-confirmations.ts';
import { createPaymentList, type PaymentList } from './payment-list.ts';
import { createPaymentMatching, type PaymentMatching } from './payment-matching.ts';
import { createPaymentUpdates, type PaymentUpdates, type PaymentUpdatesDeps } from './payment-updates.ts';
import { createProofFiles, type ProofFiles } from './proof-files.ts';
import { createReceipts, type Receipts } from './receipts.ts';
import { createStatementImports, type StatementImports } from './statement-imports.ts';

/** Proofs, confirmations, receipts and bank statements. */
export interface Payments
  extends DraftProof,
    PaymentUpdates,
    PaymentConfirmations,
    PartPayments,
    PaymentList,
    PaymentMatching,
    StatementImports,
    Money,
    LedgerList,
    Omit<Receipts, 'issue' | 'reverse'> {
  readonly files: ProofFiles;
  /** PAY-5. Throws a 404 if the application is not the member's own, and a 409 if nothing is asked. */
  answerPaymentQuery(account: Account, answer: PaymentAnswer): Promise<{ message: string }>;
}

export function createPayments(
  deps: Pick<Infrastructure, 'kind' | 'readChangeMark' | 'storage' | 'onStrayFile'> &
    Omit<PaymentUpdatesDeps, 'files'> & {
      readonly quota: UploadQuota;
    },
): Payments {
  const { issue, reverse, ...receipts } = createReceipts(deps);
  const files = createProofFiles(deps);
  const withFiles = { ...deps, files, receipts: { issue } };
  return {
    files,
    ...createDraftProof(withFiles),
    ...createPaymentUpdates(withFiles),
    ...createPaymentConfirmations(withFiles),
    ...createPartPayments(deps),
    ...createPaymentList(deps),
    ...createPaymentMatching(deps),
    ...createStatementImports(deps),
    ...createMoney({ ...deps, receipts: { reverse } }),
    ...createLedgerList(deps),
    ...receipts,
    answerPaymentQuery: createAnswerPaymentQuery(deps),
  };
}
