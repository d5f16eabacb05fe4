import {
  type FeeKind,
  type FormProblems,
  type MatchConfidence,
  type MatchReason,
  type PaymentMatch,
  paymentTexts,
} from '@imc/api/contract';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Card } from '../../../components/content/card/card.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTablePagedLabels,
} from '../../../components/data/data-table/data-table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../../components/feedback/dialog/dialog.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { paymentColumns } from '../admin-payments-table/admin-payments-table-columns.tsx';
import type { UnusualAmountLabels } from '../payment-detail/payment-detail-labels.ts';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import {
  groupOf,
  isRecorded,
  type LineGroup,
  lineGroups,
  type MatchedLine,
  type UnreadLine,
  type UnreadReason,
} from './statement-line.ts';
import styles from './statement-matches.module.css';

export interface StatementMatchesLabels extends DataTablePagedLabels {
  /** Button that records a line by hand: 'Record by hand'. */
  byHand: string;
  /** Heading of each group with its number of lines, and what to do about it. */
  groups: Readonly<Record<LineGroup, { readonly title: (count: string) => string; readonly text: string }>>;
  columns: Readonly<Record<'line' | 'amount' | 'match', string>>;
  /** Shown instead of a date or a reference that the statement does not have: 'No date'. */
  noDate: string;
  /** How sure a match is: 'Sure', 'Likely', 'Possible'. */
  confidence: Readonly<Record<MatchConfidence, string>>;
  /** What speaks for it: 'reference', 'amount', 'name'. */
  reasons: Readonly<Record<MatchReason, string>>;
  /** What speaks against it: 'but it says REFUND'. */
  contradiction: (word: string) => string;
  /** Fee and amount received so far: 'Fee ₦55,000, received ₦20,000'. */
  due: (fee: string, received: string, kind: FeeKind) => string;
  /** Text of the button that confirms the payment: 'Confirm'. The reference is appended for screen readers. */
  confirm: string;
  /** Text of the button that records a part payment: 'Record as part'. */
  part: string;
  /** Accessible name of either button. Starts with its visible text. */
  actionOf: (action: string, reference: string, amount: string) => string;
  /** Shown instead of the button for a payment that was confirmed before. */
  confirmedBefore: string;
  /** Of a line that was recorded just now: 'Recorded'. */
  done: string;
  /** Text of the button that undoes a confirmation: 'Undo'. */
  undo: string;
  /** Shown instead of the button for the admin's own application. */
  own: string;
  /** Where the line was recorded: 'Recorded for IMC-APP-412'. */
  recordedFor: (reference: string) => string;
  /** Which line it is equal to: 'Repeats line 3'. */
  equalTo: (number: number) => string;
  /** Which line takes it back: 'Reversed by line 9'. */
  reversedBy: (number: number) => string;
  /** Shown in the last column for unknown lines. */
  unknown: string;
  /** The lines that were not read: their heading, what to do about them, the headers of the columns, and why each was not read. */
  unread: {
    readonly title: (count: string) => string;
    readonly text: string;
    readonly columns: Readonly<Record<'number' | 'text' | 'reason', string>>;
    readonly line: (number: number) => string;
    /** The cell that could not be read: 'Credit: 3O,000'. */
    readonly cell: (column: string, text: string) => string;
    readonly reasons: Readonly<Record<UnreadReason, string>>;
  };
  /** Confirms all sure matches after their list was read: the button 'Confirm the 12 sure ones', and the dialog with the list. */
  sure: {
    readonly open: (count: string) => string;
    readonly title: (count: string) => string;
    readonly text: string;
    readonly submit: string;
  };
  /** Question before a line is recorded whose amount isn't what is due, or which is equal to an earlier line. */
  question: {
    readonly title: string;
    readonly cancel: string;
    /** Shown when the script that validates the form can't be loaded. */
    readonly unavailable: string;
    /** '₦5,000 was received, ₦30,000 is due. Record it as a part payment?' */
    readonly part: (received: string, due: string) => string;
    /** Before more is recorded than the fee: 'Reason for recording more than the fee'. */
    readonly more: UnusualAmountLabels;
    /** 'This line repeats line 3. Record it as a second transfer?' */
    readonly repeated: (number: number) => string;
    /** Label of a reason that the server asks for, and the error without one: 'Reason'. */
    readonly reason: string;
    readonly reasonRequired: string;
  };
}

export interface StatementMatchesProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Credit lines of the statement, in its order. */
  lines: readonly MatchedLine[];
  /** Lines that were not read. Default: none. */
  unread?: readonly UnreadLine[] | undefined;
  /**
   * Records that a line belongs to a payment. `isPart`: the amount does not complete the fee. `reason`: why more than the fee is recorded, or a
   * bank reference again. Lines whose amount isn't what is due, and repeated ones, are asked about first. Resolves to undefined on success,
   * otherwise to the problems: a problem of the field `reason` asks for one.
   */
  onMatch: (
    line: MatchedLine,
    match: PaymentMatch,
    isPart: boolean,
    reason?: string,
  ) => Promise<FormProblems | undefined>;
  /** Called when the user records a line by hand: for several people, or for nobody yet. Default: it can't be. */
  onByHand?: ((line: MatchedLine) => void) | undefined;
  /** Texts of the lines. */
  labels: StatementMatchesLabels;
  /** Formats a calendar date. */
  formatDay: (date: string) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Formats a number of lines. */
  formatCount: (count: number) => string;
  /** Shown if the statement has no credit lines. */
  empty: ReactNode;
}

type CellProps = Pick<StatementMatchesProps, 'labels' | 'formatAmount'> & {
  /** Called when the user presses the button of a match. */
  onPress: (line: MatchedLine, match: PaymentMatch) => void;
};

const isPartOf = (line: MatchedLine, { fee, amount }: PaymentMatch): boolean =>
  fee !== null && (amount ?? 0) + line.amount < fee;

const pageSize = 25;

function MatchAction({
  line,
  match,
  onPress,
  labels,
  formatAmount,
}: CellProps & { line: MatchedLine; match: PaymentMatch }) {
  const isRefused = match.state === 'confirmed' || match.is_own;
  if (isRefused) {
    return (
      <Text as="span" size="small" tone="muted">
        {match.is_own ? labels.own : labels.confirmedBefore}
      </Text>
    );
  }
  const action = isPartOf(line, match) ? labels.part : labels.confirm;
  const name = labels.actionOf(action, match.reference, formatAmount(line.amount));
  return (
    <Button
      size="small"
      variant={match.confidence === 'high' ? 'primary' : 'secondary'}
      loading={line.outcome?.kind === 'saving' && line.outcome.applicationId === match.application_id}
      aria-label={line.duplicateOf === undefined ? name : `${name}, ${labels.unread.line(line.number)}`}
      data-match-action=""
      onClick={() => onPress(line, match)}
    >
      {action}
    </Button>
  );
}

function Matches({
  line,
  onUndo,
  ...cell
}: CellProps & {
  line: MatchedLine;
  /** Also called when the user undoes the confirmation. */
  onUndo?: () => void;
}) {
  const { labels, formatAmount } = cell;
  if (line.outcome?.kind === 'recorded') {
    const { onUndo: undo } = line.outcome;
    return (
      <InlineMessage
        tone="success"
        role="status"
        action={
          undo && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                undo();
                onUndo?.();
              }}
            >
              {labels.undo}
            </Button>
          )
        }
      >
        {line.outcome.message}
      </InlineMessage>
    );
  }
  // Beside a sure match, guesses are no help.
  const [first] = line.matches;
  const shown = line.matches.filter(
    ({ confidence }) => first?.confidence !== 'high' || confidence === 'high',
  );
  return (
    <Stack space="3">
      {line.outcome?.kind === 'refused' && (
        <InlineMessage tone="failure" role="alert">
          {line.outcome.message}
        </InlineMessage>
      )}
      <Stack as="ul" space="3">
        {shown.map((match) => (
          <li key={match.application_id} className={styles.match}>
            <div className={styles.facts}>
              <TableLines strong main={match.name} sub={match.reference} />
              <Text size="caption" tone="muted" tabular>
                {match.fee !== null &&
                  labels.due(formatAmount(match.fee), formatAmount(match.amount ?? 0), match.fee_kind)}
              </Text>
              <Text size="caption">
                {labels.confidence[match.confidence]}:{' '}
                {match.reasons.map((reason) => labels.reasons[reason]).join(', ')}
                {match.contradiction && `, ${labels.contradiction(match.contradiction)}`}
              </Text>
            </div>
            <MatchAction {...cell} line={line} match={match} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function lastCell(line: MatchedLine, cell: CellProps): ReactNode {
  const { labels } = cell;
  // A line that was recorded by hand has an outcome without a match.
  if (line.outcome && line.matches.length === 0) return <Matches {...cell} line={line} />;
  const group = groupOf(line);
  return group === 'matched' ? undefined : (
    <Text as="span" size="small" tone="muted">
      {
        {
          recorded: labels.recordedFor(line.recorded_for ?? ''),
          duplicate: labels.equalTo(line.duplicateOf ?? 0),
          reversed: labels.reversedBy(line.reversedBy ?? 0),
          unknown: labels.unknown,
        }[group]
      }
    </Text>
  );
}

function ByHand({
  line,
  onByHand,
  labels,
}: Pick<StatementMatchesProps, 'onByHand' | 'labels'> & { line: MatchedLine }) {
  return (
    onByHand &&
    !isRecorded(line) &&
    groupOf(line) !== 'recorded' && (
      <Button
        size="small"
        variant="quiet"
        aria-label={`${labels.byHand}, ${labels.unread.line(line.number)}`}
        onClick={() => onByHand(line)}
      >
        {labels.byHand}
      </Button>
    )
  );
}

/** Date and bank reference. */
const whenOf = (
  { value_date, bank_reference }: MatchedLine,
  { labels, formatDay }: Pick<StatementMatchesProps, 'labels' | 'formatDay'>,
): string => [value_date ? formatDay(value_date) : labels.noDate, bank_reference].filter(Boolean).join(' · ');

/**
 * The lines at the left, the open one with its payments at the right: the chosen one, or the first that is not recorded. The first button of a
 * chosen line has the focus, so that Enter confirms and goes on.
 */
function LineDesk({
  title,
  lines,
  chosen,
  last,
  onChoose,
  formatDay,
  onByHand,
  ...cell
}: CellProps &
  Pick<StatementMatchesProps, 'lines' | 'formatDay' | 'onByHand'> & {
    title: string;
    /** Numbers of the chosen line, and of the one that was recorded last. */
    chosen: number | undefined;
    last: number | undefined;
    onChoose: (number: number) => void;
  }) {
  const { labels, formatAmount } = cell;
  const detail = useRef<HTMLDivElement>(null);
  const found = lines.findIndex(({ number }) => number === chosen);
  const index = found >= 0 ? found : lines.findIndex((line) => !isRecorded(line));
  const open = lines[index] ?? lines[0];
  const recorded = lines.find((line) => line.number === last && line !== open && isRecorded(line));
  const [page, setPage] = useState(1);
  useEffect(() => {
    if (found < 0) return;
    setPage(Math.floor(found / pageSize) + 1);
    const { current } = detail;
    (current?.querySelector<HTMLElement>('[data-match-action]') ?? current?.querySelector('h3'))?.focus();
  }, [found]);
  return (
    <div className={styles.desk}>
      <DataTable
        caption={title}
        density="dense"
        stickyHeader={false}
        columns={paymentColumns<MatchedLine>({
          headers: { name: labels.columns.line, amount: labels.columns.amount, note: labels.columns.match },
          nameOf: ({ matches: [match] }) => match?.name ?? labels.unknown,
          openLabelOf: ({ matches: [match], number }) =>
            `${match?.name ?? labels.unknown}, ${labels.unread.line(number)}`,
          referenceOf: ({ matches: [match] }) => match?.reference,
          amountOf: ({ amount }) => formatAmount(amount),
          noteOf: (line) =>
            isRecorded(line) ? labels.done : line.matches[0] && labels.confidence[line.matches[0].confidence],
          onOpen: ({ number }) => onChoose(number),
        })}
        rows={lines}
        rowKey={({ number }) => number}
        isCurrent={(line) => line === open}
        onRowClick={({ number }) => onChoose(number)}
        pageSize={pageSize}
        view={{ page }}
        onViewChange={(view) => setPage(view.page ?? 1)}
        labels={{ ...labels, pages: { ...labels.pages, nav: title } }}
        empty={null}
        noMatch={() => null}
      />
      {open && (
        <div ref={detail} className={styles.detail}>
          <Card key={open.number}>
            <div className={styles.pair}>
              <Stack space="2">
                <Text size="caption" tone="muted">
                  {labels.columns.line}
                </Text>
                <Heading level={3} size="section" tabIndex={-1}>
                  {formatAmount(open.amount)}
                </Heading>
                <Text size="small" tone="muted">
                  {whenOf(open, { labels, formatDay })}
                </Text>
                <Text size="small">
                  <bdi className={styles.narration}>{open.narration}</bdi>
                </Text>
              </Stack>
              <Stack space="2">
                <Text size="caption" tone="muted">
                  {labels.columns.match}
                </Text>
                {open.matches.length > 0 && <Matches {...cell} line={open} />}
                {lastCell(open, cell)}
                <Cluster>
                  <ByHand {...{ line: open, onByHand, labels }} />
                </Cluster>
              </Stack>
              {recorded && <Matches {...cell} line={recorded} onUndo={() => onChoose(recorded.number)} />}
            </div>
          </Card>
        </div>
      )}
    </div>
  );
}

const columnsFor = ({
  formatDay,
  onByHand,
  ...cell
}: CellProps &
  Pick<StatementMatchesProps, 'formatDay' | 'onByHand'>): readonly DataTableColumn<MatchedLine>[] => [
  {
    key: 'line',
    header: cell.labels.columns.line,
    rowHeader: true,
    cell: (line) => (
      <TableLines
        main={whenOf(line, { labels: cell.labels, formatDay })}
        sub={<bdi className={styles.narration}>{line.narration}</bdi>}
      />
    ),
  },
  {
    key: 'amount',
    header: cell.labels.columns.amount,
    area: 'status',
    align: 'end',
    noWrap: true,
    width: '8rem',
    cell: ({ amount }) => <span className={styles.amount}>{cell.formatAmount(amount)}</span>,
  },
  {
    key: 'match',
    header: cell.labels.columns.match,
    area: 'line',
    cell: (line) => lastCell(line, cell),
  },
  {
    key: 'by-hand',
    header: cell.labels.byHand,
    headerHidden: true,
    area: 'extra',
    width: '10.5rem',
    cell: (line) => <ByHand line={line} onByHand={onByHand} labels={cell.labels} />,
  },
];

const unreadColumns = ({
  columns,
  line,
  cell: cellOf,
  reasons,
}: StatementMatchesLabels['unread']): readonly DataTableColumn<UnreadLine>[] => [
  {
    key: 'number',
    header: columns.number,
    rowHeader: true,
    width: '8rem',
    cell: ({ number }) => line(number),
  },
  {
    key: 'text',
    header: columns.text,
    area: 'line',
    cell: ({ text }) => (
      <bdi className={styles.narration}>
        <Text as="span" size="small">
          {text}
        </Text>
      </bdi>
    ),
  },
  {
    key: 'reason',
    header: columns.reason,
    area: 'extra',
    width: '16rem',
    cell: ({ reason, cell }) => (
      <TableLines main={reasons[reason]} sub={cell && cellOf(cell.name, cell.text)} />
    ),
  },
];

function LineTable<Line extends { readonly number: number }>({
  title,
  text,
  action,
  columns,
  rows,
  labels,
  children,
}: {
  title: string;
  text: string;
  action?: ReactNode;
  /** Instead of the table. */
  children?: ReactNode;
  columns: readonly DataTableColumn<Line>[];
  rows: readonly Line[];
  labels: StatementMatchesLabels;
}) {
  return (
    <Stack as="section" space="3" aria-label={title}>
      <Heading level={2} size="card">
        {title}
      </Heading>
      <Text size="small" tone="muted" measure>
        {text}
      </Text>
      {action}
      {children || (
        <DataTable
          caption={title}
          density="dense"
          stickyHeader={false}
          columns={columns}
          rows={rows}
          rowKey={({ number }) => number}
          pageSize={pageSize}
          labels={{ ...labels, pages: { ...labels.pages, nav: title } }}
          empty={null}
          noMatch={() => null}
        />
      )}
    </Stack>
  );
}

/** Returns the question before a line is recorded. Undefined if its amount is what is due. */
function questionFor(
  line: MatchedLine,
  { fee, amount }: PaymentMatch,
  { labels, formatAmount }: Pick<CellProps, 'labels' | 'formatAmount'>,
) {
  const { question } = labels;
  const sum = (amount ?? 0) + line.amount;
  const repeated = line.duplicateOf === undefined ? '' : `${question.repeated(line.duplicateOf)} `;
  if (fee !== null && sum < fee) {
    const due = formatAmount(fee - (amount ?? 0));
    return { message: repeated + question.part(formatAmount(line.amount), due), reason: undefined };
  }
  if (fee === null || sum === fee)
    return repeated ? { message: repeated.trim(), reason: undefined } : undefined;
  const { message, reason } = question.more;
  return {
    message: repeated + message(formatAmount(sum), formatAmount(fee), formatAmount(sum - fee)),
    reason: { label: reason, required: paymentTexts.reasonRequired },
  };
}

/** The line about which is asked, by number and application, for either may change meanwhile. `why`: the reason that the server asks for. */
interface Asked {
  readonly number: number;
  readonly applicationId: number;
  readonly why?: string;
}

/** Returns the function that records a line, after a question if its amount isn't what is due, and the dialog that asks it. */
function useQuestion({
  lines,
  onMatch,
  labels,
  formatAmount,
}: Pick<StatementMatchesProps, 'lines' | 'onMatch' | 'labels' | 'formatAmount'>) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const line = lines.find(({ number }) => number === asked?.number);
  const match = line?.matches.find(({ application_id }) => application_id === asked?.applicationId);
  const record = async (to: MatchedLine, found: PaymentMatch, ...reason: [string?]) => {
    const problems = await onMatch(to, found, isPartOf(to, found), ...reason);
    const why = problems?.fields.reason;
    if (why) setAsked({ number: to.number, applicationId: found.application_id, why });
    return problems;
  };
  const press = (to: MatchedLine, found: PaymentMatch) => {
    if (questionFor(to, found, { labels, formatAmount }))
      setAsked({ number: to.number, applicationId: found.application_id });
    else void record(to, found);
  };
  const { question } = labels;
  const shown =
    asked && line && match
      ? asked.why
        ? { message: asked.why, reason: { label: question.reason, required: question.reasonRequired } }
        : questionFor(line, match, { labels, formatAmount })
      : undefined;
  const submit = line && match && isPartOf(line, match) ? labels.part : labels.confirm;
  const dialog =
    line && match && shown?.reason ? (
      <ReasonDialog
        open
        text={shown.message}
        labels={{
          ...question,
          submit,
          close: question.cancel,
          reason: shown.reason.label,
          reasonRequired: shown.reason.required,
        }}
        onClose={close}
        onSubmit={async ({ reason }) => {
          const problems = await onMatch(line, match, isPartOf(line, match), reason);
          if (!problems) close();
          return problems;
        }}
      />
    ) : (
      <ConfirmDialog
        open={shown !== undefined}
        title={question.title}
        message={shown?.message ?? ''}
        cancelLabel={question.cancel}
        confirmLabel={submit}
        onConfirm={() => {
          close();
          if (line && match) void record(line, match, undefined);
        }}
        onClose={close}
      />
    );
  return { press, dialog };
}

interface SureMatch {
  readonly line: MatchedLine;
  readonly match: PaymentMatch;
}

/** Matches that are sure and complete what is due, one for each application. */
function sureMatches(lines: readonly MatchedLine[]): readonly SureMatch[] {
  const sure = new Map<number, SureMatch>();
  for (const line of lines) {
    const [match] = line.matches;
    if (!match || groupOf(line) !== 'matched' || line.outcome) continue;
    const { application_id, confidence, state, is_own, fee, amount } = match;
    const isDue = fee !== null && (amount ?? 0) + line.amount === fee;
    if (confidence === 'high' && isDue && state !== 'confirmed' && !is_own && !sure.has(application_id))
      sure.set(application_id, { line, match });
  }
  return [...sure.values()];
}

/** Confirms the sure matches one after the other, once the user has read their list. */
function SureMatches({
  sure,
  onMatch,
  labels: { sure: texts, question },
  formatAmount,
  formatCount,
}: { sure: readonly SureMatch[] } & Pick<
  StatementMatchesProps,
  'onMatch' | 'labels' | 'formatAmount' | 'formatCount'
>) {
  const [shown, setShown] = useState<readonly SureMatch[]>();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setShown(undefined);
  return (
    <>
      {sure.length > 1 && (
        <Cluster>
          <Button onClick={() => setShown(sure)}>{texts.open(formatCount(sure.length))}</Button>
        </Cluster>
      )}
      <Dialog
        open={shown !== undefined}
        title={texts.title(formatCount(shown?.length ?? 0))}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {question.cancel}
            </Button>
            <Button
              loading={isBusy}
              onClick={async () => {
                setIsBusy(true);
                // What is refused stays in the list, with the reason.
                for (const { line, match } of shown ?? []) await onMatch(line, match, false);
                setIsBusy(false);
                close();
              }}
            >
              {texts.submit}
            </Button>
          </>
        }
      >
        <Stack space="4">
          <Text>{texts.text}</Text>
          <ul className={styles.sure}>
            {shown?.map(({ line, match }) => (
              <li key={match.application_id} className={styles.match}>
                <TableLines strong className={styles.facts} main={match.name} sub={match.reference} />
                <span className={styles.amount}>{formatAmount(line.amount)}</span>
              </li>
            ))}
          </ul>
        </Stack>
      </Dialog>
    </>
  );
}

/**
 * The credit lines of a bank statement in groups: those that may belong to a payment, each beside its payments; unknown ones; repeated ones; those
 * that were recorded before; and lines that could not be read (PAY-24). Everything that the file says is shown as plain text.
 */
export function StatementMatches({
  lines,
  unread = [],
  onMatch,
  onByHand,
  labels,
  formatDay,
  formatAmount,
  formatCount,
  empty,
  ...rest
}: StatementMatchesProps) {
  const groups = useMemo(() => Map.groupBy(lines, groupOf), [lines]);
  const [chosen, setChosen] = useState<number>();
  const [last, setLast] = useState<number>();
  const record: StatementMatchesProps['onMatch'] = async (line, ...match) => {
    const problems = await onMatch(line, ...match);
    if (problems) return problems;
    const others = groups.get(groupOf(line)) ?? [];
    const place = others.findIndex(({ number }) => number === line.number);
    const waits = (other: MatchedLine) => other.number !== line.number && !isRecorded(other);
    setLast(line.number);
    setChosen((others.slice(place).find(waits) ?? others.find(waits) ?? line).number);
    return undefined;
  };
  const { press, dialog } = useQuestion({ lines, onMatch: record, labels, formatAmount });
  if (lines.length === 0 && unread.length === 0) return empty;
  const cell = { onPress: press, labels, formatAmount };
  const columns = columnsFor({ ...cell, onByHand, formatDay });
  return (
    <Stack {...rest} space="8">
      {dialog}
      {unread.length > 0 && (
        <LineTable
          title={labels.unread.title(formatCount(unread.length))}
          text={labels.unread.text}
          columns={unreadColumns(labels.unread)}
          rows={unread}
          labels={labels}
        />
      )}
      {lineGroups.map((group) => {
        const found = groups.get(group);
        const { title, text } = labels.groups[group];
        return (
          found && (
            <LineTable
              key={group}
              title={title(formatCount(found.length))}
              text={text}
              action={
                group === 'matched' && (
                  <SureMatches
                    sure={sureMatches(found)}
                    {...{ onMatch, labels, formatAmount, formatCount }}
                  />
                )
              }
              columns={columns}
              rows={found}
              labels={labels}
            >
              {(group === 'matched' ||
                (group === 'duplicate' && found.some(({ matches }) => matches[0]))) && (
                <LineDesk
                  {...cell}
                  {...{ chosen, last, formatDay, onByHand }}
                  title={title(formatCount(found.length))}
                  lines={found}
                  onChoose={setChosen}
                />
              )}
            </LineTable>
          )
        );
      })}
    </Stack>
  );
}
