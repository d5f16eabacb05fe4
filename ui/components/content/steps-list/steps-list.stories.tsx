import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { StepsList, type StepsListProps } from './steps-list.tsx';

const meta = preview.meta({
  title: 'Elements/Content/Steps list',
  component: StepsList,
  parameters: { alsoCalled: 'numbered list, how it works, process' },
  args: {
    steps: [
      { key: 'level', title: 'Select level', text: 'Associate, Senior or Executive Consultant.' },
      { key: 'apply', title: 'Submit application', text: 'With proof of payment and two referees.' },
      { key: 'train', title: 'Attend training', text: 'The mandatory programmes of your level.' },
      { key: 'assess', title: 'Complete assessment', text: 'A paper and an interview.' },
      { key: 'earn', title: 'Earn certification', text: 'Your letters, from the day of the letter.' },
    ],
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="24rem"
      axes={{
        layout: propValues<StepsListProps['layout']>('StepsList', 'layout'),
        headingLevel: [2, 3, 4],
        text: [undefined, longName, unbreakable],
      }}
    >
      {({ layout, headingLevel, text }) => (
        <StepsList
          layout={layout}
          headingLevel={headingLevel}
          steps={['a', 'b'].map((key) => ({ key, title: text ?? longName, text }))}
        />
      )}
    </Combinations>
  ),
});
