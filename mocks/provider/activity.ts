import { type ActivityEntry, activityLength, applicantName, applicationReference } from '@imc/api/contract';
import type { Store, StoredApplication, StoredStep } from './store.ts';

/** The steps that applications of a seed have behind them: each was submitted, and where there is a decision an admin made it. */
export function stepsOf(applications: readonly StoredApplication[], adminId: number): StoredStep[] {
  return applications
    .flatMap(({ id, userId, status, createdAt, decidedAt }): Omit<StoredStep, 'id'>[] => [
      { application_id: id, userId, from_status: null, to_status: 'pending', changed_at: createdAt },
      ...(decidedAt && status !== 'pending'
        ? [
            {
              application_id: id,
              userId: adminId,
              from_status: 'pending' as const,
              to_status: status,
              changed_at: decidedAt,
            },
          ]
        : []),
    ])
    .sort((one, other) => one.changed_at.localeCompare(other.changed_at))
    .map((step, index) => ({ id: index + 1, ...step }));
}

/** Who submitted and who decided lately, newest first. */
export function activityOf({ steps, applications, accounts }: Store): ActivityEntry[] {
  return steps
    .slice(-activityLength)
    .reverse()
    .flatMap(({ userId, ...step }) => {
      const form = applications.get(step.application_id)?.form;
      if (!form) return [];
      const applicant = applicantName(form);
      return [
        {
          ...step,
          reference: applicationReference(step.application_id),
          applicant,
          // Sample applications may be of people who have no sample account.
          changed_by: accounts.get(userId)?.user.name ?? applicant,
        },
      ];
    });
}
