import {
  confirmSecondFactorMutation,
  disableSecondFactorMutation,
  formProblems,
  queryKeys,
  secondFactorQuery,
  startSecondFactorMutation,
  useApiClient,
} from '@imc/api';
import { resetTexts, startSecondFactorCall } from '@imc/api/contract';
import { answers, mocks, samplePassword, sampleRecoveryCode } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { failureTexts, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { secondFactorLabels as labels, sampleDay } from '../../story-samples.ts';
import { SecondFactorSettings, type SecondFactorSettingsProps } from './second-factor-settings.tsx';

/** The settings connected to the API, as on their page. */
function ThroughApi(args: SecondFactorSettingsProps) {
  const client = useApiClient();
  const queries = useQueryClient();
  const { data } = useQuery(secondFactorQuery(client));
  const onSettled = () => queries.invalidateQueries({ queryKey: queryKeys.secondFactor });
  const { mutateAsync: start } = useMutation(startSecondFactorMutation(client));
  const { mutateAsync: confirm } = useMutation({ ...confirmSecondFactorMutation(client), onSettled });
  const { mutateAsync: remove } = useMutation({ ...disableSecondFactorMutation(client), onSettled });
  const problems = (error: unknown) => formProblems(error, failureTexts);
  if (!data) return null;
  return (
    <SecondFactorSettings
      {...args}
      secondFactor={data}
      onStart={(password) => start(password).catch(problems)}
      onConfirm={(code) => confirm(code).catch(problems)}
      onRemove={(sent) => remove(sent).then(() => undefined, problems)}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Second factor settings',
  component: SecondFactorSettings,
  parameters: { alsoCalled: 'two-factor, 2FA, MFA, TOTP, authenticator app, recovery codes, backup codes' },
  args: {
    secondFactor: { enabled_at: null, recovery_codes_left: 0 },
    labels,
    formatDay: sampleDay,
    onStart: fn(async () => ({ fields: {} })),
    onConfirm: fn(async () => []),
    onRemove: fn(async () => undefined),
    onKept: fn(),
  } satisfies SecondFactorSettingsProps,
  argTypes: { secondFactor: { control: false } },
  decorators: [withApi('admin')],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function start({ canvas, userEvent }: Context, password = samplePassword) {
  await userEvent.type(await canvas.findByLabelText('Your password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
}

export const Playground = meta.story({});

/** The first step with a wrong password. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answers.refused(startSecondFactorCall, {
        message: resetTexts.wrongCurrent,
        errors: { password: resetTexts.wrongCurrent },
      }),
    );
  },
  play: async (context) => {
    await start(context, 'Wrong!Password1');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The current password is not right',
    );
  },
});

/** The second step: the secret as QR code and as text. */
export const Scanning = meta.story({
  tags: ['ACC-14'],
  play: async (context) => {
    await start(context);
    const code = await context.canvas.findByRole('img', { name: labels.qrCode });
    await waitFor(() => expect(code.querySelector('path')).not.toBeNull());
    await expect(context.canvas.getByText(/^JBSW Y3DP/)).toBeVisible();
  },
});

/** The third step: the recovery codes, shown until they are kept. */
export const Success = meta.story({
  tags: ['ACC-15'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await start(context);
    await userEvent.type(await canvas.findByLabelText('Code'), '123456{Enter}');
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
    await waitFor(() => expect(canvas.getByRole('heading', { name: labels.codes })).toHaveFocus());
  },
});

Success.test(
  'afterwards it can be removed with a recovery code',
  async ({ args, canvas, step, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem');
    const code = first?.textContent ?? '';
    await expect(args.onKept).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: labels.kept }));
    await expect(args.onKept).toHaveBeenCalledOnce();
    await step('Remove it', async () => {
      await userEvent.type(await canvas.findByLabelText('Your password'), samplePassword);
      await userEvent.type(canvas.getByLabelText('Code'), code);
      await userEvent.click(canvas.getByRole('button', { name: labels.removeSubmit }));
      await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible();
    });
  },
);

/** A second factor is set up, with two recovery codes left. */
export const Enabled = meta.story({
  tags: ['ACC-19'],
  decorators: [withApi('treasurer')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Code'), sampleRecoveryCode);
    await userEvent.click(canvas.getByRole('button', { name: labels.removeSubmit }));
    await waitFor(() => expect(canvas.getByLabelText('Your password')).toHaveFocus());
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <SecondFactorSettings
      {...args}
      secondFactor={{ enabled_at: '2026-05-06T09:30:00.000Z', recovery_codes_left: 1 }}
      labels={{ ...labels, password: longName, code: unbreakable, removeSubmit: longName }}
    />
  ),
});
