import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { sampleDay, settingHistoryLabels } from '../../story-samples.ts';
import { SettingHistory, type SettingHistoryEntry } from './setting-history.tsx';

const entry = (version: number): SettingHistoryEntry => ({
  version,
  changedBy: 'Bola Adeyemi',
  changedAt: `2026-04-${String(version).padStart(2, '0')}T10:12:00.000Z`,
  parts: [
    { label: 'Bank', from: 'Sample Bank plc', to: 'Second Bank plc' },
    { label: 'Account number', from: '0000000000', to: '0123456789' },
  ],
});

const meta = preview.meta({
  title: 'Elements/Membership/Settings/Setting history',
  component: SettingHistory,
  parameters: { alsoCalled: 'audit trail, change log, versions, who changed it' },
  args: { entries: [entry(12), entry(9)], labels: settingHistoryLabels, formatTime: sampleDay },
});

export const Playground = meta.story({});

/** The three newest changes are shown, and the others on request. */
export const ManyChanges = meta.story({
  tags: ['SET-1'],
  args: { entries: [20, 18, 17, 15, 14, 11].map(entry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 earlier changes')).toBeVisible();
    await expect(canvas.getByText('2026-04-17')).toBeVisible();
    await expect(canvas.getByText('2026-04-15')).not.toBeVisible();
  },
});

ManyChanges.test('the earlier changes open', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('3 earlier changes'));
  await expect(canvas.getByText('2026-04-15')).toBeVisible();
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <SettingHistory
        {...args}
        entries={[
          {
            ...entry(3),
            changedBy: longName,
            parts: [{ label: unbreakable, from: unbreakable, to: longName }],
          },
        ]}
      />
      <div style={{ maxInlineSize: '18rem' }}>
        <SettingHistory
          {...args}
          entries={[
            { ...entry(3), changedBy: unbreakable, parts: [{ label: longName, from: '1', to: unbreakable }] },
          ]}
        />
      </div>
    </Stack>
  ),
});
