import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { DateField } from './date-field.tsx';

const meta = preview.meta({
  title: 'Elements/Forms/Date field',
  component: DateField,
  parameters: { alsoCalled: 'date picker, datepicker, calendar, birthday' },
  args: { label: 'Date obtained', name: 'dateObtained' },
});

export const Playground = meta.story({});

Playground.test('accepts a date typed by keyboard', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('Date obtained');
  await userEvent.type(input, '2005-07-14');
  await expect(input).toHaveValue('2005-07-14');
});

/** Displayed in the date format of the user's system. */
export const Filled = meta.story({ args: { defaultValue: '2005-07-14' } });

/** Says where to find the date. */
export const WithHelp = meta.story({
  args: { help: 'As printed on your certificate', defaultValue: '2005-07-14' },
});

/** Says why the date is not accepted. It is read first. */
export const WithError = meta.story({
  args: { label: 'Date', defaultValue: '2031-01-01', error: "The date can't be in the future." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription(
      "The date can't be in the future.",
    );
  },
});

/** `min` and `max` limit the dates that can be picked. */
export const Limited = meta.story({ args: { label: 'Date', min: '2026-01-01', max: '2026-12-31' } });

export const Matrix = meta.story({
  render: () => (
    <Combinations axes={{ value: ['', '2005-07-14'], state: ['resting', 'error', 'readOnly', 'disabled'] }}>
      {({ value, state }) => (
        <DateField
          label={`Date on which ${longName} obtained it`}
          defaultValue={value}
          error={state === 'error' ? "The date can't be in the future." : undefined}
          readOnly={state === 'readOnly'}
          disabled={state === 'disabled'}
        />
      )}
    </Combinations>
  ),
});
