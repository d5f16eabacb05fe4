import type { FinderAnswers } from '@imc/api/contract';
import { startTransition, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { GradeFinder, type GradeFinderProps } from './grade-finder.tsx';

const labels: GradeFinderProps['labels'] = {
  questions: {
    studies: {
      label: 'Where are you in your studies?',
      answers: {
        before: 'Below 200 level',
        level: '200 level or above',
        final: 'Final year',
        service: 'NYSC',
        degree: 'I have a degree or diploma',
        none: 'None of these',
      },
    },
    graduated: {
      label: 'How long ago did you graduate?',
      answers: { 0: 'Less than 15 years', 15: '15 to 24 years', 25: '25 years or more' },
    },
    consulting: {
      label: 'How long have you consulted?',
      answers: { 0: '10 years or less', 10: 'Over 10 years' },
    },
    managing: {
      label: 'Have you been a manager for 5 years?',
      answers: { 0: 'No', 5: 'Yes, and competent in one field' },
    },
  },
  progress: (answered, of) => `${answered} of ${of} answered.`,
  grade: (grade) => `Grade ${grade}`,
  met: 'Rules met',
  found: (grade) => `Your grade today: ${grade}`,
  none: 'No grade yet',
  clear: 'Start again',
};

const meta = preview.meta({
  title: 'Elements/Membership/Grades/Grade finder',
  component: GradeFinder,
  parameters: { alsoCalled: 'eligibility checker, wizard, quiz, which grade' },
  args: {
    'aria-label': 'Grade finder',
    labels,
    answers: {},
    onAnswers: fn(),
    apply: (grade) => <ButtonLink to="/register">{`Apply as ${grade}`}</ButtonLink>,
    result: (grade) => <Text>{grade ? 'Fees and what to have ready.' : 'What is nearest.'}</Text>,
  },
  argTypes: { answers: { control: false } },
  // As on the page, where the answers are in the address.
  render: function Answered({ answers: first, onAnswers, ...args }) {
    const [answers, setAnswers] = useState<FinderAnswers>(first);
    const change = (next: FinderAnswers) => {
      onAnswers(next);
      setAnswers(next);
    };
    return <GradeFinder {...args} answers={answers} onAnswers={change} />;
  },
});

export const Playground = meta.story({
  tags: ['S-2.80'],
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 4 answered.');
    await step('Answer three questions', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'I have a degree or diploma' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Less than 15 years' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Over 10 years' }));
      await expect(canvas.getByText('Grade MIMC').parentElement).toHaveTextContent('Rules met');
      await userEvent.click(canvas.getByRole('radio', { name: '10 years or less' }));
      await expect(canvas.queryByText('Rules met')).not.toBeInTheDocument();
      await expect(canvas.getByRole('status')).toHaveTextContent('3 of 4 answered.');
    });
    await step('The fourth answer shows the grade', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Yes, and competent in one field' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('Your grade today: AIMC');
      await expect(args.onAnswers).toHaveBeenLastCalledWith({
        studies: 'degree',
        graduated: '0',
        consulting: '0',
        managing: '5',
      });
    });
    await step('Start again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    });
  },
});

/** As on the page, where a new address is rendered a moment later. Two answers in that moment both count. */
export const QuickAnswers = meta.story({
  tags: ['SITE-9'],
  render: function Answered({ answers: first, ...args }) {
    const [answers, setAnswers] = useState<FinderAnswers>(first);
    return (
      <GradeFinder
        {...args}
        answers={answers}
        onAnswers={(next) => startTransition(() => setAnswers(next))}
      />
    );
  },
  play: async ({ canvas }) => {
    const degree = canvas.getByRole('radio', { name: 'I have a degree or diploma' });
    const recent = canvas.getByRole('radio', { name: 'Less than 15 years' });
    degree.click();
    recent.click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 answered.'));
    await expect(degree).toBeChecked();
    await expect(recent).toBeChecked();
  },
});

/** The arrow keys change an answer, and the result follows. */
export const Keyboard = meta.story({
  args: { answers: { studies: 'degree', graduated: '0', consulting: '10', managing: '0' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('MIMC');
    canvas.getByRole('radio', { name: 'Less than 15 years' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('FIMC');
  },
});

/** The answers meet the rules of no grade. */
export const NoGrade = meta.story({
  args: { answers: { studies: 'degree', graduated: '0', consulting: '0', managing: '0' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No grade yet');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="10">
      <GradeFinder {...args} />
      <GradeFinder
        {...args}
        aria-label="Grade finder, answered"
        answers={{ studies: 'final', graduated: '0', consulting: '0', managing: '0' }}
        labels={{ ...labels, found: () => `${longName} ${unbreakable}` }}
        result={() => unbreakable}
      />
    </Stack>
  ),
});
