import {
  type ApplicationDetails,
  type ApplicationEvent,
  applicationReference,
  type GradeCode,
  gradeLabels,
  type User,
} from '@imc/api';
import { Button, type ButtonProps } from '@imc/ui';
import { AdmissionSheet, type AdmissionSheetProps } from '@imc/ui/membership';
import { useState } from 'react';
import { overview } from '../../content/index.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { type Approval, rememberSealShown, wasSealShown } from './shown-seal.ts';

const texts = overview.sheet;

/** An application with the grade that its sheet needs. */
export type GradedApplication = Pick<ApplicationDetails, 'id' | 'surname' | 'otherNames'> & {
  readonly grade: GradeCode;
};

const sheetProps = (
  application: GradedApplication,
  user: User,
): Omit<AdmissionSheetProps, 'state' | 'lead' | 'facts'> => ({
  grade: application.grade,
  institute: texts.institute,
  name: [application.otherNames, application.surname].filter(Boolean).join(' ') || user.name,
  title: texts.title(gradeLabels[application.grade].category),
  missingLabel: texts.missing,
  seed: user.id,
});

const number = (user: User) => (user.id ? [{ label: texts.number, value: `#${user.id}` }] : []);
const reference = (id: number) => ({ label: texts.reference, value: applicationReference(id) });

/** The outline of the sheet while the application is pending. */
export function PendingSheet({ application, user }: { application: GradedApplication; user: User }) {
  return (
    <AdmissionSheet
      {...sheetProps(application, user)}
      state="pending"
      lead={texts.lead.pending}
      facts={[...number(user), { label: texts.date }, reference(application.id)]}
    />
  );
}

/** Returns the time of the last approval, or '' if the history does not have it. */
const approvedAtIn = (history: readonly ApplicationEvent[]): string =>
  history.findLast(({ kind }) => kind === 'approved')?.at ?? '';

/** The ivory sheet of an approved application, with Print. The seal's animation plays once per approval and browser (DASH-2). */
export function AdmittedSheet({
  application,
  history,
  user,
  printVariant,
}: {
  application: GradedApplication;
  history: readonly ApplicationEvent[];
  user: User;
  printVariant: ButtonProps['variant'];
}) {
  const approvedAt = approvedAtIn(history);
  const [approval] = useState<Approval>({ applicationId: application.id, approvedAt });
  const [strike] = useState(() => !wasSealShown(approval));
  return (
    <AdmissionSheet
      {...sheetProps(application, user)}
      state="admitted"
      lead={texts.lead.admitted}
      facts={[
        ...number(user),
        ...(approvedAt ? [{ label: texts.date, value: formatLongDay(approvedAt) }] : []),
        reference(application.id),
      ]}
      strike={strike}
      onStrike={() => rememberSealShown(approval)}
      actions={
        <Button variant={printVariant} onClick={() => window.print()}>
          {overview.actions.print}
        </Button>
      }
    />
  );
}
