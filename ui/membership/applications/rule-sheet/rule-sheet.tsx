import type { GradeCode, RuleCheck } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import { CircleAlert, CircleCheck, Info } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List, type ListProps } from '../../../layout/list.tsx';
import { Text } from '../../../layout/text/text.tsx';
import styles from './rule-sheet.module.css';

export interface RuleSheetLabels {
  /** Heading: 'Requirements for Associate Member (AIMC)'. */
  title: (grade: GradeCode) => string;
  /** Says that the sheet is advice, and who decides. */
  advice: string;
  /** Word for each result: 'Met', 'Not met yet', 'Not yet known'. */
  results: Readonly<Record<RuleCheck['result'], string>>;
  /** What the result is based on: '14 years since BSc Economics, 2012'. */
  evidence: (check: RuleCheck) => string;
}

export interface RuleSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'style'> {
  /** Grade whose rules are shown. */
  grade: GradeCode;
  /** Published rules of the grade, one line each, in the order of `checks`. */
  requirements: readonly string[];
  /** The rules checked against what was entered. See `checkGradeRules`. */
  checks: readonly RuleCheck[];
  /** Texts of the sheet. */
  labels: RuleSheetLabels;
}

const icons = { met: CircleCheck, notMet: CircleAlert, unknown: Info };

/** The rules without a frame, for a section that has its own heading. */
export function RuleList({
  requirements,
  checks,
  labels,
  dense = false,
  className,
  ...rest
}: Pick<RuleSheetProps, 'requirements' | 'checks' | 'labels'> &
  Omit<ListProps, 'as' | 'children' | 'style'> & {
    /** For staff: smaller, and closer together. Default `false`. */
    dense?: boolean;
  }) {
  return (
    <List {...rest} className={clsx(styles.rules, className)} data-dense={dense || undefined}>
      {checks.map((check, index) => {
        const Icon = icons[check.result];
        return (
          <li key={check.rule} className={styles.rule} data-result={check.result}>
            <Icon className={styles.icon} aria-hidden="true" />
            <div className={styles.content}>
              <p className={styles.requirement}>{requirements[index] ?? ''}</p>
              <p className={styles.evidence}>
                <span className={styles.result}>{`${labels.results[check.result]}.`}</span>{' '}
                <span>{labels.evidence(check)}</span>
              </p>
            </div>
          </li>
        );
      })}
    </List>
  );
}

/**
 * The published rules of a grade, each with what the entered facts say about it: met, not met, or cannot tell. It is advice and blocks
 * nothing. Pass new `checks` as people type; changes are not announced.
 */
export function RuleSheet({ grade, requirements, checks, labels, className, ...rest }: RuleSheetProps) {
  const headingId = useId();
  return (
    <section {...rest} aria-labelledby={headingId} className={clsx(styles.root, className)}>
      <header className={styles.header}>
        <GradeSeal grade={grade} size="large" />
        <Heading level={2} size="card" id={headingId} className={styles.title}>
          {labels.title(grade)}
        </Heading>
      </header>
      <RuleList requirements={requirements} checks={checks} labels={labels} />
      <Text size="caption" tone="muted" className={styles.advice}>
        {labels.advice}
      </Text>
    </section>
  );
}
