import { forgotPasswordMutation, formProblems, useFormMutation } from '@imc/api';
import { Button, Heading, Stack, Text } from '@imc/ui';
import { ForgotPasswordForm } from '@imc/ui/membership';
import { useEffect, useRef, useState } from 'react';
import { forgotPasswordPage, remembered } from '../../content/account-pages.ts';
import { forgotPasswordLabels, forgotPassword as texts } from '../../content/forgot-password-form.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

/** The text is the same for an address without an account. */
function Confirmation({ email, message, onReset }: { email: string; message: string; onReset: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack space="8">
      <Stack space="2">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {texts.sent.title}
        </Heading>
        <Text tone="muted">{email}</Text>
      </Stack>
      <Stack space="4">
        <Text>{message}</Text>
        <Text>{texts.sent.text}</Text>
      </Stack>
      <Button variant="secondary" fullWidth onClick={onReset}>
        {texts.sent.again}
      </Button>
    </Stack>
  );
}

/** Requests a link to reset the password. Does not reveal whether an account has the address. */
export function ForgotPasswordScreen() {
  const [request, setRequest] = useState<{ email: string; message?: string | undefined }>({ email: '' });
  const requestLink = useFormMutation(forgotPasswordMutation, {
    onError: (error) => ({ message: formProblems(error, texts.failure).message, fields: {} }),
    onSuccess: (answer, email) => setRequest({ email, message: answer.message }),
  });
  return (
    <AccountFrame otherWay={remembered}>
      {request.message === undefined ? (
        <Stack space="8">
          <Stack space="2">
            <Heading level={1}>{texts.title}</Heading>
            <Text tone="muted">{texts.lead}</Text>
          </Stack>
          <ForgotPasswordForm
            aria-label={forgotPasswordPage.title}
            labels={forgotPasswordLabels}
            email={request.email}
            focused={request.email !== ''}
            onSubmit={requestLink}
          />
        </Stack>
      ) : (
        <Confirmation
          email={request.email}
          message={request.message}
          onReset={() => setRequest({ email: request.email })}
        />
      )}
    </AccountFrame>
  );
}
