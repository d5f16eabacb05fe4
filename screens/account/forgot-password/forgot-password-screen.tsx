import {
  ApiError,
  forgotPasswordMutation,
  isEmail,
  isFilled,
  resetMinutes,
  signUpTexts,
  useApiClient,
} from '@imc/api';
import { Button, Form, Heading, InlineMessage, Link, Stack, Text, TextField } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { AccountFrame } from '../account-frame/account-frame.tsx';

/** The text of a question that was not taken: the server's, else one for an answer without words, else one for no usable answer. */
function failureText(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'refused')
    return error.joined ?? 'The link could not be sent';
  return 'The link could not be sent. Please try again.';
}

const emailProblem = (email: string): string | undefined => {
  if (!isFilled(email)) return 'Enter the email address of your account';
  return isEmail(email) ? undefined : signUpTexts.email;
};

/** What was asked for, and what to do next. Says the same for an address without an account. */
function Asked({ email, message, onAgain }: { email: string; message: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack space="8">
      <Stack space="2">
        <Heading level={1} ref={heading} tabIndex={-1}>
          Look in your mail
        </Heading>
        <Text tone="muted">{email}</Text>
      </Stack>
      <Stack space="4">
        <Text>{message}</Text>
        <Text>
          The link works once, for {resetMinutes} minutes. If nothing has come after a few minutes, look among
          your unwanted mail, see that the address is spelled rightly, and ask again.
        </Text>
      </Stack>
      <Button variant="secondary" fullWidth onClick={onAgain}>
        Ask again
      </Button>
    </Stack>
  );
}

/** A forgotten password: asks for a link by mail. Whether an account has the address is told to nobody. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  // Stands until the next outcome: were it gone at the press, the form would move up and a second press meet the link below.
  const [failure, setFailure] = useState<{ text: string; at: number }>();
  const [message, setMessage] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isReturning = useRef(false);
  const ask = useMutation({
    ...forgotPasswordMutation(useApiClient()),
    onSuccess: (answer) => {
      setFailure(undefined);
      setMessage(answer.message);
    },
    onError: (error) => setFailure({ text: failureText(error), at: performance.now() }),
  });

  useEffect(() => {
    if (message !== undefined || !isReturning.current) return;
    isReturning.current = false;
    field.current?.focus();
  }, [message]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ask.isPending) return;
    const found = emailProblem(email);
    setProblem(found);
    if (found) {
      setFailure(undefined);
      field.current?.focus();
      return;
    }
    ask.mutate(email.trim());
  };

  return (
    <AccountFrame>
      {message === undefined ? (
        <Stack space="8">
          <Stack space="2">
            <Heading level={1}>Forgotten your password?</Heading>
            <Text tone="muted">
              Enter the email address of your account. We send a link to it, with which you choose a new
              password.
            </Text>
          </Stack>
          <Form onSubmit={onSubmit} aria-label="Forgotten password">
            {failure && (
              <InlineMessage key={failure.at} tone="failure" role="alert">
                {failure.text}
              </InlineMessage>
            )}
            <TextField
              ref={field}
              name="email"
              type="email"
              label="Email"
              autoComplete="username"
              value={email}
              error={problem}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
            <Button type="submit" fullWidth loading={ask.isPending}>
              Send the link
            </Button>
          </Form>
          <Text tone="muted">
            Remembered it? <Link to="/login">Sign in</Link>
          </Text>
        </Stack>
      ) : (
        <Asked
          email={email.trim()}
          message={message}
          onAgain={() => {
            isReturning.current = true;
            setMessage(undefined);
          }}
        />
      )}
    </AccountFrame>
  );
}
