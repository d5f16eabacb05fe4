import {
  ApiError,
  type SignUpDetails,
  signUpDetailsProblems,
  signUpMutation,
  signUpPasswordProblem,
  signUpTexts,
  termsInForce,
  useApiClient,
} from '@imc/api';
import { Heading, InlineMessage, Link, Stack, StepIndicator, Text } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { DetailsStep } from './details-step.tsx';
import { PasswordStep, type PasswordStepValues } from './password-step.tsx';

export interface RegisterScreenProps {
  /** The account is open: go to the sign-in. */
  onRegistered: () => void;
  /** What the first step holds at first: what was typed before the page was left. Default: nothing. */
  draft?: SignUpDetails | undefined;
  /** Told what the first step holds, with every change of it. */
  onDraft?: (details: SignUpDetails) => void;
  /** The step that is asked for; the second one is shown once the first is filled in. Default: the screen keeps its step itself. */
  step?: 1 | 2;
  /** Another step is asked for. Comes with `step`. */
  onStep?: (step: 1 | 2) => void;
}

const nothing: SignUpDetails = { name: '', email: '', phone_number: '', membership_type: '' };

/** Texts by field, and the one over the form, of a step. */
interface Problems {
  readonly step: 1 | 2;
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
    step: 1,
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
export function RegisterScreen({
  onRegistered,
  draft = nothing,
  onDraft,
  step: stepAsked,
  onStep,
}: RegisterScreenProps) {
  const [ownStep, setOwnStep] = useState<1 | 2>(1);
  const [details, setDetails] = useState(draft);
  const [secret, setSecret] = useState<PasswordStepValues>({
    password: '',
    confirmPassword: '',
    terms: false,
  });
  const [found, setFound] = useState<Problems>();
  const keyFor = useSubmissionKey();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wanted = stepAsked ?? ownStep;
  const setStep = onStep ?? setOwnStep;
  const step = wanted === 2 && !detailsProblems(details) ? 2 : 1;
  const shownStep = useRef(step);
  const problems = found?.step === step ? found : undefined;

  const signUp = useMutation({
    ...signUpMutation(useApiClient()),
    onSuccess: onRegistered,
    onError: (error) => {
      const fields = error instanceof ApiError ? error.errors : {};
      const isOfDetails = detailFields.some((field) => fields[field]);
      setFound({ step: isOfDetails ? 1 : 2, message: failureText(error), fields });
      if (isOfDetails) setStep(1);
    },
  });

  // A new step is announced by its heading; a refused one leads to the first field to mend.
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step, problems]);

  // An address that asks for the second step too early, after a reload, leads to the first.
  const tooEarly = wanted !== step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way back is taken once
  useEffect(() => {
    if (tooEarly) setStep(1);
  }, [tooEarly]);

  const submitDetails = () => {
    const problem = detailsProblems(details);
    setFound(problem);
    if (!problem) setStep(2);
  };

  const submitPassword = () => {
    if (signUp.isPending) return;
    const problem = signUpPasswordProblem(secret, details.email);
    if (problem) {
      setFound({ step: 2, message: problem.message, fields: { [problem.field]: problem.message } });
      return;
    }
    // What was told stands until the next outcome: were it gone at the press, a second press would meet the link below the form.
    const body = { ...details, password: secret.password, terms_version: termsInForce.version };
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
            onChange={(typed) => {
              setDetails(typed);
              onDraft?.(typed);
            }}
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
              setFound(undefined);
              setStep(1);
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
