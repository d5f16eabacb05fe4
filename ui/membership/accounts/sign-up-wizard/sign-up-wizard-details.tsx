import { gradeCodes, gradeLabels, type SignUpDetails } from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import type { ContractForm } from '../../shared/use-contract-form.ts';

/** Texts of the first step. */
export interface SignUpDetailsLabels {
  /** Heading of the step: 'Join'. */
  title: string;
  /** Text below the heading: what it costs. */
  text: string;
  /** Accessible name of the form: 'Your details'. */
  name: string;
  /** Label of the name: 'Full name'. */
  fullName: string;
  /** Label of the email: 'Email'. */
  email: string;
  /** Label of the phone number: 'Phone number'. */
  phone: string;
  /** Label of the membership type: 'Membership type'. */
  membershipType: string;
  /** Help text of the chosen membership type, such as its fees; '' if none is chosen: 'You can change it when you apply.' */
  membershipTypeHelp: (membershipType: string) => string;
  /** Placeholder of the membership type: 'Choose a membership type'. */
  membershipTypePlaceholder: string;
  /** Errors for empty fields, for example 'Enter your full name'. */
  missing: Readonly<Record<keyof SignUpDetails, string>>;
  /** Text of the submit button: 'Next'. */
  submit: string;
  /** Shown above the step when its script can't be loaded. Nothing was sent: 'The server could not be reached.' */
  unavailable: string;
}

const membershipTypes = gradeCodes.map((grade) => ({
  value: gradeLabels[grade].membershipType,
  label: gradeLabels[grade].membershipType,
}));

/** First step of the sign-up: the user's details. */
export function SignUpWizardDetails({
  form,
  labels,
  membershipType,
  chosenType,
}: {
  form: ContractForm<SignUpDetails>;
  labels: SignUpDetailsLabels;
  membershipType: string;
  /** What is chosen now, or ''. */
  chosenType: string;
}) {
  return (
    <Form space="4" aria-label={labels.name} onSubmit={form.onSubmit}>
      <TextField {...form.register('name')} label={labels.fullName} autoComplete="name" />
      <TextField {...form.register('email')} type="email" label={labels.email} autoComplete="email" />
      <TextField {...form.register('phone_number')} type="tel" label={labels.phone} autoComplete="tel" />
      <SelectField
        // Native controls read their initial value once, and this one may come after hydration. The other fields keep what was typed.
        key={membershipType}
        {...form.register('membership_type')}
        label={labels.membershipType}
        help={labels.membershipTypeHelp(chosenType)}
        placeholder={labels.membershipTypePlaceholder}
        options={membershipTypes}
      />
      <Button type="submit" fullWidth>
        {labels.submit}
      </Button>
    </Form>
  );
}
