import {
  ApiError,
  callMutation,
  type FormProblems,
  formProblems,
  importStatementCall,
  ledgerLimits,
  matchStatement,
  type PaymentMatch,
  paymentQuery,
  queryKeys,
  recordPartPaymentMutation,
  statementLimits,
  statementsQuery,
  undoPaymentCall,
  updatePaymentCall,
  useApiClient,
} from '@imc/api';
import { Button, EmptyState, FileField, Stack, Text } from '@imc/ui';
import {
  type LineOutcome,
  type MatchedLine,
  StatementImports,
  StatementMatches,
  StatementReading,
} from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { count, naira, nairaAndKobo, adminPayments as texts } from '../../content/index.ts';
import { formatDay, formatTimeOfDay, lagosToday } from '../../shared/dates.ts';
import { newKey } from '../../shared/use-submission-key.ts';
import styles from './admin-payments-screen.module.css';
import type { Reading } from './bank-statement/reading.ts';
import { withRole } from './bank-statement/statement-columns.ts';
import { StatementError } from './bank-statement/statement-error.ts';
import type { CreditLine } from './bank-statement/statement-lines.ts';
import { TransferRecorder } from './transfer-recorder.tsx';

const { statement } = texts;

/** Says why a file could not be compared. */
function faultText(error: unknown): string {
  if (error instanceof StatementError) return statement.faults[error.fault];
  return error instanceof ApiError ? statement.faults.notCompared : statement.faults.notRead;
}

/** A comparison of a new file, of the same file read in another way, or of the lines that an earlier comparison left over. */
interface Comparison {
  readonly file: File;
  /** The file with other columns or decisions. Undefined for a new file. */
  readonly again?: Pick<Reading, 'table' | 'roles'> & Partial<Pick<Reading, 'decisions'>>;
  /** Lines that are left over. */
  readonly rest?: readonly CreditLine[];
  readonly controller: AbortController;
}

/** Loads the parsers only when there is a file. */
const loadReader = () => import('./bank-statement/reading.ts');

/** Returns a function that reads a file on this device, with the columns that are kept for its bank. */
function useReader() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return async ({ file, again }: Comparison): Promise<Reading> => {
    const { read, readFile } = await loadReader();
    const today = lagosToday();
    if (again) return read(again.table, { ...again, today });
    if (file.size > statementLimits.bytes) throw new StatementError('tooLarge');
    const { columns: kept } = await queryClient.ensureQueryData(statementsQuery(client));
    return readFile(new Uint8Array(await file.arrayBuffer()), { kept, today });
  };
}

/** Returns a function that begins the import of a file and returns its id. Undefined for a file without any date. */
function useImport() {
  const client = useApiClient();
  const { mutateAsync } = useMutation(callMutation(client, importStatementCall));
  return async ({ table, roles, statement }: Reading, replaces: number | undefined) => {
    if (!statement?.period) return undefined;
    const isCorrected = roles.some((role, column) => role !== table.roles[column]);
    const { import_id } = await mutateAsync({
      account: statement.account,
      from_day: statement.period.from,
      to_day: statement.period.to,
      lines: statement.lines.length,
      unread: statement.unread.length,
      columns: isCorrected ? { shape: table.shape, roles: [...roles] } : undefined,
      replaces,
    });
    return import_id;
  };
}

/** Returns where lines are in their import: at its beginning, or, left over by an earlier comparison, at its end. */
const placeOf = (id: number | undefined, reading: Reading | undefined, lines: readonly CreditLine[]) =>
  id === undefined
    ? undefined
    : { id, from: reading?.statement ? reading.statement.lines.length - lines.length : 0 };

/**
 * Matches the lines of a bank statement with payments. The file stays on the device. Results before a failure or a stop are kept, and the
 * rest can be compared later. A new file replaces an earlier one, even during its comparison (PAY-26).
 */
function useStatement() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const readFile = useReader();
  const beginImport = useImport();
  const [progress, setProgress] = useState<number | 'unknown'>();
  const [lines, setLines] = useState<readonly MatchedLine[]>();
  const [rest, setRest] = useState<readonly CreditLine[]>([]);
  const [reading, setReading] = useState<Reading>();
  const latest = useRef<AbortController>(undefined);
  /** Of the file that is shown. */
  const importId = useRef<number>(undefined);
  useEffect(() => () => latest.current?.abort(), []);

  /** Returns the lines to compare. Undefined without any, or if another file has taken the place of this one. */
  const open = async (comparison: Comparison): Promise<readonly CreditLine[] | undefined> => {
    const isLatest = () => latest.current === comparison.controller;
    setLines(undefined);
    setRest([]);
    if (!comparison.again) setReading(undefined);
    const found = await readFile(comparison);
    if (!isLatest()) return undefined;
    setReading(found);
    if (found.fault) throw new StatementError(found.fault);
    if (!found.statement) return undefined;
    // If the import can't begin, its lines can be compared later.
    setRest(found.statement.lines);
    importId.current = await beginImport(found, comparison.again && importId.current);
    return isLatest() ? found.statement.lines : undefined;
  };

  const compare = useMutation({
    mutationFn: async (comparison: Comparison) => {
      const { controller, rest: left } = comparison;
      const { signal } = controller;
      const isLatest = () => latest.current === controller;
      const found: MatchedLine[] = [];
      setProgress('unknown');
      const todo = left ?? (await open(comparison));
      if (!todo) return;
      try {
        await matchStatement(client, todo, {
          signal,
          imported: placeOf(importId.current, left && reading, todo),
          onMatches: (matches) => {
            for (const match of matches) {
              const line = todo[found.length];
              if (line) found.push({ ...line, ...match });
            }
            if (isLatest()) setProgress(found.length / todo.length);
          },
        });
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        if (isLatest()) {
          // Without any line, only the error is shown.
          if (found.length > 0 || todo.length === 0) setLines((before = []) => [...before, ...found]);
          setRest(todo.slice(found.length));
        }
      }
    },
    onSettled: (_data, _error, { controller }) => {
      if (latest.current === controller) setProgress(undefined);
      // Its result does not wait for the list.
      void queryClient.invalidateQueries({ queryKey: queryKeys.statements });
    },
  });
  const start = (comparison: Omit<Comparison, 'controller'>) => {
    latest.current?.abort();
    latest.current = new AbortController();
    // At once, so that a choice made while the file is read again doesn't undo the one before.
    setReading((before) => before && { ...before, ...comparison.again });
    compare.mutate({ ...comparison, controller: latest.current });
  };
  const change = (changed: (line: MatchedLine) => MatchedLine) => setLines((before) => before?.map(changed));
  return { compare, start, stop: () => latest.current?.abort(), progress, reading, lines, rest, change };
}

/** Returns the line with new facts for the payment of one application. */
const withPayment = (
  line: MatchedLine,
  applicationId: number,
  changed: (match: PaymentMatch) => PaymentMatch,
): MatchedLine =>
  line.matches.some(({ application_id }) => application_id === applicationId)
    ? {
        ...line,
        matches: line.matches.map((match) =>
          match.application_id === applicationId ? changed(match) : match,
        ),
      }
    : line;

/** Returns a function that records a line for a payment and returns the result. All lines then show the updated payment (PAY-25). */
function useRecordLine(change: (changed: (line: MatchedLine) => MatchedLine) => void) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const update = useMutation(callMutation(client, updatePaymentCall));
  const record = useMutation(recordPartPaymentMutation(client));
  // Somebody else has changed the payment. If this reload fails, the next try is refused and reloads again.
  const { mutate: ask } = useMutation({
    mutationFn: (applicationId: number) =>
      queryClient.fetchQuery({ ...paymentQuery(client, applicationId), staleTime: 0 }),
    onSuccess: ({ payment: { application_id, state, amount } }) =>
      change((line) => withPayment(line, application_id, (match) => ({ ...match, state, amount }))),
  });
  const setOutcomeOf = (line: MatchedLine, outcome: LineOutcome | undefined) =>
    change((other) => (other.number === line.number ? { ...other, outcome } : other));
  const refused = (line: MatchedLine, match: PaymentMatch, error: unknown, failed: string): FormProblems => {
    const isRefused = error instanceof ApiError && error.kind === 'refused';
    const message = isRefused ? (error.joined ?? texts.refused) : failed;
    setOutcomeOf(line, { kind: 'refused', message });
    if (isRefused && error.httpStatus === 409) ask(match.application_id);
    return formProblems(error, { refused: texts.refused, failed });
  };
  const undo = useMutation({
    mutationFn: ({ match }: { readonly line: MatchedLine; readonly match: PaymentMatch }) =>
      client(undoPaymentCall, { body: { application_id: match.application_id } }),
    onSuccess: ({ payment_state: state, amount }, { line, match }) => {
      change((other) => withPayment(other, match.application_id, (now) => ({ ...now, amount, state })));
      setOutcomeOf(line, undefined);
      return queryClient.invalidateQueries({ queryKey: queryKeys.adminPayments });
    },
    onError: (error, { line, match }) => void refused(line, match, error, texts.notUndone),
  });
  return async (line: MatchedLine, match: PaymentMatch, isPart: boolean, reason?: string) => {
    const { application_id, reference } = match;
    const setOutcome = (outcome: LineOutcome) => setOutcomeOf(line, outcome);
    const transfer = {
      application_id,
      amount: line.amount,
      value_date: line.value_date ?? undefined,
      bank_reference: line.bank_reference || undefined,
      reason,
      seen_state: match.state,
      seen_amount: match.amount,
    };
    const amount = (match.amount ?? 0) + line.amount;
    setOutcome({ kind: 'saving', applicationId: application_id });
    try {
      if (isPart) {
        const { amount: sum } = await record.mutateAsync({ part: transfer, idempotencyKey: newKey() });
        change((other) => withPayment(other, application_id, (now) => ({ ...now, amount: sum })));
        setOutcome({ kind: 'recorded', message: statement.recorded(reference) });
      } else {
        const { undo_until } = await update.mutateAsync({ ...transfer, state: 'confirmed' });
        change((other) =>
          withPayment(other, application_id, (now) => ({ ...now, amount, state: 'confirmed' })),
        );
        setOutcome(
          undo_until
            ? {
                kind: 'recorded',
                message: statement.confirmed(reference, formatTimeOfDay(undo_until)),
                onUndo: () => undo.mutate({ line, match }),
              }
            : { kind: 'recorded', message: statement.recorded(reference) },
        );
      }
      return undefined;
    } catch (error) {
      return refused(line, match, error, texts.notSent);
    } finally {
      await queryClient.invalidateQueries({ queryKey: queryKeys.adminPayments });
    }
  };
}

/** How the file was read, which can be corrected. Another way reads it again. */
function HowItWasRead({
  reading,
  onReadAgain,
}: {
  reading: Reading;
  onReadAgain: (again: NonNullable<Comparison['again']>) => void;
}) {
  const { table, roles, decisions, statement: read } = reading;
  return (
    <StatementReading
      columns={roles.map((role, column) => ({
        role,
        name: table.header[column] ?? '',
        sample:
          table.rows
            .find(({ cells }) => cells[column]?.trim())
            ?.cells[column]?.trim()
            .slice(0, 60) ?? '',
      }))}
      onRole={(column, role) => onReadAgain({ table, roles: withRole(roles, column, role) })}
      decisions={decisions}
      onDecide={(changed) => onReadAgain({ table, roles, decisions: changed })}
      sums={read?.sums}
      labels={statement.reading}
      formatKobo={nairaAndKobo}
    />
  );
}

/**
 * The field for a bank statement. Below it, if it is shown, how it was read, the lines with their payments
 * (PAY-21, PAY-23, PAY-24), and the statements that were read before (PAY-35). The statement stays while another list is shown.
 */
export function BankStatement({
  shown,
  onPick,
}: {
  shown: boolean;
  /** Called when the user has chosen or dropped a file. */
  onPick: () => void;
}) {
  const { compare, start, stop, progress, reading, lines, rest, change } = useStatement();
  const recordLine = useRecordLine(change);
  const [byHand, setByHand] = useState<MatchedLine>();
  const file = compare.variables?.file;
  const left = progress === undefined && file && rest.length > 0 ? { file, rest } : undefined;
  return (
    <>
      <div className={styles.file} data-shown={shown || undefined}>
        <FileField
          compact
          dropAnywhere
          label={statement.field.label}
          labelHidden
          labels={statement.field}
          accept=".csv,.txt,.xlsx,.ofx,.qfx,.sta,.mt940,.940"
          onPick={(picked) => {
            onPick();
            start({ file: picked });
          }}
          error={compare.isError ? faultText(compare.error) : undefined}
          onCancel={stop}
          note={
            left && (
              <Text size="small">
                {statement.partly(lines?.length ?? 0, (lines?.length ?? 0) + rest.length)}
              </Text>
            )
          }
          {...(left && {
            action: (
              <Button size="small" variant="secondary" onClick={() => start(left)}>
                {statement.goOn}
              </Button>
            ),
          })}
          {...(file && { current: { name: file.name, size: file.size } })}
          {...(progress !== undefined && { progress })}
        />
      </div>
      {shown && (
        <Stack space="5">
          {!file && <EmptyState title={statement.none} text={statement.text} />}
          {reading && file && (
            <HowItWasRead reading={reading} onReadAgain={(again) => start({ file, again })} />
          )}
          {lines && reading?.statement && (
            <StatementMatches
              lines={lines}
              unread={reading.statement.unread}
              onMatch={recordLine}
              onByHand={setByHand}
              labels={statement.matches}
              formatDay={formatDay}
              formatAmount={naira}
              formatCount={count}
              empty={<EmptyState {...statement.empty} />}
            />
          )}
          {byHand && (
            <TransferRecorder
              known={{ ...byHand, payer: byHand.narration.slice(0, ledgerLimits.payer) }}
              firstSearch={byHand.matches[0]?.reference}
              onDone={(message) => {
                change((line) =>
                  line.number === byHand.number ? { ...line, outcome: { kind: 'recorded', message } } : line,
                );
                setByHand(undefined);
              }}
              onClose={() => setByHand(undefined)}
            />
          )}
          <ReadStatements />
        </Stack>
      )}
    </>
  );
}

/** The statements that were read, and the days that none covers (PAY-35). */
function ReadStatements() {
  const { data } = useQuery(statementsQuery(useApiClient()));
  return (
    data && (
      <StatementImports
        imports={data.imports}
        labels={statement.imports}
        formatDay={formatDay}
        formatCount={count}
      />
    )
  );
}
