import {
  type ApplicationDetails,
  applicationReference,
  documentName,
  type GradeCode,
  gradeLabels,
  type MemberApplication,
  type User,
} from '@imc/api';
import { Button, type ButtonProps } from '@imc/ui';
import { AdmissionSheet, type AdmissionSheetProps } from '@imc/ui/membership';
import { useState } from 'react';
import { overview } from '../../content/index.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { type Admission, rememberSealShown, wasSealShown } from './shown-seal.ts';

const texts = overview.sheet;

/** An application with the grade that its sheet needs. */
export type GradedApplication = Pick<ApplicationDetails, 'id' | 'surname' | 'otherNames'> & {
  readonly grade: GradeCode;
};

const sheetProps = (
  grade: GradeCode,
  application: Pick<ApplicationDetails, 'surname' | 'otherNames'> | undefined,
  user: User,
): Omit<AdmissionSheetProps, 'state' | 'lead' | 'facts'> => ({
  grade,
  institute: texts.institute,
  name: (application && documentName(application)) || user.name,
  title: texts.title(gradeLabels[grade].category),
  missingLabel: texts.missing,
  seed: user.id,
});

const reference = (id: number) => ({ label: texts.reference, value: applicationReference(id) });

/** The outline of the sheet while the application is pending. */
export function PendingSheet({ application, user }: { application: GradedApplication; user: User }) {
  return (
    <AdmissionSheet
      {...sheetProps(application.grade, application, user)}
      state="pending"
      lead={texts.lead.pending}
      facts={[{ label: texts.number }, { label: texts.date }, reference(application.id)]}
    />
  );
}

/** The ivory sheet of a member, with Print. The seal's animation plays once per grade and browser (DASH-2). */
export function AdmittedSheet({
  membership,
  application,
  user,
  printVariant,
}: {
  membership: Admission;
  /** Undefined if the list does not have it. */
  application: MemberApplication | undefined;
  user: User;
  printVariant: ButtonProps['variant'];
}) {
  const { number, grade, since } = membership;
  const [strike] = useState(() => !wasSealShown(membership));
  return (
    <AdmissionSheet
      {...sheetProps(grade, application, user)}
      state="admitted"
      lead={texts.lead.admitted}
      facts={[
        { label: texts.number, value: number },
        { label: texts.date, value: formatLongDay(since) },
        ...(application ? [reference(application.id)] : []),
        { label: texts.signatory, value: '' },
      ]}
      strike={strike}
      onStrike={() => rememberSealShown(membership)}
      actions={
        <Button variant={printVariant} onClick={() => window.print()}>
          {overview.actions.print}
        </Button>
      }
    />
  );
}
