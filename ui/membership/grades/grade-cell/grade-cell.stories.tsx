import { memberApplicationsQuery } from '@imc/api';
import { gradeCodes, gradeLabels } from '@imc/api/contract';
import { memberComplete, mocks } from '@imc/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FromQuery } from '../../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { GradeCell, type GradeCellProps } from './grade-cell.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Grades/Grade cell',
  component: GradeCell,
  parameters: { alsoCalled: 'grade in a row, seal in a table' },
  args: { grade: 'AIMC', category: 'Associate Member' } satisfies GradeCellProps,
});

export const Playground = meta.story({});

/** A category that is not a grade of the Institute: no seal. */
export const WithoutGrade = meta.story({ args: { grade: undefined, category: 'Honorary Member' } });

export const WithFee = meta.story({ args: { sub: '₦30,000' } });

/** With the response of a request. */
export const FromApi = meta.story({
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
  render: () => (
    <FromQuery query={(client) => memberApplicationsQuery(client, memberComplete.email)}>
      {({ data = [] }) => (
        <Stack>
          {data.map(({ id, grade, membershipCategory }) => (
            <GradeCell key={id} grade={grade} category={membershipCategory} />
          ))}
        </Stack>
      )}
    </FromQuery>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Associate Member'))[0]).toBeVisible();
  },
});

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
