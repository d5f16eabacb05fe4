import {
  ApiError,
  type SignInChallenge,
  signInChallengeOf,
  signInCodeMutation,
  signInMutation,
  type User,
  useFormMutation,
} from '@imc/api';
import { Heading, InlineMessage, Stack, Text } from '@imc/ui';
import { SignInCodeForm, SignInForm } from '@imc/ui/membership';
import { useState } from 'react';
import { loginPage } from '../../content/account-pages.ts';
import {
  signInCodeLabels,
  signInLabels,
  signInNotices,
  signIn as texts,
} from '../../content/sign-in-form.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

/** Why the sign-in is shown, such as a new account, an ended session, or a page that this account may not open. */
export type LoginNotice = keyof typeof signInNotices;

const noticeTones = {
  registered: 'success',
  reset: 'success',
  ended: 'info',
  erased: 'success',
  'revocation-pending': 'warning',
  'not-permitted': 'info',
} as const satisfies Record<LoginNotice, string>;

/** Notices that can appear after the page has loaded, so they are announced as a status. */
const late: readonly (LoginNotice | undefined)[] = ['revocation-pending', 'not-permitted'];

export interface LoginScreenProps {
  /** Its text is above the form. Default: no notice. */
  notice?: LoginNotice | undefined;
  /** Address to fill in, such as the one that was just registered. Default: empty. */
  email?: string | undefined;
  /** Called after a successful sign-in, to store the session and navigate to the user's home page. */
  onSignedIn: (session: { user: User; token: string }) => void | Promise<void>;
}

/**
 * The text of a failed sign-in (S-8.2): the server's message, or a text for a refusal without one or an
 * unusable response. Without a connection, it says nothing about address and password.
 */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'unreachable') return signInLabels.unavailable;
  if (error.kind === 'refused') return error.serverMessage ?? texts.refused;
  return texts.failed;
}

/** Sign-in form (S-2.58). */
export function LoginScreen({ notice, email, onSignedIn }: LoginScreenProps) {
  const [challenge, setChallenge] = useState<SignInChallenge>();
  /** Why the second step returned to the password. */
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
      // The challenge has ended, so the user has to enter the password again.
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
            <Heading level={1}>{texts.code.title}</Heading>
            <Text tone="muted">{texts.code.lead}</Text>
          </Stack>
          <SignInCodeForm
            aria-label={texts.code.form}
            labels={signInCodeLabels}
            onSubmit={(code) => signInWithCode({ challenge: challenge.challenge, code })}
            onBack={() => setChallenge(undefined)}
          />
        </Stack>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame otherWay={texts.register}>
      <Stack space="6">
        <Heading level={1}>{loginPage.title}</Heading>
        <SignInForm
          aria-label={loginPage.title}
          labels={signInLabels}
          email={email}
          notice={
            ended ? (
              <InlineMessage role="alert">{ended}</InlineMessage>
            ) : (
              notice && (
                <InlineMessage tone={noticeTones[notice]} role={late.includes(notice) ? 'status' : undefined}>
                  {signInNotices[notice]}
                </InlineMessage>
              )
            )
          }
          onSubmit={signIn}
        />
      </Stack>
    </AccountFrame>
  );
}
