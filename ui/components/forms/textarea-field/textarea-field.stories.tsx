import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, unbreakable } from '../../../stories/combinations.tsx';
import { TextareaField } from './textarea-field.tsx';

const address = 'Plot 14, Adeola Odeku Street\nVictoria Island\nLagos';

const meta = preview.meta({
  title: 'Elements/Forms/Textarea field',
  component: TextareaField,
  parameters: { alsoCalled: 'multiline, text area, comment box' },
  args: { label: 'Postal address', name: 'postalAddress' },
});

export const Playground = meta.story({});

Playground.test('accepts several lines', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('textbox', { name: 'Postal address' });
  await userEvent.type(box, 'Plot 14{Enter}Lagos');
  await expect(box).toHaveValue('Plot 14\nLagos');
});

/** The help says what the value is used for. */
export const WithHelp = meta.story({ args: { help: 'Where letters reach you', defaultValue: address } });

/** A required value is missing. */
export const WithError = meta.story({
  args: { error: 'Postal address is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Postal address is required');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="17rem"
      axes={{ value: ['', address, unbreakable], state: ['resting', 'error', 'readOnly', 'disabled'] }}
    >
      {({ value, state }) => (
        <TextareaField
          label="Postal address"
          defaultValue={value}
          error={state === 'error' ? 'Postal address is required' : undefined}
          readOnly={state === 'readOnly'}
          disabled={state === 'disabled'}
        />
      )}
    </Combinations>
  ),
});
