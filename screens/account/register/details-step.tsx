import { gradeCodes, gradeLabels, type SignUpDetails } from '@imc/api';
import { Button, Form, SelectField, TextField } from '@imc/ui';
import type { ChangeEvent } from 'react';

const membershipTypes = gradeCodes.map((grade) => ({
  value: gradeLabels[grade].membershipType,
  label: gradeLabels[grade].membershipType,
}));

/** The first step: who is joining. */
export function DetailsStep({
  values,
  errors,
  onChange,
  onSubmit,
}: {
  values: SignUpDetails;
  errors: Readonly<Record<string, string>>;
  onChange: (values: SignUpDetails) => void;
  onSubmit: () => void;
}) {
  const control = (field: keyof SignUpDetails) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...values, [field]: currentTarget.value }),
  });
  return (
    <Form
      aria-label="Your details"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField {...control('name')} label="Full name" autoComplete="name" />
      <TextField {...control('email')} type="email" label="Email" autoComplete="email" />
      <TextField {...control('phone_number')} type="tel" label="Phone number" autoComplete="tel" />
      <SelectField
        {...control('membership_type')}
        label="Membership type"
        help="The grade you have in mind. You choose finally when you apply."
        placeholder="Choose a membership type"
        options={membershipTypes}
      />
      <Button type="submit" fullWidth>
        Next
      </Button>
    </Form>
  );
}
