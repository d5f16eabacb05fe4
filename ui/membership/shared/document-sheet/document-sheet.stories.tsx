import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { grades } from '../../../components/identity/grade-seal/grade-seal-drawings.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { DocumentSheet, type DocumentSheetProps } from './document-sheet.tsx';

const facts = [
  { label: 'Received from', value: 'Mrs Amaka Grace Nwosu' },
  { label: 'For', value: 'Application for Associate Member (AIMC)' },
  { label: 'Reference', value: 'IMC-APP-377' },
  { label: 'Date', value: '6 May 2026' },
];

const meta = preview.meta({
  title: 'Elements/Membership/Shared/Document sheet',
  component: DocumentSheet,
  parameters: { alsoCalled: 'receipt, proof of payment, invoice, voucher, letter, print' },
  args: {
    grade: 'AIMC',
    institute: 'Sample Institute of Management Consultants',
    title: 'Receipt',
    number: 'IMC-R-2026-00042',
    sum: { figures: '₦35,000', words: 'Thirty-five thousand naira only' },
    facts,
    foot: 'Verify this receipt at institute.example/verify with the code 7K2M-QP4T-09XA-HJ3C.',
  } satisfies DocumentSheetProps,
  argTypes: {
    facts: { control: false },
    code: { control: false },
    actions: { control: false },
    foot: { control: false },
    children: { control: false },
  },
});

export const Playground = meta.story({
  tags: ['PAY-8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt IMC-R-2026-00042' })).toBeVisible();
    await expect(canvas.getByText('Thirty-five thousand naira only')).toBeVisible();
  },
});

/** The committee's decision, with a reason of the greatest length. */
export const Letter = meta.story({
  tags: ['APP-69'],
  args: {
    title: 'Decision on your application',
    number: 'IMC-APP-302',
    sum: undefined,
    facts: undefined,
    children: <Text>{'Please send more. '.repeat(55)}</Text>,
    signatory: 'Danjuma Sample, Registrar',
    foot: undefined,
    actions: <Button>Print</Button>,
  },
});

/** The payment was taken back. */
export const Reversed = meta.story({
  tags: ['PAY-30'],
  args: {
    notice: {
      title: 'This receipt was reversed.',
      text: 'The payment was reversed on 6 May 2026 with credit note IMC-C-2026-00001.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This receipt was reversed.')).toBeVisible();
  },
});

export const LongName = meta.story({
  args: {
    facts: facts.map((fact) => (fact.label === 'Received from' ? { ...fact, value: longName } : fact)),
    sum: {
      figures: '₦98,765,432',
      words:
        'Ninety-eight million, seven hundred and sixty-five thousand, four hundred and thirty-two naira only',
    },
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      {grades.map((grade) => (
        <DocumentSheet key={grade} {...args} grade={grade} number={`IMC-R-2026-${grade}`} />
      ))}
      <DocumentSheet {...args} title={unbreakable} facts={[{ label: unbreakable, value: unbreakable }]} />
      <div style={{ inlineSize: '18rem' }}>
        <DocumentSheet {...args} number="IMC-R-2026-00043" actions={<Button>Print</Button>} />
      </div>
    </Stack>
  ),
});
