import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  applicationPanelLabels,
  sampleAdminApplication,
  sampleChecks,
  sampleDay,
} from '../../story-samples.ts';
import { ApplicationPanel, type ApplicationPanelProps } from './application-panel.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Application panel',
  component: ApplicationPanel,
  parameters: {
    alsoCalled: 'quick view, preview, triage',
    layout: 'fullscreen',
  },
  args: {
    application: sampleAdminApplication,
    labels: applicationPanelLabels,
    formatDay: sampleDay,
    proofUrl: (file: string) => `/uploads/proof_of_payment/${file}`,
    checks: sampleChecks,
    onStatus: fn(),
    onOpen: fn(),
    onClose: fn(),
  } as ApplicationPanelProps,
  argTypes: { application: { control: false } },
});

export const Playground = meta.story({ tags: ['APP-35'] });

Playground.test('decides with the box of the desk', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Approve with 3 warnings' }));
  await expect(args.onStatus).toHaveBeenCalledWith('approved');
});

/** What staff recommend stands under the status. */
export const Recommended = meta.story({
  tags: ['APP-64'],
  args: { recommended: 'Recommended: approve (Folake Sample), reject (Ibrahim Sample)' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Recommended: approve/)).toBeVisible());
  },
});

/** The decision is being saved. */
export const Saving = meta.story({ args: { pendingStatus: 'approved' } });

/** Without a proof of payment and a marketer's code, and with an unknown category. */
export const LittleGiven = meta.story({
  args: {
    application: {
      ...sampleAdminApplication,
      status: 'rejected',
      grade: undefined,
      membershipCategory: 'Honorary Member',
      proofOfPayment: null,
      marketerCode: null,
    },
  },
  play: async ({ canvas }) => {
    // The panel fades in.
    await waitFor(() => expect(canvas.getByText('N/A')).toBeVisible());
    await expect(canvas.queryByRole('link', { name: /proof/ })).toBeNull();
  },
});

export const Matrix = meta.story({
  args: {
    application: {
      ...sampleAdminApplication,
      status: 'approved',
      surname: unbreakable,
      otherNames: longName,
      email: unbreakable,
      employer: unbreakable,
      postalAddress: longName,
    },
  },
});
