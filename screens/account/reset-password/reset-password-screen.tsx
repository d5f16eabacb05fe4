import { formProblems, isResetToken, resetPasswordMutation, resetTexts, useFormMutation } from '@imc/api';
import { ButtonLink, Heading, InlineMessage, Stack, Text } from '@imc/ui';
import { ResetPasswordForm } from '@imc/ui/membership';
import { useEffect, useRef, useState } from 'react';
import { remembered, resetPasswordPage } from '../../content/account-pages.ts';
import { resetPasswordLabels, resetPassword as texts } from '../../content/reset-password-form.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export interface ResetPasswordScreenProps {
  /** Token of the mailed link: empty if the address has none, undefined until it has been read. */
  token: string | undefined;
  /** Called when the password is set and every session has ended, to navigate to the sign-in. */
  onReset: () => void | Promise<void>;
}

/** Explains why a link does not work, with a link to request a new one. */
function InvalidLink({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack space="8">
      <Heading level={1} ref={heading} tabIndex={-1}>
        {texts.invalid.title}
      </Heading>
      <InlineMessage tone="warning">{text}</InlineMessage>
      <ButtonLink to={texts.invalid.action.to} fullWidth>
        {texts.invalid.action.label}
      </ButtonLink>
    </Stack>
  );
}

/** Sets a new password after following a mailed link. */
export function ResetPasswordScreen({ token, onReset }: ResetPasswordScreenProps) {
  // Stored with its token, because another link may be opened in the same tab.
  const [rejected, setRejected] = useState<{ token: string; text: string }>();
  const reset = useFormMutation(resetPasswordMutation, {
    onSuccess: onReset,
    onError: (error, submitted) => {
      const problems = formProblems(error, texts.failure);
      if (!problems.fields.token) return problems;
      setRejected({ token: submitted.token, text: problems.fields.token });
      return undefined;
    },
  });
  const rejection = rejected?.token === token ? rejected?.text : undefined;
  const invalidText = token !== undefined && !isResetToken(token) ? resetTexts.cut : rejection;
  return (
    <AccountFrame otherWay={remembered}>
      {invalidText ? (
        <InvalidLink key={token} text={invalidText} />
      ) : (
        <Stack space="8">
          <Stack space="2">
            <Heading level={1}>{resetPasswordPage.title}</Heading>
            <Text tone="muted">{texts.lead}</Text>
          </Stack>
          <ResetPasswordForm
            aria-label={resetPasswordPage.title}
            labels={resetPasswordLabels}
            onSubmit={async (password) => (token === undefined ? undefined : reset({ token, password }))}
          />
        </Stack>
      )}
    </AccountFrame>
  );
}
