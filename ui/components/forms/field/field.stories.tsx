import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Button } from '../../actions/button/button.tsx';
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { RadioGroupField } from '../radio-group-field/radio-group-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TextareaField } from '../textarea-field/textarea-field.tsx';
import { Field, type FieldProps } from './field.tsx';
import { useFieldControl } from './field-context.ts';

function Range() {
  return (
    <input type="range" {...useFieldControl()} style={{ inlineSize: '100%', minBlockSize: '2.75rem' }} />
  );
}

const meta = preview.meta({
  title: 'Elements/Forms/Field',
  component: Field,
  parameters: { alsoCalled: 'label, helper text, hint, form control' },
  args: { label: 'Years of experience', children: <Range /> },
  argTypes: { children: { control: false } },
});

/** A control without a field component of its own is wired up with `useFieldControl`. */
export const Playground = meta.story({});

/** The error is read before the help. */
export const WithError = meta.story({
  args: { help: 'Counted from your first degree', error: 'Choose how many years' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Years of experience' });
    await expect(control).toHaveAccessibleDescription('Choose how many years Counted from your first degree');
    await expect(control).toBeInvalid();
  },
});

interface Application {
  surname: string;
  category: string;
  experience: string;
  date: string;
  address: string;
  agreed: boolean;
}

function Form() {
  const { register, handleSubmit, formState } = useForm<Application>();
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(() => {})} style={{ maxInlineSize: 'var(--size-form)' }}>
      <Stack space="6">
        <TextField
          label="Surname"
          autoComplete="family-name"
          error={errors.surname?.message}
          {...register('surname', { required: 'Surname is required' })}
        />
        <SelectField
          label="Membership category"
          placeholder="Choose a category"
          options={[
            { value: 'FIMC', label: 'Fellow (FIMC)' },
            { value: 'MIMC', label: 'Full Member (MIMC)' },
          ]}
          error={errors.category?.message}
          {...register('category', { required: 'Membership category is required' })}
        />
        <RadioGroupField
          label="Years of experience"
          options={[
            { value: '0', label: '0-2 years' },
            { value: '3', label: '3-5 years' },
          ]}
          error={errors.experience?.message}
          {...register('experience', { required: 'Years of experience is required' })}
        />
        <DateField
          label="Date"
          error={errors.date?.message}
          {...register('date', { required: 'Date is required' })}
        />
        <TextareaField
          label="Postal address"
          error={errors.address?.message}
          {...register('address', { required: 'Postal address is required' })}
        />
        <CheckboxField
          label="I declare that what I have entered is true."
          error={errors.agreed?.message}
          {...register('agreed', { required: 'Declaration must be agreed to' })}
        />
        <Button type="submit">Submit application</Button>
      </Stack>
    </form>
  );
}

/**
 * All fields with react-hook-form: `register` is spread unchanged, errors are passed as text, and focus moves
 * to the first invalid field.
 */
export const InForm = meta.story({ render: () => <Form /> });

InForm.test('errors mark their fields and focus moves to the first', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
  const surname = canvas.getByRole('textbox', { name: 'Surname' });
  await expect(await canvas.findByText('Surname is required')).toBeVisible();
  await expect(surname).toHaveFocus();
  await expect(surname).toHaveAccessibleDescription('Surname is required');
  await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Membership category is required');
  await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Years of experience is required');
  await expect(canvas.getByLabelText('Date')).toBeInvalid();
  await expect(canvas.getByRole('textbox', { name: 'Postal address' })).toBeInvalid();
  await expect(canvas.getByRole('checkbox')).toBeInvalid();
  await userEvent.type(surname, 'Okafor');
  await expect(surname).toBeValid();
  await userEvent.click(canvas.getByRole('radio', { name: '3-5 years' }));
  await expect(canvas.getByRole('radiogroup')).not.toHaveAccessibleDescription();
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="16rem"
      axes={{
        kind: propValues<FieldProps['kind']>('Field', 'kind'),
        help: [false, true],
        error: [false, true],
        optional: [false, true],
      }}
    >
      {({ kind, help, error, optional }) => (
        <Field
          kind={kind}
          label={`Years of experience of ${longName}`}
          help={help ? 'Counted from your first degree' : undefined}
          error={error ? 'Choose how many years' : undefined}
          optionalLabel={optional ? '(optional)' : undefined}
        >
          {kind === 'control' ? <Range /> : <p>Several controls</p>}
        </Field>
      )}
    </Combinations>
  ),
});
