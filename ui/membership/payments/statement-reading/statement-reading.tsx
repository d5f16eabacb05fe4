import { type ColumnRole, columnRoles } from '@imc/api/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { type Fact, FactList } from '../../../components/content/fact-list/fact-list.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import type { StatementSums } from '../statement-matches/statement-line.ts';

/** How a file is read, decided once for all its lines. */
export interface StatementDecisions {
  readonly decimalMark: '.' | ',';
  readonly dateOrder: 'dayFirst' | 'monthFirst';
  /** What says that an amount came in: its column; a word beside or after it; that it has no minus; or only the balance. */
  readonly directionBy: 'columns' | 'words' | 'sign' | 'balance';
}

type Decision = keyof StatementDecisions;
type DecisionLabels<Name extends Decision> = {
  readonly label: string;
  readonly options: Readonly<Record<StatementDecisions[Name], string>>;
};

export interface StatementReadingLabels extends Readonly<{ [Name in Decision]: DecisionLabels<Name> }> {
  /** Title of the columns: 'Columns of the file'. */
  columns: string;
  /** What to do while a column that is needed is not known. */
  unknownColumns: string;
  /** Name of a column, from 1, which the file may not name. */
  columnName: (name: string, number: number) => string;
  /** A value of the column: 'For example: 05/11/2026'. */
  sample: (text: string) => string;
  /** What a column may hold. */
  roles: Readonly<Record<ColumnRole, string>>;
  /** Title of the decisions: 'How the file is read'. */
  decisions: string;
  sums: Readonly<Record<'title' | 'credits' | 'debits' | 'change' | 'unread', string>> & {
    /** 'The statement says ₦5,000.00', and if it differs. */
    readonly own: (amount: string) => string;
    readonly ownDiffers: (amount: string) => string;
    /** What a difference means, and what to do. */
    readonly differs: string;
  };
}

/** A column of the file. */
export interface StatementColumn {
  readonly name: string;
  /** One of its values. */
  readonly sample: string;
  readonly role: ColumnRole;
}

export interface StatementReadingProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Columns of the file, in its order. */
  columns: readonly StatementColumn[];
  /** Called when the user says what a column holds, counted from 0. */
  onRole: (column: number, role: ColumnRole) => void;
  /** The decisions that were made. */
  decisions: StatementDecisions;
  /** Called with all decisions after the user has changed one. */
  onDecide: (decisions: StatementDecisions) => void;
  /** What was read. Undefined while a column that is needed is not known. */
  sums: StatementSums | undefined;
  /** Texts. */
  labels: StatementReadingLabels;
  /** Formats an amount in kobo. */
  formatKobo: (kobo: number) => string;
}

function DecisionField({
  name,
  decisions,
  onDecide,
  labels,
}: { name: Decision } & Pick<StatementReadingProps, 'decisions' | 'onDecide' | 'labels'>) {
  const { label, options } = labels[name];
  return (
    <SelectField
      size="small"
      label={label}
      value={decisions[name]}
      options={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
      onChange={({ currentTarget }) => onDecide({ ...decisions, [name]: currentTarget.value })}
    />
  );
}

/** Returns what was read beside what the statement says of itself, and whether they differ. */
function sumFacts(
  { own, ...sums }: StatementSums,
  { labels, formatKobo }: Pick<StatementReadingProps, 'labels' | 'formatKobo'>,
): { facts: Fact[]; differ: boolean } {
  const read = { credits: sums.credits, debits: sums.debits, change: sums.credits - sums.debits };
  const facts = (['credits', 'debits', 'change'] as const).map((name) => ({ name, stated: own[name] }));
  const isOff = ({ name, stated }: (typeof facts)[number]) => stated !== undefined && stated !== read[name];
  return {
    differ: facts.some(isOff),
    facts: [
      ...facts.map((fact) => ({
        label: labels.sums[fact.name],
        value: formatKobo(read[fact.name]),
        note:
          fact.stated !== undefined &&
          (isOff(fact) ? labels.sums.ownDiffers : labels.sums.own)(formatKobo(fact.stated)),
      })),
      ...(sums.unread > 0 ? [{ label: labels.sums.unread, value: formatKobo(sums.unread) }] : []),
    ],
  };
}

/** How a bank statement was read: what its columns hold, the decisions for the whole file, and its sums beside its own. All can be corrected (PAY-21). */
export function StatementReading({
  columns,
  onRole,
  decisions,
  onDecide,
  sums,
  labels,
  formatKobo,
  ...rest
}: StatementReadingProps) {
  const [showsColumns, setShowsColumns] = useState(false);
  const read = sums && sumFacts(sums, { labels, formatKobo });
  const options = columnRoles.map((role) => ({ value: role, label: labels.roles[role] }));
  // Only amounts of one column may be told apart in several ways.
  const hasAmount = columns.some(({ role }) => role === 'amount');
  const decided = { decisions, onDecide, labels };
  const fields = (
    <Grid columns={4} space="4">
      {columns.map(({ name, sample, role }, column) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: columns may have equal names, and keep their places.
          key={column}
          size="small"
          label={labels.columnName(name, column + 1)}
          help={sample && labels.sample(sample)}
          value={role}
          options={options}
          onChange={({ currentTarget }) => onRole(column, currentTarget.value as ColumnRole)}
        />
      ))}
    </Grid>
  );
  return (
    <Stack {...rest} space="5">
      {read ? (
        <>
          <Stack as="section" space="3" aria-label={labels.decisions}>
            <Heading level={2} size="card">
              {labels.decisions}
            </Heading>
            <Grid columns={3} space="4">
              <DecisionField name="decimalMark" {...decided} />
              <DecisionField name="dateOrder" {...decided} />
              {hasAmount && <DecisionField name="directionBy" {...decided} />}
            </Grid>
          </Stack>
          {read.differ && <InlineMessage tone="warning">{labels.sums.differs}</InlineMessage>}
          <FactList aria-label={labels.sums.title} layout="spread" items={read.facts} />
          <Button
            size="small"
            variant="secondary"
            aria-expanded={showsColumns}
            onClick={() => setShowsColumns(!showsColumns)}
          >
            {labels.columns}
          </Button>
          {showsColumns && fields}
        </>
      ) : (
        <Stack as="section" space="3" aria-label={labels.columns}>
          <Heading level={2} size="card">
            {labels.columns}
          </Heading>
          <Text measure>{labels.unknownColumns}</Text>
          {fields}
        </Stack>
      )}
    </Stack>
  );
}
