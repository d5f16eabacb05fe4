import { applicationAnswers, type PaymentReply } from '@imc/api/contract';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import { applicationNotFound } from '../applications/application-history.ts';
import { receiveAgain, selectPayment } from './payment-row.ts';

/** As received. */
export interface PaymentAnswer {
  readonly id: number;
  readonly answer: string;
  readonly idempotencyKey: string | undefined;
}

/** By application, since the payments were last queried. Leaves out those that were not queried. */
export async function paymentRepliesOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PaymentReply>> {
  const steps = await db
    .selectFrom('application_payment_history as step')
    .innerJoin('applications', 'applications.id', 'step.application_id')
    .select(['step.application_id', 'from_state', 'to_state', 'question', 'answer'])
    .where('step.application_id', 'in', ids)
    // Leave out what staff recorded.
    .where(({ eb, or }) =>
      or([eb('to_state', '=', 'queried'), eb('step.changed_by', '=', eb.ref('applications.user_id'))]),
    )
    .orderBy('step.id')
    .execute();
  const replies = [...Map.groupBy(steps, (step) => step.application_id)].flatMap(([id, all]) => {
    const query = all.findLastIndex(({ to_state }) => to_state === 'queried');
    const sent = all.slice(query + 1);
    if (query === -1 || sent.length === 0) return [];
    const reply: PaymentReply = {
      question: all[query]?.question ?? null,
      answer: sent.find(({ answer }) => answer !== null)?.answer ?? null,
      new_proof: sent.some(({ answer }) => answer === null),
    };
    return [[id, reply] as const];
  });
  return new Map(replies);
}

/**
 * Answers the question about a payment once per idempotency key, also after a new proof was sent. Throws a 404 if the application is not the
 * member's own, and a 409 if nothing is asked.
 */
export function createAnswerPaymentQuery({
  clock,
  idempotency,
}: Pick<Infrastructure, 'clock' | 'idempotency'>) {
  const store = async (tx: Tx, account: Account, { id, answer }: PaymentAnswer): Promise<void> => {
    const found = await selectPayment(tx, id).where('user_id', '=', account.id).executeTakeFirst();
    if (!found) throw applicationNotFound(id);
    const reply = (await paymentRepliesOf(tx, [id])).get(id);
    const isAsked =
      found.payment_state === 'queried' || (found.payment_state === 'received' && reply?.answer === null);
    if (!isAsked) throw new RefusalError(409, applicationAnswers.paymentNotQueried);
    if (!(await receiveAgain(tx, id, found, { by: account, at: stamp(clock), answer })))
      throw new RefusalError(409, applicationAnswers.paymentNotQueried);
  };

  return (account: Account, sent: PaymentAnswer): Promise<{ message: string }> =>
    idempotency.run(
      {
        scope: `answer-payment-query:${account.id}`,
        key: sent.idempotencyKey,
        fingerprint: sha256(String(sent.id), sent.answer),
      },
      {
        // The transaction checks everything.
        prepare: async () => {},
        transaction: async (tx) => {
          await store(tx, account, sent);
          return { message: applicationAnswers.paymentAnswered };
        },
      },
    );
}
