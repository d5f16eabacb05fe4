import { type ApplicationStatus, canChooseStatus, decisionChoices } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Skeleton } from '../../../components/feedback/skeleton/skeleton.tsx';
import { CircleCheck, Info, TriangleAlert } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import { Text } from '../../../layout/text/text.tsx';
import styles from './decision-box.module.css';

/** `open` speaks against approving; `unknown` the facts alone can't tell. */
type CheckResult = 'met' | 'open' | 'unknown';

/** One thing to look at before an approval. */
export interface DecisionCheck {
  /** What was checked: 'Payment'. */
  readonly name: string;
  /** What was found, in a few words: '₦25,000 of ₦30,000 confirmed'. */
  readonly text: string;
  /** What speaks against approving, in sentences, as the dialog repeats them. */
  readonly open: readonly string[];
  /** Whether the facts alone can't tell. Default `false`. */
  readonly isUnknown?: boolean;
}

export interface DecisionBoxLabels {
  /** Heading: 'Application Status'. */
  status: string;
  /** Accessible name of the checks: 'Before you decide'. */
  checks: string;
  /** Word for each result: 'OK', 'Warning', 'To check'. */
  results: Readonly<Record<CheckResult, string>>;
  /** Text of the button for each status: 'Approve', or 'Approve with 3 warnings', 'Set to pending', 'Reject'. */
  decide: (status: ApplicationStatus, points: number) => string;
}

export interface DecisionBoxProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** What the decision depends on. */
  application: { readonly status: ApplicationStatus; readonly withdrawnAt: string | null };
  /** Level of the heading. Default 2. */
  level?: 2 | 3;
  /** What was checked, one line each. Undefined while it is loading. */
  checks: readonly DecisionCheck[] | undefined;
  /** Texts of the box. */
  labels: DecisionBoxLabels;
  /** The select of the status, beside its badge. Default: none. */
  select?: ReactNode;
  /** Who decided or recommends what, under the status. */
  children?: ReactNode;
  /** The proof of payment, under the buttons. Default: none. */
  proof?: ReactNode;
  /** Why nobody or this user can't decide, shown instead of the buttons. Default: the user can. */
  readOnly?: string | undefined;
  /** Status that is being saved. Undefined if no request is pending. */
  pendingStatus?: ApplicationStatus | undefined;
  /** Called with the status of a button. */
  onDecide: (status: ApplicationStatus) => void;
}

const icons = { met: CircleCheck, open: TriangleAlert, unknown: Info };

const resultOf = ({ open, isUnknown }: DecisionCheck): CheckResult => {
  if (open.length > 0) return 'open';
  return isUnknown ? 'unknown' : 'met';
};

/**
 * The status, what was checked before an approval, and under it the buttons that decide (APP-52, APP-54): *Approve* is the main action only if nothing is
 * open, and otherwise says how much is. Nothing is prevented. It is short enough never to scroll.
 */
export function DecisionBox({
  application,
  level = 2,
  checks,
  labels,
  select,
  children,
  proof,
  readOnly,
  pendingStatus,
  onDecide,
  className,
  ...rest
}: DecisionBoxProps) {
  const headingId = useId();
  const points = checks?.reduce((sum, { open }) => sum + open.length, 0) ?? 0;
  const isOpen = points > 0 && application.status !== 'approved';
  const approve = checks && !isOpen ? 'primary' : 'secondary';
  return (
    <section {...rest} aria-labelledby={headingId} className={clsx(styles.root, className)}>
      <div className={styles.status}>
        <Heading level={level} size="label" id={headingId}>
          {labels.status}
        </Heading>
        <StatusBadge kind="application" status={application.status} />
        {select}
      </div>
      {children}
      {!checks && <Skeleton shape="block" height="10rem" />}
      {checks && checks.length > 0 && (
        <List aria-label={labels.checks} className={styles.checks}>
          {checks.map((check) => {
            const result = resultOf(check);
            const Icon = icons[result];
            return (
              <li key={check.name} className={styles.check} data-result={result}>
                <Icon aria-hidden className={styles.icon} />
                <strong>{check.name}</strong>
                <span className={styles.result}>{labels.results[result]}</span>
                <span className={styles.text}>{check.text}</span>
              </li>
            );
          })}
        </List>
      )}
      {readOnly === undefined ? (
        <div className={styles.buttons} data-print="none">
          {decisionChoices
            .filter((choice) => application.status !== choice)
            .map((choice) => (
              <Button
                key={choice}
                size="small"
                variant={
                  choice === 'rejected' ? 'destructive' : choice === 'approved' ? approve : 'secondary'
                }
                disabled={!canChooseStatus(application, choice)}
                loading={pendingStatus === choice}
                onClick={() => onDecide(choice)}
              >
                {labels.decide(choice, isOpen ? points : 0)}
              </Button>
            ))}
        </div>
      ) : (
        <Text size="small" data-print="none">
          {readOnly}
        </Text>
      )}
      {proof}
    </section>
  );
}
