import { receiptTexts } from '@imc/api/contract';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  ReceiptCodeForm,
  type ReceiptCodeFormLabels,
  type ReceiptCodeFormProps,
} from './receipt-code-form.tsx';

const labels: ReceiptCodeFormLabels = {
  code: 'Code of the receipt',
  codeHelp: '16 letters and digits, with or without hyphens',
  codeMissing: 'Enter the code that is printed on the receipt',
  submit: 'Verify',
  unavailable: 'The receipt could not be verified. Please try again.',
};

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Receipt code form',
  component: ReceiptCodeForm,
  parameters: { alsoCalled: 'verify, check a receipt, authenticity, validation code' },
  args: {
    'aria-label': 'Verify a receipt',
    labels,
    onSubmit: fn<ReceiptCodeFormProps['onSubmit']>(async () => undefined),
  } satisfies ReceiptCodeFormProps,
  decorators: [withWidth('28rem')],
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const submit = async ({ canvas, userEvent }: Context, code: string) => {
  await userEvent.type(canvas.getByLabelText('Code of the receipt'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
};

export const Playground = meta.story({});

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText(labels.codeMissing)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Code of the receipt')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Spaces around the code are removed. */
export const Success = meta.story({
  play: async (context) => {
    await submit(context, ' 7k2m-qp4t-09xa-hj3c ');
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith('7k2m-qp4t-09xa-hj3c'));
  },
});

export const Sending = meta.story({
  args: { onSubmit: fn<ReceiptCodeFormProps['onSubmit']>(() => new Promise(() => {})) },
  play: async (context) => {
    await submit(context, '7K2M');
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Verify/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

/** An unknown code: the field keeps its value. */
export const Refused = meta.story({
  args: {
    onSubmit: fn<ReceiptCodeFormProps['onSubmit']>(async () => ({
      message: receiptTexts.unknownCode,
      fields: {},
    })),
  },
  play: async (context) => {
    await submit(context, '7K2M');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(receiptTexts.unknownCode);
    await expect(context.canvas.getByLabelText('Code of the receipt')).toHaveValue('7K2M');
  },
});

export const FilledIn = meta.story({ args: { code: '7K2M-QP4T-09XA-HJ3C' } });

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <ReceiptCodeForm {...args} aria-label="Plain" />
      <ReceiptCodeForm {...args} aria-label="Filled in" code="7K2M-QP4T-09XA-HJ3C" />
      <ReceiptCodeForm
        {...args}
        aria-label="Long words"
        labels={{ ...labels, code: unbreakable, submit: longName }}
      />
    </Stack>
  ),
});
