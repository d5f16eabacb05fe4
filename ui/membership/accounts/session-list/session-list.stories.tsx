import { endSessionMutation, queryKeys, sessionsCall, sessionsQuery, useApiClient } from '@imc/api';
import type { AccountSession } from '@imc/api/contract';
import { answers, mocks } from '@imc/mocks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { sessionListLabels } from '../../story-samples.ts';
import { SessionList, type SessionListProps } from './session-list.tsx';

const current: AccountSession = {
  id: 'current',
  browser: 'Chrome',
  system: 'Android',
  is_current: true,
  created_at: '2026-05-06T07:12:00.000Z',
  last_seen_at: '2026-05-06T09:30:00.000Z',
};

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Session list',
  component: SessionList,
  parameters: { alsoCalled: 'signed-in devices, active sessions, log out everywhere, account security' },
  args: {
    sessions: [current],
    labels: sessionListLabels,
    formatTime: (time: string) => time.slice(0, 16).replace('T', ', '),
    onEnd: fn(),
    onEndOthers: fn(),
  } satisfies SessionListProps,
  argTypes: { sessions: { control: false } },
});

/** The list connected to the API, as on its page. */
function Loaded(args: SessionListProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { data } = useQuery(sessionsQuery(client));
  const end = useMutation({
    ...endSessionMutation(client),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
  return (
    <SessionList
      {...args}
      sessions={data}
      ending={end.isPending ? [end.variables] : []}
      onEnd={(session) => end.mutate(session.id)}
    />
  );
}

const loaded = {
  decorators: [withApi('memberComplete')],
  render: (args: SessionListProps) => <Loaded {...args} />,
};

export const Playground = meta.story({
  args: {
    sessions: [current, { ...current, id: 'other', browser: 'Firefox', system: 'Linux', is_current: false }],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Firefox on Linux' }));
    await expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 'other' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
});

/** While loading: a skeleton of the list, hidden from screen readers. */
export const Loading = meta.story({
  ...loaded,
  beforeEach({ msw }) {
    msw.use(answers.slow(sessionsCall));
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

/** The own session first, then the last used. One device is unknown. */
export const List = meta.story({
  tags: ['ACC-11', 'ACC-12'],
  ...loaded,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
  play: async ({ canvas }) => {
    const [own, office, unknown] = await canvas.findAllByRole('listitem');
    await expect(own).toHaveTextContent('Chrome on AndroidThis device');
    await expect(office).toHaveTextContent('Microsoft Edge on Windows');
    await expect(unknown).toHaveTextContent('Unknown device');
  },
});

List.test('a session that was ended leaves the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out Unknown device' }));
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
});

/** Only this device: there is nothing to sign out. */
export const OnlyThisDevice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A session is being ended: its button is busy. */
export const Sending = meta.story({
  args: {
    sessions: [current, { ...current, id: 'other', is_current: false }],
    ending: ['other'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Sign out Chrome/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** Known, partly known and unknown devices, and long and unbreakable words. */
export const Matrix = meta.story({
  args: {
    sessions: [
      current,
      { ...current, id: 'browser', system: null, is_current: false },
      { ...current, id: 'system', browser: null, system: 'Windows', is_current: false },
      { ...current, id: 'unknown', browser: null, system: null, is_current: false },
      { ...current, id: 'long', browser: longName, system: unbreakable, is_current: false },
    ],
    ending: ['system', 'others'],
    labels: { ...sessionListLabels, endOthers: longName },
  },
});
