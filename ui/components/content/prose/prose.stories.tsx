import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Prose, type ProseProps } from './prose.tsx';

const text = (
  <>
    <p>
      A consultant is asked for judgement before anything else, and judgement is built in the open: by writing
      down what was assumed, what was found and what was advised.
    </p>
    <h2>Agree on the question</h2>
    <p>
      The <strong>terms of reference</strong> come first. The{' '}
      <a href="https://institute.example/code">code of ethics</a> says why.
    </p>
    <ul>
      <li>Who decides?</li>
      <li>By when?</li>
      <li>What would change the answer?</li>
    </ul>
    <blockquote>
      <p>Advice that was not written down was not given.</p>
    </blockquote>
    <p role="note">Written down: with date, author and source.</p>
    <p>
      Whoever reads it a year later knows what was known, and can tell a wrong judgement from a right one that
      met bad luck.
    </p>
    <h3>Then begin</h3>
    <ol>
      <li>Read what is there.</li>
      <li>Ask those who do the work.</li>
    </ol>
    <p>The rest is patience.</p>
  </>
);

const meta = preview.meta({
  title: 'Elements/Content/Prose',
  component: Prose,
  parameters: { alsoCalled: 'article text, long text, running text' },
  args: { children: text },
  argTypes: { children: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Agree on the question' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="18rem"
      axes={{ kind: propValues<ProseProps['kind']>('Prose', 'kind'), content: [longName, unbreakable] }}
    >
      {({ kind, content }) => (
        <Prose kind={kind}>
          <p>{content}</p>
          <h2>{content}</h2>
          <ul>
            <li>{content}</li>
          </ul>
          <blockquote>{content}</blockquote>
        </Prose>
      )}
    </Combinations>
  ),
});
