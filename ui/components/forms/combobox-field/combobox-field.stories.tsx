import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { ComboboxField } from './combobox-field.tsx';

const meta = preview.meta({
  title: 'Elements/Forms/Combobox field',
  component: ComboboxField,
  parameters: {
    alsoCalled: 'autocomplete, typeahead, autosuggest, dropdown with search',
    docs: { story: { inline: false } },
  },
  args: {
    label: 'Title',
    help: 'Choose one, or write your own',
    name: 'title',
    options: ['Mr', 'Mrs', 'Miss', 'Ms', 'Dr', 'Prof', 'Engr', 'Chief', 'Alhaji', 'Alhaja', 'Rev'],
    onChange: fn(),
  },
});

/** Waits until the combobox has replaced the text field. */
const asCombobox = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  waitFor(() => {
    const input = canvas.getByRole('combobox') as HTMLInputElement;
    if (input.list) throw new Error('The combobox has not loaded yet.');
    return input;
  });

export const Playground = meta.story({});

Playground.test('accepts a suggestion, by keyboard', async ({ args, canvas, userEvent }) => {
  const input = await asCombobox(canvas);
  await expect(input).toHaveAccessibleName('Title');
  await expect(input).toHaveAccessibleDescription('Choose one, or write your own');
  input.focus();
  await userEvent.keyboard('en');
  await waitFor(() => expect(canvas.getByRole('option', { name: 'Engr' })).toBeVisible());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(input).toHaveValue('Engr');
  await expect(args.onChange).toHaveBeenCalled();
  await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  await expect(input).toHaveFocus();
});

Playground.test('keeps text that is not a suggestion', async ({ canvas, userEvent, step }) => {
  const input = await asCombobox(canvas);
  await step('Type a title that is not suggested', async () => {
    await userEvent.clear(input);
    await userEvent.type(input, 'Otunba');
    await userEvent.tab();
    await expect(input).toHaveValue('Otunba');
  });
  await step('Type the first letter of a suggestion', async () => {
    await userEvent.clear(input);
    await userEvent.type(input, 'M');
    await userEvent.tab();
    await expect(input).toHaveValue('M');
  });
});

Playground.test('Escape closes the list and keeps the text', async ({ canvas, userEvent, step }) => {
  const input = await asCombobox(canvas);
  await step('Type the start of a suggestion', async () => {
    await userEvent.clear(input);
    await userEvent.type(input, 'Pro');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Prof' })).toBeVisible());
  });
  await step('Close the list with Escape', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument());
  });
  await step('Leave the field', async () => {
    await userEvent.tab();
    await expect(input).toHaveValue('Pro');
  });
});

/** An option is chosen by mouse or touch. */
export const Chosen = meta.story({
  args: { defaultValue: 'Dr' },
  play: async ({ canvas, userEvent }) => {
    const input = await asCombobox(canvas);
    await expect(input).toHaveValue('Dr');
    await userEvent.click(input);
    await userEvent.click(await canvas.findByRole('option', { name: 'Chief' }));
    await waitFor(() => expect(input).toHaveValue('Chief'));
  },
});

/** Nothing was entered. */
export const WithError = meta.story({
  args: { error: 'Title is required', help: undefined },
  play: async ({ canvas }) => {
    await expect(await asCombobox(canvas)).toHaveAccessibleDescription('Title is required');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="14rem"
      axes={{ text: ['', longName, unbreakable], state: ['resting', 'error', 'disabled'] }}
    >
      {({ text, state }) => (
        <ComboboxField
          label="Title"
          options={['Mr', 'Mrs']}
          defaultValue={text}
          error={state === 'error' ? 'Title is required' : undefined}
          disabled={state === 'disabled'}
        />
      )}
    </Combinations>
  ),
});
