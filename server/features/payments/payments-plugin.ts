import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../../infrastructure.ts';
import { createCashBooks } from '../cash-book/cash-book.ts';
import { cashBookRoutes } from '../cash-book/cash-book-routes.ts';
import type { Mails } from '../mails/mails-plugin.ts';
import type { StaffRules } from '../people/staff-rules.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { UploadQuota } from '../uploads/upload-quota.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { createPayments, type Payments } from './payments.ts';
import { paymentRoutes } from './payments-routes.ts';
import { createProofHashBackfill } from './proof-hash-backfill.ts';
import { receiptRoutes } from './receipts-routes.ts';

/** The payments desk and the receipts. */
export function registerPayments(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  {
    mails,
    quota,
    securityLog,
    staffRules,
  }: {
    readonly mails: Pick<Mails, 'notices' | 'delivery'>;
    readonly quota: UploadQuota;
    readonly securityLog: SecurityLog;
    readonly staffRules: StaffRules;
  },
): Payments {
  const payments = createPayments({ ...infrastructure, ...mails, quota, securityLog });
  const backfill = createProofHashBackfill({
    ...infrastructure,
    onUnreadable: (error, applicationId) =>
      app.log.warn({ err: error, applicationId }, 'the hashes of a proof could not be computed'),
  });
  app.everyMinute.push(() => payments.issueReceipts());
  app.everyHour.push(backfill.sweep, () => payments.sweepMatches());
  paymentRoutes(app, payments);
  ledgerRoutes(app, payments);
  cashBookRoutes(app, { cashBooks: createCashBooks({ ...infrastructure, securityLog }), securityLog });
  receiptRoutes(app, { payments, staffRules });
  return payments;
}
