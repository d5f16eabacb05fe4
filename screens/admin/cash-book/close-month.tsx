import { type CashBook, type CashBookPeriod, closeMonthCall } from '@imc/api';
import { Button, Cluster, ConfirmDialog, Text } from '@imc/ui';
import { useState } from 'react';
import { naira, cashBook as texts } from '../../content/index.ts';
import { useLedgerCall } from '../payments/use-ledger.ts';
import { periodOf } from './periods.ts';

/** Says which months are closed, and closes the next one (PAY-33), which has to be in view: its closing balance is what becomes final. */
export function CloseMonth({
  book: { to, from, closing, closed_through, next_month },
  onPeriod,
  onDone,
}: {
  book: CashBook;
  /** Called to show the month. */
  onPeriod: (period: CashBookPeriod) => void;
  /** Called with a message. */
  onDone: (message: string) => void;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = useLedgerCall(closeMonthCall, {
    onDone: (message) => {
      setIsAsked(false);
      onDone(message);
    },
  });
  const whole = next_month ? periodOf(next_month) : undefined;
  const isShown = whole?.from === from && whole.to === to;
  return (
    <Cluster justify="between" space="4" data-print="none">
      <Text tone="muted">
        {closed_through === null ? texts.close.none : texts.close.through(closed_through)}
      </Text>
      {next_month && whole && (
        <Button
          variant={isShown ? 'primary' : 'secondary'}
          onClick={() => {
            setError(undefined);
            if (isShown) setIsAsked(true);
            else onPeriod(whole);
          }}
        >
          {isShown ? texts.close.submit(next_month) : texts.close.show(next_month)}
        </Button>
      )}
      {next_month && (
        <ConfirmDialog
          open={isAsked}
          title={texts.close.title(next_month)}
          message={texts.close.message(next_month, naira(closing))}
          cancelLabel={texts.close.cancel}
          confirmLabel={texts.close.submit(next_month)}
          busy={isBusy}
          error={error}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            setIsBusy(true);
            const problems = await close({ month: next_month, seen_closing: closing });
            setIsBusy(false);
            setError(problems?.message);
          }}
        />
      )}
    </Cluster>
  );
}
