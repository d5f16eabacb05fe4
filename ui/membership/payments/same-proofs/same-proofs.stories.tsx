import type { SameProof } from '@imc/api/contract';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { paymentDetailLabels, sampleDay } from '../../story-samples.ts';
import { SameProofs, type SameProofsProps } from './same-proofs.tsx';

const identical: SameProof = {
  application_id: 398,
  applicant: 'Dr Okonkwo Chinedu',
  application_status: 'approved',
  created_at: '2026-04-09T13:55:00.000Z',
  match: 'identical',
  same_member: false,
};

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Same proofs',
  component: SameProofs,
  parameters: { alsoCalled: 'duplicate receipt, same picture, reused proof, fraud warning' },
  args: {
    proofs: [
      identical,
      {
        ...identical,
        application_id: 377,
        applicant: 'Mrs Nwosu Amaka Grace',
        match: 'similar',
        same_member: true,
      },
    ],
    labels: paymentDetailLabels.sameProof,
    applicationHref: (id) => `/admin/applications?application=${id}`,
    formatDay: sampleDay,
  } satisfies SameProofsProps,
  argTypes: { proofs: { control: false } },
});

export const Playground = meta.story({
  tags: ['PAY-14'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'IMC-APP-398' })).toHaveAttribute(
      'href',
      '/admin/applications?application=398',
    );
    await expect(
      canvas.getByText(/Nwosu Amaka Grace, 2026-04-09, looks alike, same applicant/),
    ).toBeVisible();
  },
});

/** The picture was sent with no other application: nothing is shown. */
export const Empty = meta.story({
  args: { proofs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(paymentDetailLabels.sameProof.title)).toBeNull();
  },
});

export const Matrix = meta.story({
  render: (args) => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...identical,
      application_id: 398 - index,
      applicant: index % 2 ? longName : unbreakable,
    }));
    return (
      <Stack space="8">
        <SameProofs {...args} />
        <div style={{ maxInlineSize: '20.5rem' }}>
          <SameProofs {...args} proofs={many} />
        </div>
      </Stack>
    );
  },
});
