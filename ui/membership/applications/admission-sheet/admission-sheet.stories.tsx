import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { grades } from '../../../components/identity/grade-seal/grade-seal-drawings.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { AdmissionSheet, type AdmissionSheetProps } from './admission-sheet.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Admission sheet',
  component: AdmissionSheet,
  parameters: { alsoCalled: 'certificate, diploma, admission, approval, letter of admission' },
  args: {
    grade: 'AIMC',
    institute: 'Sample Institute of Management Consultants',
    lead: 'The committee has admitted',
    name: 'Amaka Grace Nwosu',
    title: 'as Associate Member',
    open: 'Your certificate',
    facts: [
      { label: 'Member number', value: '#101' },
      { label: 'Date of approval', value: '29 November 2025' },
      { label: 'Professor Grace Sample, Registrar', value: '' },
    ],
    check: 'To have this certificate confirmed, write to office@mail.example with its member number.',
    seed: 412,
    onStrike: fn(),
  } satisfies AdmissionSheetProps,
  argTypes: { facts: { control: false }, actions: { control: false } },
});

/** The certificates of all rows. */
async function openAll({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  for (const row of canvas.getAllByRole('button', { expanded: false })) await userEvent.click(row);
}

export const Playground = meta.story({
  tags: ['DASH-2'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Amaka Grace Nwosu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Your certificate #101' }));
    await expect(canvas.getByText('AIMC')).toBeVisible();
  },
});

Playground.test(
  'the seal is struck once, after the first paint',
  { args: { strike: true } },
  async ({ args }) => {
    await waitFor(() => expect(args.onStrike).toHaveBeenCalledOnce());
  },
);

Playground.test(
  'it is not struck again where the caller remembered it',
  { args: { strike: false } },
  async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-struck]')).toBeNull();
    await expect(args.onStrike).not.toHaveBeenCalled();
  },
);

/** With a button in the row, which is not printed. */
export const WithActions = meta.story({ args: { actions: <Button>Print</Button> } });

/** Long names are set smaller and wrap. */
export const LongName = meta.story({
  args: { name: longName, grade: 'DFIMC', title: 'as Distinguished Fellow' },
  play: openAll,
});

/** The border of each sheet differs, and the seal is that of the grade. */
export const Grades = meta.story({
  play: openAll,
  render: (args) => (
    <Stack space="8">
      {grades.map((grade, index) => (
        <AdmissionSheet key={grade} {...args} grade={grade} seed={index} />
      ))}
    </Stack>
  ),
});

export const Matrix = meta.story({
  play: openAll,
  render: (args) => (
    <Stack space="8">
      <AdmissionSheet {...args} name={unbreakable} title={longName} />
      <div style={{ maxInlineSize: '20rem' }}>
        <AdmissionSheet {...args} grade="FIMC" name={longName} institute={unbreakable} />
      </div>
      {grades.map((grade) => (
        <AdmissionSheet key={grade} {...args} grade={grade} strike />
      ))}
    </Stack>
  ),
});
