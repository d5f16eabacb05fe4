import {
  ApiError,
  callMutation,
  ledgerLimits,
  matchStatement,
  type PaymentMatch,
  paymentQuery,
  queryKeys,
  recordPartPaymentMutation,
  statementLimits,
  undoPaymentCall,
  updatePaymentCall,
  useApiClient,
} from '@imc/api';
import { Button, EmptyState, FileField, Grid, Heading, Stack, Text } from '@imc/ui';
import { type LineOutcome, type MatchedLine, StatementMatches } from '@imc/ui/membership';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { count, naira, adminPayments as texts } from '../../content/index.ts';
import { formatDay, formatTimeOfDay } from '../../shared/dates.ts';
import { newKey } from '../../shared/use-submission-key.ts';
import { decodeText, StatementError } from './bank-statement/decode-text.ts';
import type { CreditLine, Statement } from './bank-statement/read-statement.ts';
import { TransferRecorder } from './transfer-recorder.tsx';

const { statement } = texts;

/** Says why a file could not be compared. */
function faultText(error: unknown): string {
  if (error instanceof StatementError) return statement.faults[error.fault];
  return error instanceof ApiError ? statement.faults.notCompared : statement.faults.notRead;
}

async function readFile(file: File): Promise<Statement> {
  if (file.size > statementLimits.bytes) throw new StatementError('tooLarge');
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  // Load the parser only when there is a file.
  const { readStatement } = await import('./bank-statement/read-statement.ts');
  return readStatement(text);
}

/** A comparison of a new file, or of the lines that an earlier comparison left over. */
interface Comparison {
  readonly file: File;
  /** Lines that are left over. Undefined for a new file. */
  readonly rest?: readonly CreditLine[];
  readonly controller: AbortController;
}

/**
 * Matches the lines of a bank statement with payments. The file stays on the device. Results before a failure or a stop are kept, and the
 * rest can be compared later. A new file replaces an earlier one, even during its comparison (PAY-26).
 */
function useStatement() {
  const client = useApiClient();
  const [progress, setProgress] = useState<number | 'unknown'>();
  const [lines, setLines] = useState<readonly MatchedLine[]>();
  const [rest, setRest] = useState<readonly CreditLine[]>([]);
  const [read, setRead] = useState<Statement>();
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  const compare = useMutation({
    mutationFn: async ({ file, rest: left, controller }: Comparison) => {
      const { signal } = controller;
      const isLatest = () => latest.current === controller;
      const found: MatchedLine[] = [];
      let todo = left ?? [];
      setProgress('unknown');
      if (!left) {
        setLines(undefined);
        setRest([]);
        setRead(undefined);
        const found = await readFile(file);
        if (!isLatest()) return;
        setRead(found);
        todo = found.lines;
      }
      try {
        await matchStatement(client, todo, {
          signal,
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
    },
  });
  const start = (comparison: Omit<Comparison, 'controller'>) => {
    latest.current?.abort();
    latest.current = new AbortController();
    compare.mutate({ ...comparison, controller: latest.current });
  };
  const change = (changed: (line: MatchedLine) => MatchedLine) => setLines((before) => before?.map(changed));
  return { compare, start, stop: () => latest.current?.abort(), progress, read, lines, rest, change };
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
  const refused = (line: MatchedLine, match: PaymentMatch, error: unknown, unanswered: string) => {
    const isRefused = error instanceof ApiError && error.kind === 'refused';
    const message = isRefused ? (error.joined ?? texts.refused) : unanswered;
    setOutcomeOf(line, { kind: 'refused', message });
    if (isRefused && error.httpStatus === 409) ask(match.application_id);
  };
  const undo = useMutation({
    mutationFn: ({ match }: { readonly line: MatchedLine; readonly match: PaymentMatch }) =>
      client(undoPaymentCall, { body: { application_id: match.application_id } }),
    onSuccess: ({ payment_state: state, amount }, { line, match }) => {
      change((other) => withPayment(other, match.application_id, (now) => ({ ...now, amount, state })));
      setOutcomeOf(line, undefined);
      return queryClient.invalidateQueries({ queryKey: queryKeys.adminPayments });
    },
    onError: (error, { line, match }) => refused(line, match, error, texts.notUndone),
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
    } catch (error) {
      refused(line, match, error, texts.notSent);
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.adminPayments });
  };
}

/** The page's heading with the field for a bank statement. Below it, the lines with their payments (PAY-21, PAY-23, PAY-24). */
export function BankStatement({ heading }: { heading: ReactNode }) {
  const titleId = useId();
  const { compare, start, stop, progress, read, lines, rest, change } = useStatement();
  const recordLine = useRecordLine(change);
  const top = useRef<HTMLDivElement>(null);
  const [byHand, setByHand] = useState<MatchedLine>();
  const file = compare.variables?.file;
  const left = progress === undefined && file && rest.length > 0 ? { file, rest } : undefined;
  return (
    <Stack space="5" ref={top}>
      <Grid columns={2} space="5">
        {heading}
        <Stack as="section" space="2" aria-labelledby={titleId}>
          <Heading level={2} size="label" id={titleId}>
            {statement.title}
          </Heading>
          <FileField
            compact
            dropAnywhere
            label={statement.field.label}
            labelHidden
            labels={statement.field}
            help={statement.text}
            accept=".csv,.txt,text/csv,text/plain"
            onPick={(picked) => {
              // A file may be dropped anywhere in a long list.
              top.current?.scrollIntoView({ block: 'nearest' });
              start({ file: picked });
            }}
            error={compare.isError ? faultText(compare.error) : undefined}
            onCancel={stop}
            note={
              read && (
                <>
                  {left && (
                    <Text size="small">
                      {statement.partly(lines?.length ?? 0, (lines?.length ?? 0) + rest.length)}
                    </Text>
                  )}
                  <Text size="caption" tone="muted">
                    {statement.readAs(read.dateOrder, read.decimalMark)}
                  </Text>
                </>
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
        </Stack>
      </Grid>
      {lines && read && (
        <StatementMatches
          lines={lines}
          unread={read.unread}
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
    </Stack>
  );
}
