import {
  categoryWithLetters,
  formProblems,
  useFormMutation,
  type VerifiedReceipt,
  verifyReceiptMutation,
} from '@imc/api';
import { Button, FactList, Heading, InlineMessage, Stack, Text } from '@imc/ui';
import { ReceiptCodeForm } from '@imc/ui/membership';
import { useEffect, useRef, useState } from 'react';
import { naira } from '../../content/money.ts';
import {
  receiptCodeLabels,
  reversedReceipt,
  verifyReceipt as texts,
  verifyReceiptPage,
} from '../../content/receipts.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export interface VerifyReceiptScreenProps {
  /** Code in the address, which fills in the field. Empty if it has none. */
  code: string;
}

const failureTexts = { refused: texts.refused, failed: receiptCodeLabels.unavailable };

/** What anyone may see of a genuine receipt. */
function Genuine({ receipt, onReset }: { receipt: VerifiedReceipt; onReset: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { facts } = texts;
  return (
    <Stack space="6">
      <Heading level={1} ref={heading} tabIndex={-1}>
        {receipt.number}
      </Heading>
      {receipt.reversed_at && receipt.credit_note ? (
        <InlineMessage tone="failure" title={reversedReceipt.title}>
          {reversedReceipt.text(formatLongDay(receipt.reversed_at), receipt.credit_note)}
        </InlineMessage>
      ) : (
        <InlineMessage tone="success">{texts.genuine}</InlineMessage>
      )}
      <FactList
        items={[
          { label: facts.amount, value: naira(receipt.amount) },
          { label: facts.grade, value: categoryWithLetters(receipt.grade) },
          { label: facts.initials, value: receipt.initials || facts.noInitials },
          { label: facts.date, value: formatLongDay(receipt.issued_at) },
        ]}
      />
      <Text tone="muted">{texts.compare}</Text>
      <Button variant="secondary" fullWidth onClick={onReset}>
        {texts.again}
      </Button>
    </Stack>
  );
}

/** Verifies a printed receipt by its code, for anyone (PAY-9). */
export function VerifyReceiptScreen({ code }: VerifyReceiptScreenProps) {
  const [receipt, setReceipt] = useState<VerifiedReceipt>();
  const verify = useFormMutation(verifyReceiptMutation, {
    onSuccess: (answer) => setReceipt(answer.receipt),
    onError: (error) => ({ message: formProblems(error, failureTexts).message, fields: {} }),
  });
  return (
    <AccountFrame>
      {receipt ? (
        <Genuine receipt={receipt} onReset={() => setReceipt(undefined)} />
      ) : (
        <Stack space="8">
          <Stack space="2">
            <Heading level={1}>{verifyReceiptPage.title}</Heading>
            <Text tone="muted">{texts.lead}</Text>
          </Stack>
          <ReceiptCodeForm
            key={code}
            aria-label={verifyReceiptPage.title}
            labels={receiptCodeLabels}
            code={code}
            onSubmit={verify}
          />
        </Stack>
      )}
    </AccountFrame>
  );
}
