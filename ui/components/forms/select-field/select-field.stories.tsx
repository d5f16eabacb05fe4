import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Button } from '../../actions/button/button.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

const categories = [
  { value: 'DFIMC', label: 'Distinguished Fellow (DFIMC)' },
  { value: 'FIMC', label: 'Fellow (FIMC)' },
  { value: 'MIMC', label: 'Full Member (MIMC)' },
  { value: 'AIMC', label: 'Associate Member (AIMC)' },
  { value: 'GIMC', label: 'Graduate Member (GIMC)' },
  { value: 'SIMC', label: 'Student Member (SIMC)' },
];

const meta = preview.meta({
  title: 'Elements/Forms/Select field',
  component: SelectField,
  parameters: { alsoCalled: 'dropdown, drop-down, picker, listbox, options' },
  args: {
    label: 'Membership category',
    name: 'membershipCategory',
    options: categories,
    placeholder: 'Choose a category',
    onChange: fn(),
  },
});

export const Playground = meta.story({});

Playground.test('calls onChange when an option is chosen', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Membership category' });
  await userEvent.selectOptions(select, 'MIMC');
  await expect(select).toHaveValue('MIMC');
  await expect(args.onChange).toHaveBeenCalledOnce();
});

/** Help is shown between label and control. */
export const WithHelp = meta.story({ args: { help: 'The grade you apply for' } });

/** Nothing was chosen although the field is required. */
export const WithError = meta.story({
  args: { error: 'Membership category is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Membership category is required');
  },
});

/** In a dense table row the context names the field, so its label is only for screen readers. */
export const InTableRow = meta.story({
  render: () => (
    <Cluster>
      <Button variant="secondary" size="small">
        View Details
      </Button>
      <SelectField
        size="small"
        label="Status of the application of Mr Okafor Chidi Emmanuel"
        labelHidden
        defaultValue="approved"
        options={[
          { value: 'pending', label: 'Pending' },
          { value: 'approved', label: 'Approve' },
          { value: 'rejected', label: 'Reject' },
        ]}
      />
    </Cluster>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="14rem"
      axes={{
        size: propValues<SelectFieldProps['size']>('SelectField', 'size'),
        value: ['', 'long'],
        state: ['resting', 'error', 'disabled'],
      }}
    >
      {({ size, value, state }) => (
        <SelectField
          size={size}
          label="Referee"
          placeholder="Choose a referee"
          options={[{ value: 'long', label: longName }]}
          defaultValue={value}
          error={state === 'error' ? 'Referee 1 information is incomplete' : undefined}
          disabled={state === 'disabled'}
        />
      )}
    </Combinations>
  ),
});
