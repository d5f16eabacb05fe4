import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { SidebarList } from './sidebar-list.tsx';

const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0f3b8a" d="M0 0h8v8H0z"/><path fill="none" stroke="#efdcb4" d="M1 4l3-3 3 3-3 3z"/></svg>')}`;

const meta = preview.meta({
  title: 'Elements/Navigation/Sidebar list',
  component: SidebarList,
  parameters: { alsoCalled: 'side menu, related posts, list with search' },
  args: {
    title: 'Recent News',
    searchLabel: 'Search news',
    searchPlaceholder: 'Search news...',
    noImageText: 'No Image',
    emptyText: 'No blog posts found.',
    items: [
      { key: 'a', title: 'Notes from the summit', to: '/blog/a', detail: '28 March 2026', image },
      { key: 'b', title: 'Two referees, and why', to: '/blog/b', detail: '14 March 2026' },
      { key: 'c', title: 'What a first assignment teaches', to: '/blog/c', detail: '2 March 2026', image },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <SidebarList {...args} />
    </div>
  ),
});

export const Playground = meta.story({});

Playground.test('an item without a picture says so in sight', async ({ canvas }) => {
  await expect(canvas.getByText('No Image')).toBeVisible();
});

Playground.test('the search filters the entries, by keyboard', async ({ canvas, userEvent, step }) => {
  await step('Move the focus to the search field', async () => {
    await userEvent.tab();
  });
  const field = canvas.getByRole('searchbox', { name: 'Search news' });
  await step('Search for a word of one entry', async () => {
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'REFER');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  });
  await step('Move the focus to the entry', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Two referees/ })).toHaveFocus();
  });
  await step('Search for a word of no entry', async () => {
    await userEvent.clear(field);
    await userEvent.type(field, 'nothing of the kind');
    await expect(canvas.getByRole('status')).toHaveTextContent('No blog posts found.');
  });
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations cell="18rem" axes={{ picture: [false, true], title: [longName, unbreakable] }}>
      {({ picture, title }) => (
        <SidebarList
          {...args}
          title={`${title} ${picture ? 'with' : 'without'}`}
          items={['a', 'b'].map((key) => ({
            key,
            title,
            to: `/${key}`,
            detail: key === 'a' ? title : undefined,
            image: picture ? image : undefined,
          }))}
        />
      )}
    </Combinations>
  ),
});
