import {
  ApiError,
  isFilled,
  resetTexts,
  signInMutation,
  signUpTexts,
  type User,
  useApiClient,
} from '@imc/api';
import {
  Button,
  CheckboxField,
  Form,
  Heading,
  InlineMessage,
  Link,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { AccountFrame } from '../account-frame/account-frame.tsx';

/**
 * Why a person is led to the sign-in: the account was just opened, a new password chosen, the session ended while they were at work, or they signed
 * out while the server could not be told.
 */
export type LoginNotice = 'registered' | 'reset' | 'ended' | 'revocation-pending';

const notices = {
  registered: { tone: 'success', text: 'Your account is open. Sign in to go on.' },
  reset: { tone: 'success', text: resetTexts.done },
  ended: { tone: 'info', text: 'Your session has ended. Sign in to go on; a draft that was saved is kept.' },
  'revocation-pending': {
    tone: 'warning',
    text: 'You are signed out on this device. The server could not be told yet; it will be as soon as it can be reached from here.',
  },
} as const;

const signInUnreachable = 'The server could not be reached. Check your connection and try again.';

export interface LoginScreenProps {
  /** Why the person arrives here; said over the form at first. */
  notice?: LoginNotice | undefined;
  /** The person is known: keep the credentials and go where they belong. */
  onSignedIn: (session: { user: User; token: string }) => void | Promise<void>;
}

/**
 * The text of a failed sign-in (specification, section 8): the server's, else one for an answer without words, else one for no usable answer. Where
 * there was none at all, nothing is known of the address and the password.
 */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'unreachable') return signInUnreachable;
  if (error.kind === 'refused') return error.serverMessage ?? 'Invalid credentials';
  return 'Invalid email or password';
}

/** Sign-in (specification, section 2). */
export function LoginScreen({ notice, onSignedIn }: LoginScreenProps) {
  const [missing, setMissing] = useState<{ email: boolean; password: boolean }>();
  // Stands until the next outcome: were it gone at the press, the form would move up and a second press meet the link below.
  const [failure, setFailure] = useState<{ text: string; at: number }>();
  const fail = (text: string) => setFailure({ text, at: performance.now() });
  const signIn = useMutation({
    ...signInMutation(useApiClient()),
    onSuccess: onSignedIn,
    onError: (error) => {
      setMissing(undefined);
      fail(failureText(error));
    },
  });
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email'));
    const password = String(fields.get('password'));
    const gaps = { email: !isFilled(email), password: password === '' };
    if (gaps.email || gaps.password) {
      setMissing(gaps);
      fail(signUpTexts.signInRequired);
      (gaps.email ? emailRef : passwordRef).current?.focus();
      return;
    }
    signIn.mutate({ email, password, rememberMe: fields.has('rememberMe') });
  };

  return (
    <AccountFrame>
      <Stack space="8">
        <Stack space="2">
          <Heading level={1}>Sign in</Heading>
          <Text tone="muted">To your membership account.</Text>
        </Stack>
        <Form onSubmit={onSubmit} aria-label="Sign in">
          {failure ? (
            // A repeated failure is another alert.
            <InlineMessage key={failure.at} tone="failure" role="alert">
              {failure.text}
            </InlineMessage>
          ) : (
            notice && (
              // What is said on arrival is read with the page; this one comes a moment later.
              <InlineMessage
                tone={notices[notice].tone}
                role={notice === 'revocation-pending' ? 'status' : undefined}
              >
                {notices[notice].text}
              </InlineMessage>
            )
          )}
          <TextField
            ref={emailRef}
            name="email"
            type="email"
            label="Email"
            autoComplete="username"
            error={missing?.email && 'Enter the email address of your account'}
          />
          <PasswordField
            ref={passwordRef}
            name="password"
            label="Password"
            toggleLabel="Show password"
            autoComplete="current-password"
            error={missing?.password && 'Enter your password'}
          />
          <CheckboxField
            name="rememberMe"
            label="Remember me"
            help="Stay signed in on this device for 30 days."
          />
          <Button type="submit" fullWidth loading={signIn.isPending}>
            Sign in
          </Button>
        </Form>
        <Stack space="4">
          <Text tone="muted">
            <Link to="/forgot-password">Forgotten your password?</Link>
          </Text>
          <Text tone="muted">
            No account yet? <Link to="/register">Create one</Link>
          </Text>
        </Stack>
      </Stack>
    </AccountFrame>
  );
}
