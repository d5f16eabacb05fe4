import { formProblems, type SignUpDetails, signUpMutation, termsInForce, useFormMutation } from '@imc/api';
import { Link, Stack, Text } from '@imc/ui';
import { SignUpWizard, type SignUpWizardLabels } from '@imc/ui/membership';
import { signUpLabels } from '../../content/sign-up-form.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export interface RegisterScreenProps {
  /** The account is open: go to the sign-in. */
  onRegistered: () => void;
  /** What the first step holds at first: what was typed before the page was left. Default: nothing. */
  draft?: SignUpDetails | undefined;
  /** Called with what the first step holds, with every change of it. */
  onDraft?: (details: SignUpDetails) => void;
  /** The step that is asked for; the second one is shown once the first is filled in. Default: the screen holds its step itself. */
  step?: 1 | 2;
  /** Another step is asked for. Comes with `step`. */
  onStep?: (step: 1 | 2) => void;
}

const labels: SignUpWizardLabels = {
  ...signUpLabels,
  password: {
    ...signUpLabels.password,
    terms: (
      <>
        I agree to the{' '}
        <Link to="/terms" newTab>
          terms and conditions (opens in a new tab)
        </Link>
      </>
    ),
  },
};

const failureTexts = { refused: 'Registration failed', failed: labels.unavailable };

/** Sign-up in two steps (S-2.57, S-5.1, S-5.2). What was typed stays, whichever way one goes. */
export function RegisterScreen({ onRegistered, draft, onDraft, step, onStep }: RegisterScreenProps) {
  const keyFor = useSubmissionKey();
  const signUp = useFormMutation(signUpMutation, {
    onSuccess: onRegistered,
    onError: (error) => formProblems(error, failureTexts),
  });
  return (
    <AccountFrame>
      <Stack space="8">
        <SignUpWizard
          labels={labels}
          details={draft}
          onDetails={onDraft}
          step={step}
          onStep={onStep}
          onSubmit={(details, password) => {
            const body = { ...details, password, terms_version: termsInForce.version };
            return signUp({ ...body, idempotencyKey: keyFor(JSON.stringify(body)) });
          }}
        />
        <Text tone="muted">
          Already have an account? <Link to="/login">Sign in</Link>
        </Text>
      </Stack>
    </AccountFrame>
  );
}
