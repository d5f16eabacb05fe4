import {
  type FormProblems,
  type SignUpDetails,
  type SignUpPassword,
  signUpDetailsProblems,
  signUpPasswordProblem,
  signUpTexts,
} from '@imc/api/contract';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { StepIndicator } from '../../components/navigation/step-indicator/step-indicator.tsx';
import { StepTransition } from '../../components/navigation/step-transition/step-transition.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import { FormMessage } from '../form-message.tsx';
import { useContractForm } from '../use-contract-form.ts';
import { type SignUpDetailsLabels, SignUpWizardDetails } from './sign-up-wizard-details.tsx';
import { type SignUpPasswordLabels, SignUpWizardPassword } from './sign-up-wizard-password.tsx';

/** Every word of the wizard; its rules speak in the words of the contract. */
export interface SignUpWizardLabels {
  details: SignUpDetailsLabels;
  password: SignUpPasswordLabels;
  /** 'Step 1 of 2'. */
  step: (step: number) => string;
  /** Over the form where its script can't be fetched: 'Registration failed. Please try again.' */
  unavailable: string;
}

export interface SignUpWizardProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style' | 'onSubmit'> {
  /** Every word of the wizard. */
  labels: SignUpWizardLabels;
  /** What the first step holds at first. Default: nothing. */
  details?: SignUpDetails | undefined;
  /** Called with what the first step holds, whenever a field of it changes. */
  onDetails?: ((details: SignUpDetails) => void) | undefined;
  /** The step that is asked for; the second one is shown once the first is filled in. Default: the wizard holds its step itself. */
  step?: 1 | 2 | undefined;
  /** Another step is asked for. Comes with `step`. */
  onStep?: ((step: 1 | 2) => void) | undefined;
  /** Opens the account; resolves to what was refused, to undefined where it worked. What concerns the first step is shown there. */
  onSubmit: (details: SignUpDetails, password: string) => Promise<FormProblems | undefined>;
}

const noDetails: SignUpDetails = { name: '', email: '', phone_number: '', membership_type: '' };
const noPassword: SignUpPassword = { password: '', confirmPassword: '', terms: false };

/** What is wrong with the first step: the contract's text over the form, and at each field what to do there. */
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

/** Sign-up in two steps (S-2.57, S-5.1, S-5.2). What was typed stays, whichever way one goes. */
export function SignUpWizard({
  labels,
  details: detailsAtFirst = noDetails,
  onDetails,
  step: stepAsked,
  onStep,
  onSubmit,
  ...rest
}: SignUpWizardProps) {
  const [ownStep, setOwnStep] = useState<1 | 2>(1);
  const [details, setDetails] = useState(detailsAtFirst);
  const heading = useRef<HTMLHeadingElement>(null);
  const setStep = onStep ?? setOwnStep;

  const detailsForm = useContractForm({
    values: details,
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
    unavailable: labels.unavailable,
  });
  const passwordForm = useContractForm({
    values: noPassword,
    rules: (values) => {
      const problem = signUpPasswordProblem(values, details.email);
      return problem && { message: problem.message, fields: { [problem.field]: problem.message } };
    },
    onSubmit: async ({ password }) => {
      const refused = await onSubmit(details, password);
      if (!refused || !Object.keys(noDetails).some((field) => refused.fields[field])) return refused;
      detailsForm.show(refused);
      setStep(1);
      return undefined;
    },
    unavailable: labels.unavailable,
  });

  const wanted = stepAsked ?? ownStep;
  const step = wanted === 2 && !detailsProblems(details, labels.details.missing) ? 2 : 1;
  const form = step === 1 ? detailsForm : passwordForm;

  // A new step is announced by its heading; one that was refused leads to the first faulty field.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step && !form.problems) heading.current?.focus();
    shownStep.current = step;
  }, [step, form.problems]);

  // An address that asks for the second step too early, after a reload, leads to the first.
  const tooEarly = wanted !== step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way back is taken once
  useEffect(() => {
    if (tooEarly) setStep(1);
  }, [tooEarly]);

  return (
    <Stack space="8" {...rest}>
      <Stack space="4">
        <StepIndicator steps={2} current={step} text={labels.step(step)} />
        <Heading level={1} ref={heading} tabIndex={-1}>
          {step === 1 ? labels.details.title : labels.password.title}
        </Heading>
        <Text tone="muted">{step === 1 ? labels.details.text : labels.password.text(details.email)}</Text>
      </Stack>
      <FormMessage problems={form.problems} />
      <StepTransition step={step}>
        {step === 1 ? (
          <SignUpWizardDetails form={detailsForm} labels={labels.details} />
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
