import { type ActivityEntry, activityLength, applicantName, applicationReference } from '@imc/api/contract';
import { isReviewed, type Store } from './store.ts';

/** Returns the latest submissions and decisions of applications that were not withdrawn, newest first. */
export function activityOf({ steps, applications, accounts }: Store): ActivityEntry[] {
  return steps
    .flatMap(({ userId, to_status, note: _note, reason: _reason, undoes: _undoes, ...step }) => {
      const application = applications.get(step.application_id);
      if (!application || !isReviewed(application) || to_status === 'withdrawn') return [];
      const { form } = application;
      const applicant = applicantName(form);
      return [
        {
          ...step,
          to_status,
          reference: applicationReference(step.application_id),
          applicant,
          // The applicant of a sample application may not have a sample account.
          changed_by: accounts.get(userId)?.user.name ?? applicant,
        },
      ];
    })
    .slice(-activityLength)
    .reverse();
}
