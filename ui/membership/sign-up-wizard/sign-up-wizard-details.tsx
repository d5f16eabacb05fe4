import { gradeCodes, gradeLabels, type SignUpDetails } from '@imc/api/contract';
import { Button } from '../../components/actions/button/button.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { SelectField } from '../../components/forms/select-field/select-field.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import type { ContractForm } from '../use-contract-form.ts';

/** Every word of the first step. */
export interface SignUpDetailsLabels {
  /** Over the step: 'Create your account'. */
  title: string;
  /** Under the title: what an account is for. */
  text: string;
  /** Name of the form: 'Your details'. */
  name: string;
  /** 'Full name'. */
  fullName: string;
  /** 'Email'. */
  email: string;
  /** 'Phone number'. */
  phone: string;
  /** 'Membership type'. */
  membershipType: string;
  /** What the choice means: 'The grade you have in mind.' */
  membershipTypeHelp: string;
  /** 'Choose a membership type'. */
  membershipTypePlaceholder: string;
  /** At a field that was left empty: 'Enter your full name'. */
  missing: Readonly<Record<keyof SignUpDetails, string>>;
  /** 'Next'. */
  submit: string;
}

const membershipTypes = gradeCodes.map((grade) => ({
  value: gradeLabels[grade].membershipType,
  label: gradeLabels[grade].membershipType,
}));

/** The first step: who is joining. */
export function SignUpWizardDetails({
  form,
  labels,
}: {
  form: ContractForm<SignUpDetails>;
  labels: SignUpDetailsLabels;
}) {
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
