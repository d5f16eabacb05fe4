import {
  ApiError,
  matchStatement,
  type PaymentMatch,
  queryKeys,
  recordPartPaymentMutation,
  statementLimits,
  updatePaymentMutation,
  useApiClient,
} from '@imc/api';
import { EmptyState, FileField, Grid, Heading, Stack } from '@imc/ui';
import { type LineOutcome, type MatchedLine, StatementMatches } from '@imc/ui/membership';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { count, naira, adminPayments as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { newKey } from '../../shared/use-submission-key.ts';
import { decodeText, StatementError } from './bank-statement/decode-text.ts';

const { statement } = texts;

/** Returns why a file could not be compared. */
function faultText(error: unknown): string {
  if (error instanceof StatementError) return statement.faults[error.fault];
  return error instanceof ApiError ? statement.faults.notCompared : statement.faults.notRead;
}

/** Matches the lines of a bank statement with the payments. The file stays on the device. */
function useStatement() {
  const client = useApiClient();
  const [progress, setProgress] = useState<number | 'unknown'>();
  const [lines, setLines] = useState<readonly MatchedLine[]>([]);
  const compare = useMutation({
    mutationFn: async (file: File) => {
      setProgress('unknown');
      if (file.size > statementLimits.bytes) throw new StatementError('tooLarge');
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      // The parser is only loaded for a file.
      const { readStatement } = await import('./bank-statement/read-statement.ts');
      const read = readStatement(text);
      const found = await matchStatement(client, read, setProgress);
      return read.flatMap((line, index) => {
        const match = found[index];
        return match ? [{ ...line, ...match }] : [];
      });
    },
    onSuccess: setLines,
    onSettled: () => setProgress(undefined),
  });
  const setOutcome = (number: number, outcome: LineOutcome) =>
    setLines((before) => before.map((line) => (line.number === number ? { ...line, outcome } : line)));
  return { compare, progress, lines, setOutcome };
}

/** Returns the function that records a line for a payment, and says what became of it. */
function useRecordLine(setOutcome: (number: number, outcome: LineOutcome) => void) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const update = useMutation(updatePaymentMutation(client));
  const record = useMutation(recordPartPaymentMutation(client));
  return async (line: MatchedLine, match: PaymentMatch, isPart: boolean) => {
    const { application_id, reference } = match;
    const transfer = {
      application_id,
      amount: line.amount,
      value_date: line.value_date ?? undefined,
      bank_reference: line.bank_reference || undefined,
      seen_state: match.state,
      seen_amount: match.amount,
    };
    setOutcome(line.number, { kind: 'saving', applicationId: application_id });
    try {
      if (isPart) {
        await record.mutateAsync({ part: transfer, idempotencyKey: newKey() });
        setOutcome(line.number, { kind: 'recorded', message: statement.recorded(reference) });
      } else {
        const { receipt_number } = await update.mutateAsync({ ...transfer, state: 'confirmed' });
        const message = statement.confirmed(reference, receipt_number ?? '');
        setOutcome(line.number, { kind: 'recorded', message });
      }
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused';
      const message = isRefused ? (error.joined ?? texts.refused) : texts.notSent;
      setOutcome(line.number, { kind: 'refused', message });
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.adminPayments });
  };
}

/** The head of the page with the field for a bank statement, and below it the lines of one, compared with the payments (S-12.88 to S-12.90). */
export function BankStatement({ heading }: { heading: ReactNode }) {
  const titleId = useId();
  const { compare, progress, lines, setOutcome } = useStatement();
  const recordLine = useRecordLine(setOutcome);
  const top = useRef<HTMLDivElement>(null);
  const file = compare.variables;
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
              compare.mutate(picked);
            }}
            error={compare.isError ? faultText(compare.error) : undefined}
            {...(file && { current: { name: file.name, size: file.size } })}
            {...(progress !== undefined && { progress })}
          />
        </Stack>
      </Grid>
      {compare.isSuccess && (
        <StatementMatches
          lines={lines}
          onMatch={recordLine}
          labels={statement.matches}
          formatDay={formatDay}
          formatAmount={naira}
          formatCount={count}
          empty={<EmptyState {...statement.empty} />}
        />
      )}
    </Stack>
  );
}
