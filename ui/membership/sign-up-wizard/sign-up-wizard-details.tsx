import { gradeCodes, gradeLabels } from '@imc/api/contract';
import { Button } from '../../components/actions/button/button.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { SelectField } from '../../components/forms/select-field/select-field.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import type { DetailsForm, SignUpDetailsLabels } from './sign-up-wizard.tsx';

const membershipTypes = gradeCodes.map((grade) => ({
  value: gradeLabels[grade].membershipType,
  label: gradeLabels[grade].membershipType,
}));

/** The first step: who is joining. */
export function SignUpWizardDetails({ form, labels }: { form: DetailsForm; labels: SignUpDetailsLabels }) {
  return (
    <Form aria-label={labels.name} onSubmit={form.onSubmit}>
      <TextField {...form.register('name')} label={labels.fullName} autoComplete="name" />
      <TextField {...form.register('email')} type="email" label={labels.email} autoComplete="email" />
      <TextField {...form.register('phone_number')} type="tel" label={labels.phone} autoComplete="tel" />
      <SelectField
        {...form.register('membership_type')}
        label={labels.membershipType}
        help={labels.membershipTypeHelp}
        placeholder={labels.membershipTypePlaceholder}
        options={membershipTypes}
      />
      <Button type="submit" fullWidth>
        {labels.submit}
      </Button>
    </Form>
  );
}
