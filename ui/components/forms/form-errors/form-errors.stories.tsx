import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { RadioGroupField } from '../radio-group-field/radio-group-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrors } from './form-errors.tsx';

const meta = preview.meta({
  title: 'Elements/Forms/Form errors',
  component: FormErrors,
  parameters: { alsoCalled: 'error summary, validation summary, validation errors' },
  args: {
    errors: [
      { message: 'Surname is required', fieldId: 'surname' },
      { message: 'Years of experience is required', fieldId: 'experience' },
      { message: 'Referee 2 information is incomplete' },
    ],
  },
  render: (args) => (
    <Stack space="6">
      <FormErrors {...args} />
      <TextField id="surname" label="Surname" error="Surname is required" />
      <RadioGroupField
        id="experience"
        label="Years of experience"
        error="Years of experience is required"
        options={[
          { value: '0', label: '0-2 years' },
          { value: '3', label: '3-5 years' },
        ]}
      />
    </Stack>
  ),
});

export const Playground = meta.story({});

Playground.test(
  'a line focuses its field, or the first control of a group',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Surname is required' }));
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Years of experience is required' }));
    await expect(canvas.getByRole('radio', { name: '0-2 years' })).toHaveFocus();
  },
);

export const Matrix = meta.story({
  render: () => (
    <Combinations cell="18rem" axes={{ way: ['link', 'text'], text: ['short', longName, unbreakable] }}>
      {({ way, text }) => (
        <FormErrors
          errors={[1, 2].map((line) => ({
            message: `${line}. ${text}`,
            fieldId: way === 'link' ? 'missing' : undefined,
          }))}
        />
      )}
    </Combinations>
  ),
});
