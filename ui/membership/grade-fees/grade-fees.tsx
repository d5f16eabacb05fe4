import type { GradeCode } from '@imc/api/contract';
import type { HTMLAttributes, Ref } from 'react';
import { ButtonLink } from '../../components/actions/button/button-link.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { GradeCard } from '../../patterns/grade-card/grade-card.tsx';

/** What a grade costs, in naira. */
export interface GradeFee {
  /** Designatory letters. */
  readonly code: GradeCode;
  /** Name of the grade: 'Associate'. */
  readonly name: string;
  /** Fee of the application. */
  readonly application: number;
  /** Fee of admission and induction; null where the grade has none. */
  readonly admission: number | null;
  /** What both come to. */
  readonly total: number;
}

/** Every word of the fees. */
export interface GradeFeesLabels {
  /** Before the fee of the application: 'Application'. */
  application: string;
  /** Before the fee of admission: 'Admission / induction'. */
  admission: string;
  /** Before the sum: 'Total'. */
  total: string;
  /** In place of a fee that a grade does not have: 'none'. */
  none: string;
  /** Words on the button of each card: 'Apply Now'. */
  apply: string;
  /** Name of that button: 'Apply Now for Fellow'. Begins with the words on it. */
  applyFor: (grade: string) => string;
}

export interface GradeFeesProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The grades, in the order shown. */
  grades: readonly GradeFee[];
  /** Every word of the cards. */
  labels: GradeFeesLabels;
  /** Path that the buttons lead to. */
  applyTo: string;
  /** Writes an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Level of the grades' names in the outline. Default `3`. */
  headingLevel?: 2 | 3;
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/** The public fee table as a card for each grade, with its way to apply (S-9.5). */
export function GradeFees({
  grades,
  labels,
  applyTo,
  formatAmount,
  headingLevel = 3,
  ...rest
}: GradeFeesProps) {
  return (
    <Grid {...rest} as="ul" columns={3} ruled>
      {grades.map(({ code, name, application, admission, total }) => (
        <GradeCard
          key={code}
          as="li"
          grade={code}
          name={name}
          headingLevel={headingLevel}
          fees={[
            { label: labels.application, value: formatAmount(application) },
            { label: labels.admission, value: admission === null ? labels.none : formatAmount(admission) },
          ]}
          total={{ label: labels.total, value: formatAmount(total) }}
          action={
            <ButtonLink to={applyTo} aria-label={labels.applyFor(name)}>
              {labels.apply}
            </ButtonLink>
          }
        />
      ))}
    </Grid>
  );
}
