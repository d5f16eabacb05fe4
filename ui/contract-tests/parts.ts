import { fn } from 'storybook/test';
import {
  AdminPageMenu,
  ButtonLink,
  FooterColumn,
  GradeHeading,
  ListToolbar,
  PassingMessage,
  TableLines,
  ToastRegion,
} from '../index.ts';
import {
  ApplicationDeskSection,
  ApplicationDraftStatus,
  RuleList,
  SendPostDialog,
  TransferDialog,
} from '../membership/index.ts';
import {
  applicationDraftLabels,
  applicationFormLabels,
  ruleSheetLabels,
  sampleAccount,
  samplePost,
  sendPostLabels,
} from '../membership/story-samples.ts';
import type { Playground } from './playgrounds.tsx';

const part = (name: string, Component: unknown, args: Record<string, unknown>): Playground => ({
  name,
  Component: Component as Playground['Component'],
  args,
});

/** Exported components without their own stories, each in the folder of another component. */
export const parts: readonly Playground[] = [
  part('AdminPageMenu', AdminPageMenu, { label: 'More actions', children: 'Back to Dashboard' }),
  part('ApplicationDeskSection', ApplicationDeskSection, { title: 'Referees', children: 'Two' }),
  part('ApplicationDraftStatus', ApplicationDraftStatus, {
    state: { status: 'saved', savedAt: '2026-05-06T09:12:00.000Z', leftOut: [] },
    labels: applicationDraftLabels,
    mine: () => ({}),
    withDraft: () => ({}),
    onResolve: fn(),
  }),
  part('ButtonLink', ButtonLink, { to: '/register', children: 'Apply Now' }),
  part('FooterColumn', FooterColumn, { title: 'Quick Links', children: 'Home' }),
  part('GradeHeading', GradeHeading, { grade: 'FIMC', children: 'Fellow' }),
  part('ListToolbar', ListToolbar, { children: 'Search', end: '50 people' }),
  part('PassingMessage', PassingMessage, { children: 'Saved', onLeave: fn(), leavesAfter: 0 }),
  part('RuleList', RuleList, {
    requirements: ['A degree or a diploma'],
    checks: [{ rule: 'degreeOrDiploma', result: 'unknown' }],
    labels: ruleSheetLabels,
  }),
  part('SendPostDialog', SendPostDialog, { post: samplePost, labels: sendPostLabels, onClose: fn() }),
  part('TableLines', TableLines, { main: 'Ada Obi', sub: 'Partner' }),
  part('ToastRegion', ToastRegion, {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    toasts: [{ key: 'one', message: 'Saved', duration: 0 }],
  }),
  part('TransferDialog', TransferDialog, {
    title: 'Transfer for IMC-APP-2210',
    lead: 'Give the payment reference with it.',
    closeLabel: 'Close',
    transfer: {
      reference: 'IMC-APP-2210',
      account: sampleAccount,
      charge: undefined,
      formatAmount: String,
      labels: applicationFormLabels.payment.transfer,
    },
    onClose: fn(),
  }),
];
