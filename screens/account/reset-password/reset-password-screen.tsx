import { formProblems, isResetToken, resetPasswordMutation, resetTexts, useFormMutation } from '@imc/api';
import { ButtonLink, Heading, InlineMessage, Link, Stack, Text } from '@imc/ui';
import { ResetPasswordForm } from '@imc/ui/membership';
import { useEffect, useRef, useState } from 'react';
import { resetPasswordLabels } from '../../content/reset-password-form.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export interface ResetPasswordScreenProps {
  /** Token of the mailed link: empty if the address has none, undefined until it has been read. */
  token: string | undefined;
  /** Called when the password is set and every session has ended, to navigate to the sign-in. */
  onReset: () => void | Promise<void>;
}

const failureTexts = {
  refused: 'The password could not be changed',
  failed: resetPasswordLabels.unavailable,
};

/** Explains why a link does not work, with a link to request a new one. */
function InvalidLink({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack space="8">
      <Heading level={1} ref={heading} tabIndex={-1}>
        This link does not work
      </Heading>
      <InlineMessage tone="warning">{text}</InlineMessage>
      <ButtonLink to="/forgot-password" fullWidth>
        Ask for a new link
      </ButtonLink>
      <Text tone="muted">
        Remembered it? <Link to="/login">Sign in</Link>
      </Text>
    </Stack>
  );
}

/** Form to choose a new password after following a mailed link. */
export function ResetPasswordScreen({ token, onReset }: ResetPasswordScreenProps) {
  // Stored with its token, because another link may be opened in the same tab.
  const [rejected, setRejected] = useState<{ token: string; text: string }>();
  const reset = useFormMutation(resetPasswordMutation, {
    onSuccess: onReset,
    onError: (error, submitted) => {
      const problems = formProblems(error, failureTexts);
      if (!problems.fields.token) return problems;
      setRejected({ token: submitted.token, text: problems.fields.token });
      return undefined;
    },
  });
  const rejection = rejected?.token === token ? rejected?.text : undefined;
  const invalidText = token !== undefined && !isResetToken(token) ? resetTexts.cut : rejection;
  return (
    <AccountFrame>
      {invalidText ? (
        <InvalidLink key={token} text={invalidText} />
      ) : (
        <Stack space="8">
          <Stack space="2">
            <Heading level={1}>Choose a new password</Heading>
            <Text tone="muted">It replaces the old one at once, and signs you out on every device.</Text>
          </Stack>
          <ResetPasswordForm
            aria-label="Choose a new password"
            labels={resetPasswordLabels}
            onSubmit={async (password) => (token === undefined ? undefined : reset({ token, password }))}
          />
        </Stack>
      )}
    </AccountFrame>
  );
}
