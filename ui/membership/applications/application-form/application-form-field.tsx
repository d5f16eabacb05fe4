import { charactersLeft, controlLabel, lengthProblem } from '@imc/api/contract';
import { type ComponentProps, use } from 'react';
import {
  type FieldError,
  type FieldPath,
  get,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { ComboboxField } from '../../../components/forms/combobox-field/combobox-field.tsx';
import { DateField } from '../../../components/forms/date-field/date-field.tsx';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { FieldContext } from './application-form-context.ts';
import { fieldId } from './application-form-errors.ts';
import type { ApplicationFormValues } from './application-form-values.ts';

type Path = FieldPath<ApplicationFormValues>;

/**
 * Binds a control for text to a field of the form. Only this control re-renders when its error changes. A text that is too long is reported
 * while the user types, and close to the limit the characters that are left are counted. Other errors appear when the user leaves the
 * field, and those of empty fields after the form was submitted.
 */
function useTextField(name: Path) {
  const { idPrefix, charactersLeft: countText } = use(FieldContext);
  const { register, control } = useFormContext<ApplicationFormValues>();
  const { errors } = useFormState({ control, name, exact: true });
  const error = (get(errors, name) as FieldError | undefined)?.message;
  const { tooLong, left } = useWatch({
    control,
    name,
    exact: true,
    compute: (value) =>
      typeof value === 'string'
        ? { tooLong: lengthProblem(name, value), left: charactersLeft(name, value) }
        : { tooLong: undefined, left: undefined },
  });
  return {
    ...register(name),
    id: fieldId(idPrefix, name),
    error: error ?? tooLong,
    count: left === undefined ? undefined : countText(left),
  };
}

/** Binds any other control to a field of the form, like `useTextField` but without the count. */
export function useApplicationField(name: Path) {
  const { count: _count, ...field } = useTextField(name);
  return field;
}

type Bound<Props> = Omit<
  Props,
  'name' | 'id' | 'error' | 'count' | 'label' | 'ref' | 'onChange' | 'onBlur' | 'value' | 'defaultValue'
> & {
  name: Path;
  /** Label of the control. Default: the label of the field in the contract. */
  label?: string;
};

export function FormText({
  name,
  label = controlLabel(name),
  ...props
}: Bound<ComponentProps<typeof TextField>>) {
  return <TextField {...props} label={label} {...useTextField(name)} />;
}

export function FormTextarea({
  name,
  label = controlLabel(name),
  ...props
}: Bound<ComponentProps<typeof TextareaField>>) {
  return <TextareaField {...props} label={label} {...useTextField(name)} />;
}

export function FormDate({
  name,
  label = controlLabel(name),
  ...props
}: Bound<ComponentProps<typeof DateField>>) {
  return <DateField {...props} label={label} {...useApplicationField(name)} />;
}

export function FormCombobox({
  name,
  label = controlLabel(name),
  ...props
}: Bound<ComponentProps<typeof ComboboxField>>) {
  return <ComboboxField {...props} label={label} {...useApplicationField(name)} />;
}

export function FormSelect({
  name,
  label = controlLabel(name),
  ...props
}: Bound<ComponentProps<typeof SelectField>>) {
  return <SelectField {...props} label={label} {...useApplicationField(name)} />;
}
