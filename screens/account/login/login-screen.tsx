import {
  ApiError,
  ownAccountTexts,
  resetTexts,
  type SignInChallenge,
  signInChallengeOf,
  signInCodeMutation,
  signInMutation,
  type User,
  useFormMutation,
} from '@imc/api';
import { Heading, InlineMessage, Link, Stack, Text } from '@imc/ui';
import { SignInCodeForm, SignInForm } from '@imc/ui/membership';
import { useState } from 'react';
import { privacyLink } from '../../content/navigation.ts';
import { signInCodeLabels, signInLabels } from '../../content/sign-in-form.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

/**
 * Why the sign-in is shown: the account was just created, the password was reset, the session ended during use, the account was erased, the user
 * signed out while the server was unreachable, or the user is signed in and came from a page that this account may not open.
 */
export type LoginNotice =
  | 'registered'
  | 'reset'
  | 'ended'
  | 'erased'
  | 'revocation-pending'
  | 'not-permitted';

const notices = {
  registered: { tone: 'success', text: 'Your account is open. Sign in to go on.' },
  reset: { tone: 'success', text: resetTexts.done },
  ended: {
    tone: 'info',
    text: 'Your session has ended. Sign in to go on. A draft that was saved is kept; anything else that was typed and not sent is lost.',
  },
  erased: {
    tone: 'success',
    text: `${ownAccountTexts.erased} You are signed out on every device. Thank you for having been with us.`,
  },
  'revocation-pending': {
    tone: 'warning',
    text: 'You are signed out on this device. The server could not be told yet; it will be as soon as it can be reached from here.',
  },
  'not-permitted': {
    tone: 'info',
    text: 'You are signed in, but your account may not open that page. Sign in with one that may.',
  },
} as const;

/** Notices that can appear after the page has loaded, so they are announced as a status. */
const late: readonly (LoginNotice | undefined)[] = ['revocation-pending', 'not-permitted'];

export interface LoginScreenProps {
  /** Reason why the sign-in is shown; its text appears above the form. Default: no notice. */
  notice?: LoginNotice | undefined;
  /** Address to fill in, such as the one that was just registered. Default: empty. */
  email?: string | undefined;
  /** Called after a successful sign-in with the user and the token, to store them and navigate to the user's home page. */
  onSignedIn: (session: { user: User; token: string }) => void | Promise<void>;
}

/**
 * Returns the text of a failed sign-in (S-8.2): the server's message, a text for a refusal without a message, or a text for an unusable response.
 * If the server was unreachable, the text says nothing about the address and the password.
 */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'unreachable') return signInLabels.unavailable;
  if (error.kind === 'refused') return error.serverMessage ?? 'Invalid credentials';
  return 'Invalid email or password';
}

/** Sign-in form (S-2.58). */
export function LoginScreen({ notice, email, onSignedIn }: LoginScreenProps) {
  const [challenge, setChallenge] = useState<SignInChallenge>();
  /** Why the second step led back to the password. */
  const [ended, setEnded] = useState<string>();
  const signIn = useFormMutation(signInMutation, {
    onSuccess: onSignedIn,
    onError: (error) => {
      const next = signInChallengeOf(error);
      setChallenge(next);
      return next ? undefined : { message: failureText(error), fields: {} };
    },
  });
  const signInWithCode = useFormMutation(signInCodeMutation, {
    onSuccess: onSignedIn,
    onError: (error) => {
      // The challenge has ended: only the password leads on.
      if (error instanceof ApiError && error.httpStatus === 401) {
        setChallenge(undefined);
        setEnded(error.serverMessage);
        return undefined;
      }
      const fields = error instanceof ApiError ? error.errors : {};
      return { message: failureText(error), fields };
    },
  });
  if (challenge) {
    return (
      <AccountFrame>
        <Stack space="8">
          <Stack space="2">
            <Heading level={1}>Enter your code</Heading>
            <Text tone="muted">Your password is right. One step is left.</Text>
          </Stack>
          <SignInCodeForm
            aria-label="Second step of the sign-in"
            labels={signInCodeLabels}
            onSubmit={(code) => signInWithCode({ challenge: challenge.challenge, code })}
            onBack={() => setChallenge(undefined)}
          />
        </Stack>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <Stack space="8">
        <Stack space="2">
          <Heading level={1}>Sign in</Heading>
          <Text tone="muted">To your membership account.</Text>
        </Stack>
        <SignInForm
          aria-label="Sign in"
          labels={signInLabels}
          email={email}
          notice={
            ended ? (
              <InlineMessage role="alert">{ended}</InlineMessage>
            ) : (
              notice && (
                <InlineMessage
                  tone={notices[notice].tone}
                  role={late.includes(notice) ? 'status' : undefined}
                >
                  {notices[notice].text}
                </InlineMessage>
              )
            )
          }
          onSubmit={signIn}
        />
        <Stack space="4">
          <Text size="small" tone="muted">
            What is kept of a sign-in, and your rights:{' '}
            <Link to={privacyLink.to} newTab>
              {privacyLink.text}
            </Link>
          </Text>
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
