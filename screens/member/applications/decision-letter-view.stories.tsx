import { memberApplicationCall } from '@imc/api';
import { answers, createSampleProvider, memberComplete, sampleApplications } from '@imc/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { memberArea } from '../../../.storybook/story-helpers/areas.tsx';
import { expectNoOverflow, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { DecisionLetterView } from './decision-letter-view.tsx';

const meta = preview.meta({
  title: 'Member/Decision letter',
  tags: ['S-2.26'],
  component: DecisionLetterView,
  ...memberArea,
  parameters: {
    alsoCalled: 'rejection letter, admission letter, print',
    layout: 'fullscreen',
    router: { path: '/dashboard/application' },
  },
  args: { user: memberComplete, id: 377, onBack: fn() },
});

export const Page = meta.story({
  tags: ['APP-69'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toHaveAccessibleName(/IMC-APP-377/);
    await expect(canvas.getByText(/^Dear Mrs? Nwosu,$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
});

/** A rejection says what may be done next, and where to ask. */
export const Rejected = meta.story({
  tags: ['APP-69'],
  args: { id: 412 },
  beforeEach({ msw }) {
    const applications = sampleApplications.map((application) =>
      application.id === 412
        ? { ...application, status: 'rejected' as const, decidedAt: '2026-05-06T08:00:00.000Z' }
        : application,
    );
    msw.use(...createSampleProvider({ applications }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/would like to know the reasons.*You are welcome to apply again/),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /@/ })).toBeVisible();
  },
});

/** Not decided, or the decision can still be taken back. */
export const Undecided = meta.story({
  tags: ['APP-17'],
  args: { id: 412 },
  play: shows(/^There is no letter/),
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(memberApplicationCall)),
  play: shows('The letter could not be loaded.'),
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
    await expectNoOverflow();
  },
});
