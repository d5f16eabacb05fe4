import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { NumberField } from './number-field.tsx';
import { parseNumber } from './number-text.ts';

const meta = preview.meta({
  title: 'Elements/Forms/Number field',
  component: NumberField,
  parameters: { alsoCalled: 'number input, amount, currency, naira' },
  args: { label: 'Amount paid in naira', start: '₦', name: 'amount', onChange: fn(), onBlur: fn() },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'Matrix' ? undefined : 'var(--size-form)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});

Playground.test(
  'groups the number on blur; wheel and arrow keys do not change it',
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount paid in naira' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '1250000');
    await fireEvent.wheel(input, { deltaY: -100 });
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('1250000');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250,000');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
);

/** Accepts kobo: on a phone the keyboard has a decimal point. */
export const WithDecimals = meta.story({
  args: { decimals: 2, defaultValue: '35,000.50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
  },
});

/** A count without a unit. */
export const Count = meta.story({
  args: {
    label: 'Years of practice',
    help: 'Whole years, up to today',
    start: undefined,
    defaultValue: '12',
  },
});

/** Text that is not a number stays unchanged, and the form shows an error. */
export const WithError = meta.story({
  args: { defaultValue: 'about ten thousand', error: 'Write the amount in figures, for example 10,000.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('about ten thousand');
  },
});

function Form({ onSend }: { onSend: (amount: number | undefined) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { amount: '' } });
  return (
    <form noValidate onSubmit={handleSubmit(({ amount }) => onSend(parseNumber(amount)))}>
      <Stack>
        <NumberField label="Amount paid in naira" start="₦" {...register('amount')} />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}

const onSend = fn();

/** react-hook-form receives the displayed text, and `parseNumber` converts it to a number. */
export const InForm = meta.story({
  render: () => <Form onSend={onSend} />,
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), '35000');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenLastCalledWith(35000));
    await expect(canvas.getByRole('textbox')).toHaveValue('35,000');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="15rem"
      axes={{
        defaultValue: ['', '1,250,000,000.50'],
        decimals: [0, 2],
        state: ['resting', 'error', 'readOnly', 'disabled'],
        unit: [undefined, longName],
      }}
    >
      {({ defaultValue, decimals, state, unit }) => (
        <NumberField
          label={unit ? `Fees paid by ${unit}` : 'Amount paid'}
          start="₦"
          end={unit && '%'}
          {...{ defaultValue, decimals }}
          error={state === 'error' ? 'Write the amount in figures.' : undefined}
          readOnly={state === 'readOnly'}
          disabled={state === 'disabled'}
        />
      )}
    </Combinations>
  ),
});
