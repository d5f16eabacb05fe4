import { type ActivityEntry, activityLength, applicantName, applicationReference } from '@imc/api/contract';
import type { Store } from './store.ts';

/** Returns the latest submissions and decisions, newest first. */
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
          // The applicant of a sample application may not have a sample account.
          changed_by: accounts.get(userId)?.user.name ?? applicant,
        },
      ];
    });
}
