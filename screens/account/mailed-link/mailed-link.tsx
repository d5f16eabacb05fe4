import { isNotFound, serverMessage } from '@imc/api';
import { Button, Heading, InlineMessage, Link, Stack, Text } from '@imc/ui';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mailedLink as texts } from '../../content/mailed-link.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export interface MailedLinkProps<Data> {
  title: string;
  /** What the button does. */
  lead: string;
  /** Text of the button. */
  submit: string;
  /** Heading after the success. */
  done: string;
  /** Text below it. */
  doneText: (data: Data) => string;
  /** Where the user goes on after the success. */
  next: { readonly label: string; readonly to: string };
  /** Empty if the address has no token; undefined until hydration. */
  token: string | undefined;
  /** Uses the token. */
  mutation: UseMutationOptions<Data, Error, string>;
}

/** The heading gets the focus, because the button is gone. */
function Done({
  title,
  text,
  next,
}: {
  title: string;
  text: string;
  next: MailedLinkProps<unknown>['next'];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack space="4">
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text>{text}</Text>
      <Text>
        <Link to={next.to}>{next.label}</Link>
      </Text>
    </Stack>
  );
}

/** Opened from a mail: one button does what the link is for. Opening the page changes nothing, because scanners of mails follow links. */
export function MailedLink<Data>({
  title,
  lead,
  submit,
  done,
  doneText,
  next,
  token,
  mutation,
}: MailedLinkProps<Data>) {
  const { mutate, isPending, data, error } = useMutation(mutation);
  if (data)
    return (
      <AccountFrame>
        <Done title={done} text={doneText(data)} next={next} />
      </AccountFrame>
    );
  return (
    <AccountFrame>
      <Stack space="6">
        <Stack space="2">
          <Heading level={1}>{title}</Heading>
          {token !== '' && <Text tone="muted">{lead}</Text>}
        </Stack>
        {token === '' ? (
          <>
            <InlineMessage tone="warning">{texts.incomplete}</InlineMessage>
            <Text>
              <Link to={texts.home.to}>{texts.home.label}</Link>
            </Text>
          </>
        ) : (
          <Button fullWidth loading={isPending} onClick={() => token && mutate(token)}>
            {submit}
          </Button>
        )}
        {error && (
          <InlineMessage tone="failure" role="alert">
            {isNotFound(error)
              ? `${serverMessage(error)} ${texts.help}`
              : (serverMessage(error) ?? texts.failed)}
          </InlineMessage>
        )}
      </Stack>
    </AccountFrame>
  );
}
