import { askNameChangeCall, askNameChangeMutation, nameChangeTexts, uploadTexts } from '@imc/api';
import { answers, memberComplete, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { samplePicture } from '../../../../.storybook/story-helpers/sample-picture.ts';
import { failureTexts, useApiSubmit, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { longName } from '../../../stories/combinations.tsx';
import { nameChangeLabels as labels, sampleDay } from '../../story-samples.ts';
import { NameChange, type NameChangeProps } from './name-change.tsx';

/** The form connected to the API, as on its page. */
function ThroughApi(args: NameChangeProps) {
  const send = useApiSubmit(askNameChangeMutation);
  return <NameChange {...args} onSubmit={async (asked) => (await send(asked)) ?? args.onSubmit(asked)} />;
}

const open: NonNullable<NameChangeProps['change']> = {
  id: 3,
  name: 'Amaka Okafor',
  reason: 'I have married.',
  document: 'document.png',
  state: 'open',
  asked_at: '2026-04-12T10:12:00.000Z',
  decided_at: null,
  answer: null,
};
const decided = { ...open, document: null, decided_at: '2026-04-14T10:12:00.000Z' };

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Name change',
  component: NameChange,
  parameters: { alsoCalled: 'change name, marriage, deed poll' },
  args: {
    name: memberComplete.name,
    change: null,
    labels,
    formatDay: sampleDay,
    onSubmit: fn(async () => undefined),
    onWithdraw: fn(async (): Promise<string | undefined> => undefined),
  } satisfies NameChangeProps,
  decorators: [withApi('memberComplete')],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function ask({ canvas, userEvent }: Context) {
  await fill(userEvent, canvas.getByLabelText('New full name'), 'Amaka Okafor');
  await fill(userEvent, canvas.getByLabelText('Why it has changed'), 'I have married.');
  await userEvent.upload(canvas.getByLabelText(/^Document/), await samplePicture());
  await userEvent.click(canvas.getByRole('button', { name: 'Request change' }));
}

export const Playground = meta.story({ tags: ['ACC-26'] });

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request change' }));
    await waitFor(() => expect(canvas.getByLabelText('New full name')).toHaveFocus());
    await expect(canvas.getByText(nameChangeTexts.documentRequired)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** What was sent takes the focus of the form. */
export const Success = meta.story({
  render: function Sent(args) {
    const [change, setChange] = useState(args.change);
    const onSubmit: NameChangeProps['onSubmit'] = async (asked) => {
      setChange(open);
      return args.onSubmit(asked);
    };
    return <ThroughApi {...args} change={change} onSubmit={onSubmit} />;
  },
  play: async (context) => {
    await ask(context);
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveFocus());
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Amaka Okafor', reason: 'I have married.' }),
    );
  },
});

/** The server can't read the picture. Nothing typed is lost. */
export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    const errors = { document: uploadTexts.missing };
    msw.use(answers.refused(askNameChangeCall, { message: uploadTexts.missing, errors }));
  },
  play: async (context) => {
    await ask(context);
    const field = context.canvas.getByLabelText(/^Document/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(uploadTexts.missing)));
    await expect(context.canvas.getByLabelText('New full name')).toHaveValue('Amaka Okafor');
  },
});

export const NoAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(askNameChangeCall));
  },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(failureTexts.failed);
  },
});

/** No second request while one waits. */
export const Waiting = meta.story({
  args: { change: open },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Amaka Okafor')).toBeVisible();
    await expect(canvas.queryByLabelText('New full name')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw request' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
});

/** It was decided meanwhile. */
export const NotWithdrawn = meta.story({
  args: { change: open, onWithdraw: fn(async (): Promise<string | undefined> => nameChangeTexts.notOpen) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw request' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(nameChangeTexts.notOpen);
  },
});

export const RefusedWithReason = meta.story({
  args: { change: { ...decided, state: 'refused', answer: 'The certificate names somebody else.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your name was not changed to Amaka Okafor.')).toBeVisible();
    await expect(canvas.getByText('The certificate names somebody else.')).toBeVisible();
    await expect(canvas.getByLabelText('New full name')).toBeVisible();
  },
});

export const Agreed = meta.story({ args: { change: { ...decided, state: 'agreed' } } });

export const Matrix = meta.story({
  render: (args) => <NameChange {...args} change={{ ...open, name: longName }} />,
});
