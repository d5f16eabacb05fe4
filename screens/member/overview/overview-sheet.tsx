import { documentName, gradeLabels, type MemberApplication, type User } from '@imc/api';
import { Button, type ButtonProps } from '@imc/ui';
import { AdmissionSheet } from '@imc/ui/membership';
import { useState } from 'react';
import { overview } from '../../content/index.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { type Admission, rememberSealShown, wasSealShown } from './shown-seal.ts';

const texts = overview.sheet;

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
  user: Pick<User, 'id' | 'name'>;
  printVariant: ButtonProps['variant'];
}) {
  const { number, grade, since } = membership;
  const [strike] = useState(() => !wasSealShown(membership));
  return (
    <AdmissionSheet
      grade={grade}
      institute={texts.institute}
      lead={texts.lead}
      open={texts.open}
      name={(application && documentName(application)) || user.name}
      title={texts.title(gradeLabels[grade].category)}
      seed={user.id}
      facts={[
        { label: texts.number, value: number },
        { label: texts.date, value: formatLongDay(since) },
        { label: texts.signatory, value: '' },
      ]}
      check={texts.check}
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
