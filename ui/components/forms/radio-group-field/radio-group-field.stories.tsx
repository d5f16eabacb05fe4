import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { RadioGroupField, type RadioGroupFieldProps } from './radio-group-field.tsx';

const years = [
  { value: '0', label: '0-2 years' },
  { value: '3', label: '3-5 years' },
  { value: '6', label: '6-10 years' },
  { value: '10', label: '10+ years' },
];

const meta = preview.meta({
  title: 'Elements/Forms/Radio group field',
  component: RadioGroupField,
  parameters: { alsoCalled: 'radio button, option button, single choice' },
  args: { label: 'Years of experience', name: 'experience', options: years, onChange: fn() },
});

export const Playground = meta.story({});

Playground.test('arrow keys change the choice', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: '0-2 years' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: '6-10 years' })).toBeChecked();
  await expect(args.onChange).toHaveBeenCalled();
});

/** The group as a whole is marked, since no single option is wrong. */
export const WithError = meta.story({
  args: { error: 'Years of experience is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Years of experience is required',
    );
  },
});

/** Each option has its own help text. */
export const WithHelpPerChoice = meta.story({
  args: {
    label: 'Membership type',
    name: 'membership',
    defaultValue: 'Member',
    options: [
      { value: 'Student', label: 'Student', help: 'Students at 200 level and above' },
      { value: 'Member', label: 'Member', help: 'Over 10 years of consulting' },
      {
        value: 'Distinguished Fellow',
        label: 'Distinguished Fellow',
        help: '25 years and more after the first degree',
      },
    ],
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="17rem"
      axes={{
        layout: propValues<RadioGroupFieldProps['layout']>('RadioGroupField', 'layout'),
        state: ['resting', 'error', 'disabled'],
        chosen: [false, true],
      }}
    >
      {({ layout, state, chosen }) => (
        <RadioGroupField
          layout={layout}
          label="Referee"
          defaultValue={chosen ? 'long' : undefined}
          error={state === 'error' ? 'Choose a referee' : undefined}
          disabled={state === 'disabled'}
          options={[
            { value: 'long', label: longName, help: 'Head of Operations, West Africa' },
            { value: 'short', label: 'Dr Bello' },
          ]}
        />
      )}
    </Combinations>
  ),
});
