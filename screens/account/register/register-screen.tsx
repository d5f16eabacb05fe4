import {
  formProblems,
  type GradeCode,
  gradeFromLabel,
  gradeLabels,
  privacyInForce,
  type SignUpDetails,
  signUpMutation,
  termsInForce,
  useFormMutation,
} from '@imc/api';
import { Link, Stack, Text } from '@imc/ui';
import { SignUpWizard, type SignUpWizardLabels } from '@imc/ui/membership';
import { useState } from 'react';
import { referralNote, signUpLabels, signUp as texts } from '../../content/sign-up-form.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export interface RegisterScreenProps {
  /** Called with the address of the new account, to navigate to the sign-in. */
  onRegistered: (email: string) => void;
  /** Initial values of the first step, restored after the user left the page. Default: empty. */
  draft?: SignUpDetails | undefined;
  /** Grade of the card whose button led here. It is chosen unless the draft has another one (ACC-3). Default: none. */
  grade?: GradeCode | undefined;
  /** Called with the values of the first step on every change. */
  onDraft?: (details: SignUpDetails) => void;
  /** Code of the marketer whose link was followed, stored with the account (MKT-1). Default: none. */
  marketerCode?: string | undefined;
  /** The second step is shown only if the first one is complete. Default: the screen manages the step. */
  step?: 1 | 2;
  /** Required with `step`. */
  onStep?: (step: 1 | 2) => void;
}

const labels: SignUpWizardLabels = {
  ...signUpLabels,
  password: {
    ...signUpLabels.password,
    terms: (
      <>
        {texts.terms.agree}{' '}
        <Link to={texts.terms.terms.to} newTab>
          {texts.terms.terms.label}
        </Link>{' '}
        {texts.terms.read}{' '}
        <Link to={texts.terms.privacy.to} newTab>
          {texts.terms.privacy.label}
        </Link>{' '}
        {texts.terms.newTab}
      </>
    ),
  },
};

/** Sign-up in two steps (S-2.57, S-5.1, S-5.2). The input stays when the user moves between the steps. */
export function RegisterScreen({
  onRegistered,
  draft,
  grade,
  onDraft,
  marketerCode,
  step,
  onStep,
}: RegisterScreenProps) {
  const keyFor = useSubmissionKey();
  const [type, setType] = useState(draft?.membership_type ?? '');
  const signUp = useFormMutation(signUpMutation, {
    onSuccess: (_answer, { email }) => onRegistered(email),
    onError: (error) => formProblems(error, texts.failure),
  });
  return (
    <AccountFrame grade={gradeFromLabel(type) ?? grade} otherWay={texts.signIn}>
      <Stack space="4">
        <SignUpWizard
          labels={labels}
          details={draft}
          membershipType={grade && gradeLabels[grade].membershipType}
          onDetails={(details) => {
            setType(details.membership_type);
            onDraft?.(details);
          }}
          step={step}
          onStep={onStep}
          onSubmit={(details, password) => {
            const body = {
              ...details,
              password,
              terms_version: termsInForce.version,
              privacy_version: privacyInForce.version,
              marketer_code: marketerCode,
            };
            return signUp({ ...body, idempotencyKey: keyFor(JSON.stringify(body)) });
          }}
        />
        {marketerCode && <Text tone="muted">{referralNote(marketerCode)}</Text>}
      </Stack>
    </AccountFrame>
  );
}
