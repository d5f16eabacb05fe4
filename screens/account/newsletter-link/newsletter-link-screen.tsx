import {
  confirmSubscriptionMutation,
  isNotFound,
  leaveNewsletterMutation,
  serverMessage,
  useApiClient,
} from '@imc/api';
import { Button, Heading, InlineMessage, Link, Stack, Text } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { newsletterLinks as texts } from '../../content/newsletter-link-pages.ts';
import { newsletterConfirmPage, newsletterLeavePage } from '../../content/newsletter-links.ts';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export interface NewsletterLinkScreenProps {
  /** Whether the link confirms the subscription or ends it. */
  kind: 'confirm' | 'leave';
  /** Empty if the address has no token; undefined until hydration. */
  token: string | undefined;
}

const titles = { confirm: newsletterConfirmPage.title, leave: newsletterLeavePage.title } as const;
const mutations = { confirm: confirmSubscriptionMutation, leave: leaveNewsletterMutation } as const;

/** The heading gets the focus, because the button is gone. */
function Done({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack space="4">
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text>{text}</Text>
      <Text>
        <Link to={texts.home.to}>{texts.home.label}</Link>
      </Text>
    </Stack>
  );
}

/**
 * Opened from a mail of the newsletter: one button confirms the subscription or ends it (NEWS-2, NEWS-3).
 * Opening the page changes nothing, because scanners of mails follow links.
 */
export function NewsletterLinkScreen({ kind, token }: NewsletterLinkScreenProps) {
  const client = useApiClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...mutations[kind](client),
    mutationKey: [kind],
  });
  const { lead, submit, done, doneText } = texts[kind];
  if (isSuccess)
    return (
      <AccountFrame>
        <Done title={done} text={doneText} />
      </AccountFrame>
    );
  return (
    <AccountFrame>
      <Stack space="6">
        <Stack space="2">
          <Heading level={1}>{titles[kind]}</Heading>
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
