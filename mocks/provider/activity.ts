import { type ActivityEntry, activityLength, applicantName, applicationReference } from '@imc/api/contract';
import type { Store } from './store.ts';

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
