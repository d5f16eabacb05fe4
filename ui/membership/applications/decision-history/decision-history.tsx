import type { HistoryStep } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { Check, Clock, FileText, Minus, RotateCw, X } from '../../../icons/icons.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import styles from './decision-history.module.css';

/** What happened in a step. */
type StepKind = 'submitted' | 'undone' | HistoryStep['to_status'];

export interface DecisionHistoryLabels {
  /** Accessible name of the list: 'History'. */
  title: string;
  /** What happened: 'Submitted', 'Approved', 'Decision undone'. */
  steps: Readonly<Record<StepKind, string>>;
  /** From which status to which: 'pending to approved'. */
  change: (from: string, to: string) => string;
  /** Who, and when: 'Grace Sample, 4 May 2026, 10:42'. */
  by: (name: string, moment: string) => string;
  /** Shown at a decision that was undone: 'Undone'. */
  takenBack: string;
  /** Before the reason: 'To the applicant'. */
  reason: string;
  /** Before the note: 'Internal'. */
  note: string;
}

export interface DecisionHistoryProps extends Omit<ComponentPropsWithRef<'ol'>, 'style' | 'children'> {
  /** Steps, oldest first. They are shown newest first. */
  steps: readonly HistoryStep[];
  /** Texts of the history. */
  labels: DecisionHistoryLabels;
  /** Formats a UTC ISO time as day and time. */
  formatMoment: (time: string) => string;
}

const icons: Record<StepKind, typeof Check> = {
  submitted: FileText,
  approved: Check,
  rejected: X,
  pending: Clock,
  withdrawn: Minus,
  undone: RotateCw,
};

const kindOf = ({ from_status, to_status, undoes }: HistoryStep): StepKind => {
  if (undoes !== null) return 'undone';
  return from_status === null ? 'submitted' : to_status;
};

function Step({
  step,
  labels,
  formatMoment,
}: { step: HistoryStep } & Pick<DecisionHistoryProps, 'labels' | 'formatMoment'>) {
  const { from_status, to_status, changed_by, changed_at, reason, note, undone } = step;
  const kind = kindOf(step);
  const Icon = icons[kind];
  return (
    <li className={styles.step}>
      <span className={styles.icon} data-kind={kind}>
        <Icon aria-hidden />
      </span>
      <p className={styles.title} data-undone={undone || undefined}>
        <strong>{labels.steps[kind]}</strong>
        {from_status !== null && <span> {labels.change(from_status, to_status)}</span>}
      </p>
      {undone && <p className={styles.takenBack}>{labels.takenBack}</p>}
      <p className={styles.by}>{labels.by(changed_by, formatMoment(changed_at))}</p>
      {[
        [labels.reason, reason],
        [labels.note, note],
      ].map(
        ([label, text]) =>
          text && (
            <div key={label} className={styles.words}>
              <p className={styles.label}>{label}</p>
              <p className={styles.text} dir="auto">
                {text}
              </p>
            </div>
          ),
      )}
    </li>
  );
}

/** Who did what to an application, newest first, with what was written about it (APP-65). */
export function DecisionHistory({ steps, labels, formatMoment, className, ...rest }: DecisionHistoryProps) {
  return (
    <Stack as="ol" space="0" {...rest} aria-label={labels.title} className={className}>
      {steps.toReversed().map((step) => (
        <Step key={step.id} step={step} labels={labels} formatMoment={formatMoment} />
      ))}
    </Stack>
  );
}
