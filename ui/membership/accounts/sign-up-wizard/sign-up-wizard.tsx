import {
  type FormProblems,
  type SignUpDetails,
  type SignUpPassword,
  signUpDetailsProblems,
  signUpPasswordProblem,
  signUpTexts,
} from '@imc/api/contract';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { StepIndicator } from '../../../components/navigation/step-indicator/step-indicator.tsx';
import { StepTransition } from '../../../components/navigation/step-transition/step-transition.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import { withEmptyFieldProblems } from '../new-password-fields/empty-field-problems.ts';
import { type SignUpDetailsLabels, SignUpWizardDetails } from './sign-up-wizard-details.tsx';
import { type SignUpPasswordLabels, SignUpWizardPassword } from './sign-up-wizard-password.tsx';

/** Other error messages come from the contract. */
export interface SignUpWizardLabels {
  /** Texts of the first step. */
  details: SignUpDetailsLabels;
  /** Texts of the second step. */
  password: SignUpPasswordLabels;
  /** Text of the step indicator: 'Step 1 of 2'. */
  step: (step: number) => string;
  /** Shown above the second step when its script can't be loaded: 'Registration failed. Please try again.' */
  unavailable: string;
}

export interface SignUpWizardProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style' | 'onSubmit'> {
  /** Texts of the wizard. */
  labels: SignUpWizardLabels;
  /** Initial values of the first step. Default: empty. */
  details?: SignUpDetails | undefined;
  /** Membership type that is chosen unless `details` has one. It may come later, once a prerendered page is hydrated. Default: none. */
  membershipType?: SignUpDetails['membership_type'] | undefined;
  /** Called with the values of the first step whenever one of its fields changes. */
  onDetails?: ((details: SignUpDetails) => void) | undefined;
  /** Current step, for controlled use with `onStep`. Step 2 is only shown once the first step is valid. Default: the wizard manages its step. */
  step?: 1 | 2 | undefined;
  /** Called when the step should change. Pass it together with `step`. */
  onStep?: ((step: 1 | 2) => void) | undefined;
  /** Creates the account. Resolves to undefined on success, otherwise to the problems to show. Problems with fields of the first step lead back to it. */
  onSubmit: (details: SignUpDetails, password: string) => Promise<FormProblems | undefined>;
}

const noDetails: SignUpDetails = { name: '', email: '', phone_number: '', membership_type: '' };
const noPassword: SignUpPassword = { password: '', confirmPassword: '', terms: false };

/** Returns the problems of the first step: the contract's message for the form, and a message for each field. */
function detailsProblems(
  details: SignUpDetails,
  missing: SignUpDetailsLabels['missing'],
): FormProblems | undefined {
  const problems = Object.entries(signUpDetailsProblems(details));
  const texts = problems.map(([, text]) => text);
  if (texts.length === 0) return undefined;
  return {
    message: texts.includes(signUpTexts.required) ? signUpTexts.required : texts[0],
    fields: Object.fromEntries(
      problems.map(([field, text]) => [
        field,
        text === signUpTexts.required ? missing[field as keyof SignUpDetails] : text,
      ]),
    ),
  };
}

/** Sign-up in two steps (S-2.57, S-5.1, S-5.2). Both steps keep their values when the user goes back and forth. */
export function SignUpWizard({
  labels,
  details: initialDetails = noDetails,
  membershipType = '',
  onDetails,
  step: stepProp,
  onStep,
  onSubmit,
  ...rest
}: SignUpWizardProps) {
  const [ownStep, setOwnStep] = useState<1 | 2>(1);
  const [details, setDetails] = useState(initialDetails);
  const heading = useRef<HTMLHeadingElement>(null);
  const setStep = onStep ?? setOwnStep;

  const detailsForm = useContractForm({
    values: { ...details, membership_type: details.membership_type || membershipType },
    rules: (values) => detailsProblems(values, labels.details.missing),
    onChange: (typed) => {
      setDetails(typed);
      onDetails?.(typed);
    },
    onSubmit: async (values) => {
      setDetails(values);
      setStep(2);
      return undefined;
    },
    unavailable: labels.details.unavailable,
  });
  const passwordForm = useContractForm({
    values: noPassword,
    rules: (values) =>
      withEmptyFieldProblems(signUpPasswordProblem(values, details.email), values, labels.password.missing),
    onSubmit: async ({ password }) => {
      const refused = await onSubmit(details, password);
      if (!refused || !Object.keys(noDetails).some((field) => refused.fields[field])) return refused;
      detailsForm.show(refused);
      setStep(1);
      return undefined;
    },
    unavailable: labels.unavailable,
  });

  const requestedStep = stepProp ?? ownStep;
  const step = requestedStep === 2 && !detailsProblems(details, labels.details.missing) ? 2 : 1;
  const form = step === 1 ? detailsForm : passwordForm;

  // Focus the heading, so that the new step is announced. After a rejection, useContractForm focuses the first invalid field instead.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step && !form.problems) heading.current?.focus();
    shownStep.current = step;
  }, [step, form.problems]);

  // A URL can request the second step too early, for example after a reload. Go to the first step instead.
  const isTooEarly = requestedStep !== step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirect only once
  useEffect(() => {
    if (isTooEarly) setStep(1);
  }, [isTooEarly]);

  return (
    <Stack space="6" {...rest}>
      <Stack space="4">
        <StepIndicator steps={2} current={step} text={labels.step(step)} />
        <Stack space="2">
          <Heading level={1} ref={heading} tabIndex={-1}>
            {step === 1 ? labels.details.title : labels.password.title}
          </Heading>
          <Text tone="muted">{step === 1 ? labels.details.text : labels.password.text(details.email)}</Text>
        </Stack>
      </Stack>
      <FormMessage problems={form.problems} />
      <StepTransition step={step}>
        {step === 1 ? (
          <SignUpWizardDetails
            form={detailsForm}
            labels={labels.details}
            membershipType={membershipType}
            chosenType={details.membership_type || membershipType}
          />
        ) : (
          <SignUpWizardPassword
            form={passwordForm}
            email={details.email}
            labels={labels.password}
            onBack={() => {
              passwordForm.show(undefined);
              setStep(1);
            }}
          />
        )}
      </StepTransition>
    </Stack>
  );
}
