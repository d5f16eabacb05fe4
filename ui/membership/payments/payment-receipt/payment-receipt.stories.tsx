import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { grades } from '../../../components/identity/grade-seal/grade-seal-drawings.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { PaymentReceipt, type PaymentReceiptProps } from './payment-receipt.tsx';

const facts = [
  { label: 'Received from', value: 'Mrs Amaka Grace Nwosu' },
  { label: 'For', value: 'Application for Associate Member (AIMC)' },
  { label: 'Reference', value: 'IMC-APP-377' },
  { label: 'Date', value: '6 May 2026' },
];

const meta = preview.meta({
  title: 'Membership/PaymentReceipt',
  component: PaymentReceipt,
  parameters: { alsoCalled: 'receipt, proof of payment, invoice, quittance, voucher' },
  args: {
    grade: 'AIMC',
    institute: 'Sample Institute of Management Consultants',
    title: 'Receipt',
    number: 'IMC-R-2026-00042',
    amount: '₦35,000',
    amountInWords: 'Thirty-five thousand naira only',
    facts,
    verification: 'Verify this receipt at institute.example/verify with the code 7K2M-QP4T-09XA-HJ3C.',
  } satisfies PaymentReceiptProps,
  argTypes: { facts: { control: false }, actions: { control: false }, verification: { control: false } },
});

export const Playground = meta.story({
  tags: ['PAY-8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt IMC-R-2026-00042' })).toBeVisible();
    await expect(canvas.getByText('Thirty-five thousand naira only')).toBeVisible();
  },
});

/** With a button below the receipt, which is not printed. */
export const WithActions = meta.story({ args: { actions: <Button>Print</Button> } });

/** The payment was taken back. */
export const Reversed = meta.story({
  tags: ['PAY-30'],
  args: {
    reversed: {
      title: 'This receipt was reversed.',
      text: 'The payment was taken back on 6 May 2026, credit note IMC-C-2026-00001.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This receipt was reversed.')).toBeVisible();
  },
});

export const LongName = meta.story({
  args: {
    facts: facts.map((fact) => (fact.label === 'Received from' ? { ...fact, value: longName } : fact)),
    amount: '₦98,765,432',
    amountInWords:
      'Ninety-eight million, seven hundred and sixty-five thousand, four hundred and thirty-two naira only',
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      {grades.map((grade) => (
        <PaymentReceipt key={grade} {...args} grade={grade} number={`IMC-R-2026-${grade}`} />
      ))}
      <PaymentReceipt {...args} title={unbreakable} facts={[{ label: unbreakable, value: unbreakable }]} />
      <div style={{ inlineSize: '18rem' }}>
        <PaymentReceipt {...args} number="IMC-R-2026-00043" actions={<Button>Print</Button>} />
      </div>
    </Stack>
  ),
});
