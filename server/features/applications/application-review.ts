import { type ApplicationReviewResponse, decisionTexts } from '@imc/api/contract';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { currentChargesOf } from '../payments/payment-list.ts';
import { sameProofsOf } from '../payments/proof-hashes.ts';
import { applicationNotFound, selectSubmitted, standingDecision } from './application-history.ts';
import type { Openings } from './application-openings.ts';
import { adminAnswer, adminColumns, detailsAnswer, detailsColumns } from './rows.ts';
import { sharedWith } from './shared-facts.ts';

/** APP-47. */
export interface ApplicationReviews {
  /**
   * Returns a submitted application, and records that the admin opened it. Throws a 404 if no submitted application has this id, and a 403 if it
   * is the admin's own.
   */
  reviewOf(applicationId: number, by: Account): Promise<ApplicationReviewResponse>;
}

const columns = [...new Set([...detailsColumns, ...adminColumns])];

/** Other applications of the person. */
const mostListed = 50;

export function createApplicationReviews({
  db,
  openings,
}: Pick<Infrastructure, 'db'> & {
  readonly openings: Openings;
}): ApplicationReviews {
  const othersOf = (applicationId: number, memberId: number) =>
    db
      .selectFrom('applications')
      .select([
        'id as application_id',
        'grade',
        'status as application_status',
        'submitted_at',
        'withdrawn_at',
      ])
      .where('user_id', '=', memberId)
      .where('submitted_at', 'is not', null)
      .where('id', '!=', applicationId)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostListed)
      .execute();

  return {
    reviewOf: async (applicationId, by) => {
      const row = await selectSubmitted(db, applicationId)
        .select([...columns, 'user_id'])
        .executeTakeFirst();
      if (!row) throw applicationNotFound(applicationId);
      if (row.user_id === by.id) throw new RefusalError(403, decisionTexts.ownApplication);
      await openings.record(row, 'application', by);
      const decision = await standingDecision(db, applicationId);
      const others = await othersOf(applicationId, row.user_id);
      return {
        application: { ...detailsAnswer(row), ...adminAnswer(row) },
        fee: (await currentChargesOf(db, [applicationId])).get(applicationId)?.amount ?? null,
        decided: decision
          ? {
              status: decision.to_status,
              changed_by: decision.changed_by,
              changed_at: decision.changed_at,
            }
          : null,
        other_applications: others.map(({ submitted_at, ...other }) => ({
          ...other,
          created_at: submitted_at ?? '',
        })),
        same_proofs: await sameProofsOf(db, row),
        shared_with_you: await sharedWith(db, row, by),
      };
    },
  };
}
