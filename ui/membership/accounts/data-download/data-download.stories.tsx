import { ownDataCall, ownDataMutation, useApiClient } from '@imc/api';
import { answers, mocks } from '@imc/mocks';
import { useMutation } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { dataDownloadLabels } from '../../story-samples.ts';
import { DataDownload, type DataDownloadProps } from './data-download.tsx';

/** The button connected to the API, without saving a file. */
function ThroughApi(args: DataDownloadProps) {
  const { mutateAsync } = useMutation(ownDataMutation(useApiClient()));
  return (
    <DataDownload
      {...args}
      onDownload={async () => {
        try {
          await mutateAsync();
          return await args.onDownload();
        } catch {
          return { problem: 'The download failed. Please try again.' };
        }
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Data download',
  component: DataDownload,
  parameters: { alsoCalled: 'data export, takeout, privacy, right of access, data portability' },
  args: {
    text: 'One ZIP file with everything we hold about you.',
    labels: dataDownloadLabels,
    onDownload: fn(async () => ({ fileName: 'imc-my-data-2026-05-06.zip' })),
  } satisfies DataDownloadProps,
  decorators: [withApi('memberComplete')],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

export const Playground = meta.story({});

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Saved as imc-my-data-2026-05-06.zip.');
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(ownDataCall));
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Download my data' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The connection broke off. Nothing was saved. */
export const NoAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(ownDataCall, { once: true }));
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The download failed.');
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
});

NoAnswer.test('a second try succeeds', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
  await expect(await canvas.findByRole('status')).toHaveTextContent(/^Saved as/);
  await expect(canvas.queryByRole('alert')).toBeNull();
});

Playground.test(
  'something else than a ZIP file, such as the page of a captive portal, is a failure',
  { beforeEach: ({ msw }) => msw.use(answers.unusable(ownDataCall, 'empty')) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The download failed.');
  },
);

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <DataDownload {...args} />
      <DataDownload {...args} text={unbreakable} labels={{ ...dataDownloadLabels, download: longName }} />
    </Stack>
  ),
});
