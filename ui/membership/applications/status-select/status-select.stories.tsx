import { adminApplicationsQuery, updateApplicationStatusMutation, useApiClient } from '@imc/api';
import { type ApplicationStatus, updateApplicationStatusCall } from '@imc/api/contract';
import { answers, createMockProvider, mocks, sampleSeed } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useMutation } from '@tanstack/react-query';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FromQuery } from '../../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { StatusSelect, type StatusSelectProps } from './status-select.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Status select',
  component: StatusSelect,
  parameters: { alsoCalled: 'change status, approve, reject' },
  args: {
    label: 'Status of the application of Mrs Nwosu Amaka Grace',
    status: 'pending',
    labels: {
      choices: { pending: 'Pending', approved: 'Approve', rejected: 'Reject' },
      unsaved: 'Not saved: press Enter',
    },
    onStatus: fn(),
  } satisfies StatusSelectProps,
});

export const Playground = meta.story({});

Playground.test('choosing from the open list saves immediately', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'Approve');
  await expect(args.onStatus).toHaveBeenCalledOnce();
  await expect(args.onStatus).toHaveBeenCalledWith('approved');
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Presses an arrow key, and selects the next option, as a browser does. */
async function arrowTo(value: ApplicationStatus, { canvas, userEvent }: Context) {
  await userEvent.keyboard('{ArrowDown}');
  await fireEvent.change(canvas.getByRole('combobox'), { target: { value } });
}

/** Each arrow key in a closed select selects the next option, which is not saved at once. */
export const ByKeyboard = meta.story({
  args: { onStatus: fn() },
  play: async (context) => {
    context.canvas.getByRole('combobox').focus();
    await arrowTo('approved', context);
    await expect(context.canvas.getByText('Not saved: press Enter')).toBeVisible();
    await expect(context.args.onStatus).not.toHaveBeenCalled();
  },
});

ByKeyboard.test('Escape reverts, Enter and leaving the field save', async (context) => {
  const { canvas, userEvent, args } = context;
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('combobox')).toHaveValue('pending');
  await arrowTo('rejected', context);
  await userEvent.keyboard('{Enter}');
  await expect(args.onStatus).toHaveBeenCalledOnce();
  await expect(args.onStatus).toHaveBeenCalledWith('rejected');
  await arrowTo('approved', context);
  await userEvent.tab();
  await expect(args.onStatus).toHaveBeenLastCalledWith('approved');
});

/** While saving: the new status is shown, and further changes are ignored. */
export const Saving = meta.story({
  args: { pending: 'approved', onStatus: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveValue('approved');
    await expect(select).toHaveAttribute('aria-busy', 'true');
    await userEvent.selectOptions(select, 'Reject');
    await expect(args.onStatus).not.toHaveBeenCalled();
  },
});

/** The first application of the list, with its status changed through the API client. */
function FirstApplication({ labels }: Pick<StatusSelectProps, 'labels'>) {
  const client = useApiClient();
  const { mutate, isPending, isError, variables } = useMutation(updateApplicationStatusMutation(client));
  return (
    <FromQuery query={(client) => adminApplicationsQuery(client)}>
      {({ data, refetch }) => {
        const application = data?.applications[0];
        return (
          application && (
            <Stack align="start">
              <StatusBadge kind="application" status={application.status} />
              <StatusSelect
                label={`Status of the application of ${application.surname}`}
                labels={labels}
                status={application.status}
                pending={isPending ? variables.status : undefined}
                onStatus={(status) =>
                  mutate({ id: application.id, status }, { onSuccess: () => void refetch() })
                }
              />
              {isError && <p>Failed to update application status</p>}
            </Stack>
          )
        );
      }}
    </FromQuery>
  );
}

const fromApi = {
  decorators: [withApi('admin')],
  render: ({ labels }: StatusSelectProps) => <FirstApplication labels={labels} />,
};

export const Saved = meta.story({
  tags: ['S-7.11'],
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(...createMockProvider({ seed: sampleSeed }).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox'), 'Reject');
    await expect(await canvas.findByText('rejected')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('rejected');
  },
});

/** The provider rejects the change, and the select shows the previous status. */
export const Refused = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.refused(updateApplicationStatusCall, { status: 403 }), ...mocks.all);
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole<HTMLSelectElement>('combobox');
    const before = select.value;
    await userEvent.selectOptions(select, before === 'rejected' ? 'Approve' : 'Reject');
    await expect(await canvas.findByText('Failed to update application status')).toBeVisible();
    await expect(select).toHaveValue(before);
  },
});

/** The status can't be changed: the tooltip says why. */
export const Disabled = meta.story({
  tags: ['APP-43'],
  args: { disabledReason: 'Your own application: another admin decides.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByTitle('Your own application: another admin decides.')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <Combinations
        axes={{
          size: propValues<StatusSelectProps['size']>('StatusSelect', 'size'),
          mark: [false, true],
          status: propValues<StatusSelectProps['status']>('StatusSelect', 'status'),
          pending: [undefined, ...propValues<StatusSelectProps['pending']>('StatusSelect', 'pending')],
        }}
      >
        {(combination) => (
          <StatusSelect
            {...args}
            {...combination}
            label={`${combination.size} ${combination.mark} ${combination.status} ${combination.pending ?? 'saved'}`}
          />
        )}
      </Combinations>
      <StatusSelect
        {...args}
        label={longName}
        labels={{ ...args.labels, choices: { pending: longName, approved: 'Approve', rejected: 'Reject' } }}
      />
    </Stack>
  ),
});
