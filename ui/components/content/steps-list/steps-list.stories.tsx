import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Columns } from '../../../layout/columns/columns.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { StepsList, type StepsListProps } from './steps-list.tsx';

const meta = preview.meta({
  title: 'Content/StepsList',
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

export const WithoutText = meta.story({
  args: {
    steps: ['Select level', 'Submit application', 'Attend training'].map((title) => ({ key: title, title })),
  },
});

/** Side by side across the page on a desktop. */
export const Row = meta.story({ args: { layout: 'row' } });

/** Beside the heading of its section, with the button that starts the process. */
export const Certification = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section aria-labelledby="way">
      <Columns split="lead">
        <Stack align="start">
          <Heading level={2} size="page" id="way">
            Five steps to your letters
          </Heading>
          <Text>The whole way takes about six months. You can stop after any step and come back.</Text>
          <ButtonLink to="/membership/IMC-Application">Start Your Certification</ButtonLink>
        </Stack>
        <StepsList {...args} />
      </Columns>
    </Section>
  ),
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
