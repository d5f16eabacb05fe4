import { gradeCodes, gradeLabels } from '@imc/api/contract';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { GradeCell, type GradeCellProps } from './grade-cell.tsx';

const meta = preview.meta({
  title: 'Membership/GradeCell',
  component: GradeCell,
  parameters: { alsoCalled: 'grade in a row, seal in a table' },
  args: { grade: 'AIMC', category: 'Associate Member' } satisfies GradeCellProps,
});

export const Playground = meta.story({});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {gradeCodes.map((grade) => (
        <GradeCell key={grade} grade={grade} category={gradeLabels[grade].category} />
      ))}
      <GradeCell grade="SIMC" category={longName} />
      <GradeCell grade="FIMC" category={unbreakable} />
      <GradeCell category={unbreakable} sub={longName} />
    </Stack>
  ),
});
