import {
  ApiError,
  type SignUpDetails,
  signUpDetailsProblems,
  signUpMutation,
  signUpPasswordProblem,
  signUpTexts,
  useApiClient,
} from '@imc/api';
import { Heading, InlineMessage, Link, Stack, StepIndicator, Text } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { terms } from '../../content/index.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { DetailsStep } from './details-step.tsx';
import { PasswordStep, type PasswordStepValues } from './password-step.tsx';

export interface RegisterScreenProps {
  /** The account is open: go to the sign-in. */
  onRegistered: () => void;
}

/** Texts by field, and the one over the form. */
interface Problems {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

const detailFields = ['name', 'email', 'phone_number', 'membership_type'] as const;

const hints: Record<keyof SignUpDetails, string> = {
  name: 'Enter your full name',
  email: 'Enter your email address',
  phone_number: 'Enter your phone number',
  membership_type: 'Choose a membership type',
};

/** What is wrong with the first step: the specification's text over the form, and at each field what to do there. */
function detailsProblems(details: SignUpDetails): Problems | undefined {
  const problems = signUpDetailsProblems(details);
  const texts = Object.values(problems);
  if (texts.length === 0) return undefined;
  const message = texts.includes(signUpTexts.required) ? signUpTexts.required : texts[0];
  return {
    message: message ?? signUpTexts.required,
    fields: Object.fromEntries(
      Object.entries(problems).map(([field, text]) => [
        field,
        text === signUpTexts.required ? hints[field as keyof SignUpDetails] : text,
      ]),
    ),
  };
}

/** The text of a failed sign-up (specification, section 8). */
function failureText(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'refused') return error.joined ?? 'Registration failed';
  return 'Registration failed. Please try again.';
}

/** Sign-up in two steps (specification, sections 2 and 5). What was typed stays, whichever way one goes. */
export function RegisterScreen({ onRegistered }: RegisterScreenProps) {
  const [step, setStep] = useState<1 | 2>(1);
  const [details, setDetails] = useState<SignUpDetails>({
    name: '',
    email: '',
    phone_number: '',
    membership_type: '',
  });
  const [secret, setSecret] = useState<PasswordStepValues>({
    password: '',
    confirmPassword: '',
    terms: false,
  });
  const [problems, setProblems] = useState<Problems>();
  const keyFor = useSubmissionKey();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const focusHeading = useRef(false);

  const goTo = (next: 1 | 2) => {
    focusHeading.current = true;
    setStep(next);
  };

  const signUp = useMutation({
    ...signUpMutation(useApiClient()),
    onSuccess: onRegistered,
    onError: (error) => {
      const fields = error instanceof ApiError ? error.errors : {};
      setProblems({ message: failureText(error), fields });
      if (detailFields.some((field) => fields[field])) setStep(1);
    },
  });

  // A new step is announced by its heading; a refused one leads to the first field to mend.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is the reason to run, though only its effect is read
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (focusHeading.current) heading.current?.focus();
    focusHeading.current = false;
  }, [step, problems]);

  const submitDetails = () => {
    const found = detailsProblems(details);
    setProblems(found);
    if (!found) goTo(2);
  };

  const submitPassword = () => {
    if (signUp.isPending) return;
    const found = signUpPasswordProblem(secret, details.email);
    if (found) {
      setProblems({ message: found.message, fields: { [found.field]: found.message } });
      return;
    }
    // What was told stands until the next outcome: were it gone at the press, a second press would meet the link below the form.
    const body = { ...details, password: secret.password, terms_version: terms.version };
    signUp.mutate({ ...body, idempotencyKey: keyFor(JSON.stringify(body)) });
  };

  return (
    <AccountFrame>
      <Stack space="8" ref={form}>
        <Stack space="4">
          <StepIndicator steps={2} current={step} text={`Step ${step} of 2`} />
          <Heading level={1} ref={heading} tabIndex={-1}>
            {step === 1 ? 'Create your account' : 'Choose a password'}
          </Heading>
          <Text tone="muted">
            {step === 1
              ? 'An account lets you apply for membership and follow your application.'
              : `For the account of ${details.email}.`}
          </Text>
        </Stack>
        {problems && (
          <InlineMessage tone="failure" role="alert">
            {problems.message}
          </InlineMessage>
        )}
        {step === 1 ? (
          <DetailsStep
            values={details}
            errors={problems?.fields ?? {}}
            onChange={setDetails}
            onSubmit={submitDetails}
          />
        ) : (
          <PasswordStep
            values={secret}
            email={details.email}
            errors={problems?.fields ?? {}}
            busy={signUp.isPending}
            onChange={setSecret}
            onBack={() => {
              setProblems(undefined);
              goTo(1);
            }}
            onSubmit={submitPassword}
          />
        )}
        <Text tone="muted">
          Already have an account? <Link to="/login">Sign in</Link>
        </Text>
      </Stack>
    </AccountFrame>
  );
}
