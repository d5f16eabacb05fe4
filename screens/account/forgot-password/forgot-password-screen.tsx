import { forgotPasswordMutation, formProblems, resetMinutes, useFormMutation } from '@imc/api';
import { Button, Heading, Link, Stack, Text } from '@imc/ui';
import { ForgotPasswordForm } from '@imc/ui/membership';
import { useEffect, useRef, useState } from 'react';
import { forgotPasswordLabels } from '../../content/forgot-password-form.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

const failureTexts = { refused: 'The link could not be sent', failed: forgotPasswordLabels.unavailable };

/** Confirms the request and explains the next step. The text is the same for an address without an account. */
function Confirmation({ email, message, onAgain }: { email: string; message: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack space="8">
      <Stack space="2">
        <Heading level={1} ref={heading} tabIndex={-1}>
          Check your e-mail
        </Heading>
        <Text tone="muted">{email}</Text>
      </Stack>
      <Stack space="4">
        <Text>{message}</Text>
        <Text>
          The link works once, for {resetMinutes} minutes. If nothing has come after a few minutes, look in
          your spam folder, check that the address is spelt correctly, and ask again.
        </Text>
      </Stack>
      <Button variant="secondary" fullWidth onClick={onAgain}>
        Ask again
      </Button>
    </Stack>
  );
}

/** Form to request a password reset link by mail. It does not reveal whether an account has the address. */
export function ForgotPasswordScreen() {
  const [request, setRequest] = useState<{ email: string; message?: string | undefined }>({ email: '' });
  const requestLink = useFormMutation(forgotPasswordMutation, {
    onError: (error) => ({ message: formProblems(error, failureTexts).message, fields: {} }),
    onSuccess: (answer, email) => setRequest({ email, message: answer.message }),
  });
  return (
    <AccountFrame>
      {request.message === undefined ? (
        <Stack space="8">
          <Stack space="2">
            <Heading level={1}>Forgotten your password?</Heading>
            <Text tone="muted">
              Enter the e-mail address of your account. We send a link to it, with which you choose a new
              password.
            </Text>
          </Stack>
          <ForgotPasswordForm
            aria-label="Forgotten password"
            labels={forgotPasswordLabels}
            email={request.email}
            focused={request.email !== ''}
            onSubmit={requestLink}
          />
          <Text tone="muted">
            Remembered it? <Link to="/login">Sign in</Link>
          </Text>
        </Stack>
      ) : (
        <Confirmation
          email={request.email}
          message={request.message}
          onAgain={() => setRequest({ email: request.email })}
        />
      )}
    </AccountFrame>
  );
}
