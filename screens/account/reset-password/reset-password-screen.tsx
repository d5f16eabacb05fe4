import { formProblems, isResetToken, resetPasswordMutation, resetTexts, useFormMutation } from '@imc/api';
import { ButtonLink, Heading, InlineMessage, Link, Stack, Text } from '@imc/ui';
import { ResetPasswordForm } from '@imc/ui/membership';
import { useEffect, useRef, useState } from 'react';
import { resetPasswordLabels } from '../../content/reset-password-form.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export interface ResetPasswordScreenProps {
  /** The token that the mailed link carries; empty where it carries none, undefined while it is not read yet. */
  token: string | undefined;
  /** The password is set and every session has ended: go to the sign-in. */
  onReset: () => void | Promise<void>;
}

const failureTexts = {
  refused: 'The password could not be changed',
  failed: resetPasswordLabels.unavailable,
};

/** A link that opens nothing, and the way to one that does. */
function DeadLink({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack space="8">
      <Heading level={1} ref={heading} tabIndex={-1}>
        This link does not open
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

/** A new password, chosen with the link that was mailed. */
export function ResetPasswordScreen({ token, onReset }: ResetPasswordScreenProps) {
  // Of this very link: another one, opened in the same tab, is judged anew.
  const [dead, setDead] = useState<{ token: string; text: string }>();
  const reset = useFormMutation(resetPasswordMutation, {
    onSuccess: onReset,
    onError: (error, sent) => {
      const problems = formProblems(error, failureTexts);
      if (!problems.fields.token) return problems;
      setDead({ token: sent.token, text: problems.fields.token });
      return undefined;
    },
  });
  const refusal = dead?.token === token ? dead?.text : undefined;
  const deadText = token !== undefined && !isResetToken(token) ? resetTexts.cut : refusal;
  return (
    <AccountFrame>
      {deadText ? (
        <DeadLink key={token} text={deadText} />
      ) : (
        <Stack space="8">
          <Stack space="2">
            <Heading level={1}>Choose a new password</Heading>
            <Text tone="muted">It takes the place of the old one at once, and ends every session.</Text>
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
