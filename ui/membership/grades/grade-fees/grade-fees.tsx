import type { GradeCode } from '@imc/api/contract';
import type { HTMLAttributes, Ref } from 'react';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { nowrapWords } from '../../shared/nowrap-words.tsx';
import { GradeCard } from '../grade-card/grade-card.tsx';

/** Fees of a grade, in naira. */
export interface GradeFee {
  /** Designatory letters. */
  readonly code: GradeCode;
  /** Name of the grade: 'Associate'. */
  readonly name: string;
  readonly application: number;
  /** Admission and induction fee. Null if the grade has none. */
  readonly admission: number | null;
  /** Sum of both fees. */
  readonly total: number;
  /** Whom the grade is for, in a few words, under its name: 'Over 10 years of consulting'. */
  readonly condition?: string;
}

export interface GradeFeesLabels {
  /** Label of the application fee: 'Application'. */
  application: string;
  /** Label of the admission fee: 'Admission / induction'. */
  admission: string;
  /** Label of the total: 'Total'. */
  total: string;
  /** Shown instead of a fee that a grade does not have: 'none'. */
  none: string;
  /** Text of the button on each card: 'Apply Now'. */
  apply: string;
  /** Accessible name of that button: 'Apply Now for Fellow'. Starts with its visible text. */
  applyFor: (grade: string) => string;
}

export interface GradeFeesProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Grades, in the order shown. */
  grades: readonly GradeFee[];
  /** Texts of the cards. */
  labels: GradeFeesLabels;
  /** Returns the path that the button of a grade links to. */
  applyTo: (grade: GradeCode) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Heading level of the grades' names. Default `3`. */
  headingLevel?: 2 | 3;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** The public fees: one card per grade with a button to apply (S-9.5). */
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
      {grades.map(({ code, name, application, admission, total, condition }) => (
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
            <ButtonLink to={applyTo(code)} variant="secondary" aria-label={labels.applyFor(name)}>
              {labels.apply}
            </ButtonLink>
          }
        >
          {condition && <Text tone="muted">{nowrapWords(condition)}</Text>}
        </GradeCard>
      ))}
    </Grid>
  );
}
