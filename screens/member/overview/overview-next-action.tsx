import { applicationReference } from '@imc/api';
import { ButtonLink, Cluster, Link, Stack, Text } from '@imc/ui';
import type { ReactNode } from 'react';
import { overview } from '../../content/index.ts';
import { formatRecent } from '../../shared/dates.ts';
import { OpenRequest } from '../applications/open-request.tsx';
import { applicationPaths } from '../applications/paths.ts';
import type { NextAction } from './next-action.ts';

const texts = overview.actions;

function Action({ why, children }: { why?: string; children: ReactNode }) {
  return (
    <Stack space="3" data-print="none">
      {why && <Text>{why}</Text>}
      <Cluster>{children}</Cluster>
    </Stack>
  );
}

/** One primary button, or a text that there is nothing to do (DASH-1). The Print button is on the sheet. */
export function OverviewNext({ action }: { action: NextAction }) {
  switch (action.kind) {
    case 'answer-treasurer':
      return (
        <Action why={texts.answerWhy(applicationReference(action.application.id))}>
          <ButtonLink to="/dashboard/payments">{texts.answer}</ButtonLink>
        </Action>
      );
    case 'answer-committee':
      return <OpenRequest request={action.request} />;
    case 'continue-draft': {
      const { reference, saved_at } = action.draft;
      return (
        <Action>
          <ButtonLink to={applicationPaths.form}>
            {texts.continue(reference, saved_at ? formatRecent(saved_at, new Date()) : '')}
          </ButtonLink>
        </Action>
      );
    }
    case 'start':
      return (
        <Action>
          <ButtonLink to={applicationPaths.form}>{texts.start}</ButtonLink>
        </Action>
      );
    case 'complete-profile':
      return (
        <Action why={texts.completeProfileWhy}>
          <ButtonLink to="/dashboard/profile">{texts.completeProfile}</ButtonLink>
        </Action>
      );
    case 'wait':
      return (
        <Text>
          {texts.nothing} <Link to={applicationPaths.read(action.application.id)}>{texts.read}</Link>
        </Text>
      );
    case 'print':
      return null;
  }
}
