import {
  ApiError,
  isResetToken,
  type NewPassword,
  newPasswordProblem,
  resetPasswordMutation,
  resetTexts,
  useApiClient,
} from '@imc/api';
import { Button, ButtonLink, Form, Heading, InlineMessage, Link, Stack, Text } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';

export interface ResetPasswordScreenProps {
  /** The token that the mailed link carries; empty where it carries none, undefined while it is not read yet. */
  token: string | undefined;
  /** The password is set and every session has ended: go to the sign-in. */
  onReset: () => void | Promise<void>;
}

/** The text of a refused password: the server's, else one for an answer without words, else one for no usable answer. */
function failureText(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'refused')
    return error.joined ?? 'The password could not be changed';
  return 'The password could not be changed. Please try again.';
}

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

interface Problems {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A new password, chosen with the link that was mailed. */
export function ResetPasswordScreen({ token, onReset }: ResetPasswordScreenProps) {
  const [values, setValues] = useState<NewPassword>({ password: '', confirmPassword: '' });
  const [problems, setProblems] = useState<Problems>();
  // Of this very link: another one, opened in the same tab, is judged anew.
  const [dead, setDead] = useState<{ token: string; text: string }>();
  const form = useRef<HTMLFormElement>(null);
  const reset = useMutation({
    ...resetPasswordMutation(useApiClient()),
    onSuccess: onReset,
    onError: (error, sent) => {
      const fields = error instanceof ApiError ? error.errors : {};
      if (fields.token) setDead({ token: sent.token, text: fields.token });
      else setProblems({ message: failureText(error), fields });
    },
  });

  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reset.isPending || token === undefined) return;
    const found = newPasswordProblem(values);
    if (found) setProblems({ message: found.message, fields: { [found.field]: found.message } });
    else reset.mutate({ token, password: values.password });
  };

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
          <Form ref={form} onSubmit={onSubmit} aria-label="Choose a new password">
            {problems && (
              <InlineMessage tone="failure" role="alert">
                {problems.message}
              </InlineMessage>
            )}
            <NewPasswordFields
              label="New password"
              confirmLabel="Confirm new password"
              values={values}
              errors={problems?.fields ?? {}}
              onChange={setValues}
            />
            <Button type="submit" fullWidth loading={reset.isPending}>
              Save the new password
            </Button>
          </Form>
        </Stack>
      )}
    </AccountFrame>
  );
}
