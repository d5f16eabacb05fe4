import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Search } from '../../../icons/icons.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { TextField } from './text-field.tsx';

const meta = preview.meta({
  title: 'Elements/Forms/Text field',
  component: TextField,
  parameters: { alsoCalled: 'input, text box, textbox, search box, email field, phone field' },
  args: { label: 'Institution', name: 'institution', onChange: fn(), onBlur: fn() },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'Matrix' ? undefined : 'var(--size-form)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});

Playground.test('the label names the control and focuses it on click', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Institution'));
  const input = canvas.getByRole('textbox', { name: 'Institution' });
  await expect(input).toHaveFocus();
  await userEvent.keyboard('University of Ibadan');
  await expect(input).toHaveValue('University of Ibadan');
});

/** Help is shown between label and control and read with the control. */
export const WithHelp = meta.story({
  args: { label: 'Qualification', help: 'As printed on your certificate', defaultValue: 'BSc Economics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As printed on your certificate');
  },
});

/** The error says how to correct the value and is read before the help. */
export const WithError = meta.story({
  args: {
    label: 'To',
    help: 'The year you left',
    defaultValue: '1999',
    inputMode: 'numeric',
    error: "The last year can't be before the first.",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      "The last year can't be before the first. The year you left",
    );
  },
});

/** Opens the telephone keypad on a phone. */
export const Telephone = meta.story({
  args: { label: 'Telephone number', type: 'tel', autoComplete: 'tel', defaultValue: '+234 800 000 0142' },
});

/** On a phone the keyboard has an at sign, and the browser suggests the user's own address. */
export const Email = meta.story({
  args: { label: 'Email', type: 'email', autoComplete: 'email', defaultValue: 'adaeze.okafor@mail.example' },
});

/**
 * For digits that are not used in calculations, such as a year or an account number. Use `NumberField` for
 * amounts.
 */
export const Year = meta.story({
  args: { label: 'From', inputMode: 'numeric', maxLength: 4, defaultValue: '2001' },
});

/** In a toolbar the context names the field, so its label is only for screen readers. */
export const SearchField = meta.story({
  args: {
    label: 'Search applications',
    labelHidden: true,
    type: 'search',
    start: <Search />,
    placeholder: 'Search name, email, phone, reference',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search applications' })).toBeVisible();
  },
});

/** One education record, with its two years side by side. */
export const EducationRecord = meta.story({
  render: () => (
    <Stack space="6">
      <TextField label="Institution" defaultValue="University of Ibadan" />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-4)' }}>
        <TextField label="From" inputMode="numeric" defaultValue="2001" />
        <TextField
          label="To"
          inputMode="numeric"
          defaultValue="1999"
          error="The last year can't be before the first."
        />
      </div>
      <TextField label="Qualification" help="As printed on your certificate" defaultValue="BSc Economics" />
    </Stack>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="17rem"
      axes={{
        value: ['', longName, unbreakable],
        state: ['resting', 'error', 'readOnly', 'disabled'],
        decorated: [false, true],
      }}
    >
      {({ value, state, decorated }) => (
        <TextField
          label={decorated ? `Name and position of ${longName}` : 'Employer'}
          help={decorated ? 'As it stands in the letter of employment' : undefined}
          optionalLabel={decorated ? '(optional)' : undefined}
          start={decorated ? <Search /> : undefined}
          placeholder="Type a name"
          defaultValue={value}
          error={state === 'error' ? 'Employer is required' : undefined}
          readOnly={state === 'readOnly'}
          disabled={state === 'disabled'}
        />
      )}
    </Combinations>
  ),
});
