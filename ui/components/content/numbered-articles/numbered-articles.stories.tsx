import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { Link } from '../../actions/link/link.tsx';
import { NumberedArticles } from './numbered-articles.tsx';

const text = 'A member keeps a client’s affairs to themselves, during the assignment and after it.';
const articles = ['Confidentiality', 'Expectations', 'Commissions', 'Assignments', 'Conflicts'].map(
  (title) => ({
    id: title.toLowerCase(),
    title,
    text,
  }),
);

const meta = preview.meta({
  title: 'Elements/Content/Numbered articles',
  component: NumberedArticles,
  parameters: {
    alsoCalled: 'table of contents, scrollspy, code, rules, clauses, index',
    layout: 'fullscreen',
  },
  args: { articles, contentsLabel: 'The five guidelines' },
  render: (args) => (
    <Section as="div" ground="sheet">
      <NumberedArticles {...args} />
    </Section>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await expect(canvas.getByText('5')).toHaveAttribute('aria-hidden');
  },
});

/** The contents mark the article that is being read (S-2.122). */
export const Contents = meta.story({
  tags: ['S-2.122'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'The five guidelines' }));
    await expect(contents.getByRole('link', { name: 'Commissions' })).toHaveAttribute(
      'href',
      '/#commissions',
    );
    canvas.getByRole('heading', { name: 'Commissions' }).scrollIntoView({ block: 'start' });
    await expect(await contents.findByRole('link', { current: 'location' })).toBeVisible();
  },
});

/** On a phone the contents are above the articles, and the number of the article that is being read is brass (S-2.122). */
export const OnPhone = meta.story({
  tags: ['S-2.122'],
  globals: { viewport: { value: 'width360' } },
  play: async ({ canvas }) => {
    const colors = () => [1, 2, 3, 4, 5].map((number) => getComputedStyle(canvas.getByText(number)).color);
    canvas.getByRole('heading', { name: 'Commissions' }).scrollIntoView({ block: 'start' });
    const indexOfCurrent = () => {
      const [current] = canvas.getAllByRole('listitem').filter((item) => item.dataset.current);
      return articles.findIndex(({ id }) => id === current?.id);
    };
    // All at once, because the current article changes once more if the page is still laid out.
    await waitFor(() => {
      const index = indexOfCurrent();
      const numerals = colors();
      expect(index).toBeGreaterThan(0);
      expect(numerals.map((color) => color !== numerals[0])).toEqual(articles.map((_, at) => at === index));
    });
  },
});

/** With a link to the original text below the contents. */
export const WithAside = meta.story({
  args: { aside: <Link href="https://council.example">The international code</Link> },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {([2, 3] as const).map((headingLevel) => (
        <NumberedArticles
          key={headingLevel}
          headingLevel={headingLevel}
          contentsLabel={`Contents ${headingLevel}`}
          articles={[
            { id: `long-${headingLevel}`, title: longName, text: unbreakable },
            { id: `unbreakable-${headingLevel}`, title: unbreakable, text },
          ]}
        />
      ))}
    </Stack>
  ),
});
