import {
  answerInformationRequestCall,
  applicationAnswers,
  informationRequestTexts,
  memberApplicationCall,
} from '@imc/api';
import { answers, createSampleProvider, memberComplete, sampleInformationRequest } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { memberArea } from '../../../.storybook/story-helpers/areas.tsx';
import { findAlert, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { named } from '../../../.storybook/story-helpers/fill.ts';
import { openSection } from '../../../.storybook/story-helpers/open-section.ts';
import { AnswerRequest, type AnswerRequestProps } from './answer-request.tsx';
import { removeDeviceDraft, writeDeviceDraft } from './device-draft.ts';

/** Keeps the section in React state. The app keeps it in the address. */
function Screen({ section: initialSection, ...args }: AnswerRequestProps) {
  const [section, setSection] = useState(initialSection);
  return <AnswerRequest {...args} section={section} onSectionChange={setSection} />;
}

const provider = (seed = {}) =>
  createSampleProvider({ informationRequests: [sampleInformationRequest], ...seed }).handlers;

const meta = preview.meta({
  title: 'Member/Answer to the committee',
  tags: ['S-2.26'],
  component: AnswerRequest,
  ...memberArea,
  parameters: {
    alsoCalled: 'request for information, asked for more, reopened sections, missing details',
    layout: 'fullscreen',
    router: { path: '/dashboard/application' },
  },
  args: {
    user: memberComplete,
    id: sampleInformationRequest.application_id,
    section: 'personal',
    onSectionChange: fn(),
    onSent: fn<AnswerRequestProps['onSent']>(),
    onLeave: fn(),
  } satisfies AnswerRequestProps,
  render: (args) => <Screen {...args} />,
  async beforeEach({ args, msw }) {
    msw.use(...provider());
    await removeDeviceDraft([args.user.id, args.id]);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const sendBack = named('Send the answer', async (context: Context) => {
  await openSection(context, 'Review');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send answer' }));
});

/** Only the requested sections are open, with the question above them. */
export const Form = meta.story({
  tags: ['APP-21'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sampleInformationRequest.question)).toBeVisible();
    // Where their names have no room, the list of sections is closed.
    await expect(canvas.getAllByRole('button', { name: /^Section \d of 3/, hidden: true })).toHaveLength(3);
    await expect(canvas.queryByRole('textbox', { name: 'Surname' })).toBeNull();
  },
});

/** Saves while the user types. Sections that were not requested are not sent. */
export const Sent = meta.story({
  tags: ['APP-21'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await openSection(context, 'Referees');
    const referee = within(await canvas.findByRole('region', { name: 'Referee 2' }));
    const phone = referee.getByLabelText(/^Tel/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '+234 800 000 9876');
    await expect(await canvas.findByText(/^Saved \d/)).toBeVisible();
    await sendBack(context);
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(informationRequestTexts.answered));
  },
});

/** The server finds a problem that the form does not, and its field is marked. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(answerInformationRequestCall, {
        errors: { 'referees.1.address': 'This referee has written that they do not know you' },
      }),
    ),
  play: async (context) => {
    await openSection(context, 'Assignments');
    await sendBack(context);
    const dialog = await findAlert();
    await context.userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(await context.canvas.findByText(/do not know you/)).toBeVisible();
  },
});

/** An admin has closed the request, or another tab has answered it. */
export const Ended = meta.story({
  tags: ['APP-22'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(answerInformationRequestCall, { status: 409, message: informationRequestTexts.ended }),
    ),
  play: async (context) => {
    await openSection(context, 'Assignments');
    await sendBack(context);
    await expect((await findAlert()).getByText(informationRequestTexts.ended)).toBeVisible();
  },
});

/** The server does not answer: the form keeps the input. */
export const NotSent = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(answerInformationRequestCall)),
  play: async (context) => {
    await openSection(context, 'Assignments');
    await sendBack(context);
    await expect((await findAlert()).getByText(/^The server did not respond/)).toBeVisible();
  },
});

/** The connection was lost before the server had the last changes. They are on this device and are sent now. */
export const ContinuedFromThisDevice = meta.story({
  play: async ({ args, canvas, mount }) => {
    await writeDeviceDraft([args.user.id, args.id], {
      application_id: args.id,
      reference: 'IMC-APP-412',
      data: { assignments: [{ project: 'Typed offline', role: 'Analyst', period: '2025' }] },
      saved_at: '2026-05-06T09:20:00.000Z',
      revision: 0,
      proof: null,
      isUnsaved: true,
    });
    await mount();
    await expect(await canvas.findByDisplayValue('Typed offline')).toBeVisible();
    await expect(await canvas.findByText(/^Saved \d/)).toBeVisible();
  },
});

/** The application has no open request. */
export const NothingAsked = meta.story({
  tags: ['APP-22'],
  beforeEach: ({ msw }) => msw.use(...provider({ informationRequests: [] })),
  play: shows('No information is requested'),
});

NothingAsked.test(
  'the same text for a missing application and one of somebody else',
  {
    args: { id: 99_999 },
    beforeEach: ({ msw }) =>
      msw.use(answers.refused(memberApplicationCall, { status: 404, message: applicationAnswers.notFound })),
  },
  shows('No information is requested'),
);

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(memberApplicationCall, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

NoAnswer.test('a retry shows the question', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText(sampleInformationRequest.question)).toBeVisible();
});
