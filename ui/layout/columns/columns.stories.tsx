import type { ReactNode } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/content/card/card.tsx';
import { SidebarList } from '../../components/navigation/sidebar-list/sidebar-list.tsx';
import { propValues } from '../../stories/prop-values.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Columns, type ColumnsProps } from './columns.tsx';

const Box = ({ children = 'A sheet' }: { children?: ReactNode }) => (
  <Card>
    <Text>{children}</Text>
  </Card>
);

const meta = preview.meta({
  title: 'Layout/Columns',
  component: Columns,
  parameters: { alsoCalled: 'sidebar layout, two columns, split' },
  args: {
    children: (
      <>
        <Box>First</Box>
        <Box>Second</Box>
      </>
    ),
  },
});

export const Playground = meta.story({});

/** An article with a sidebar for further reading. On a phone the sidebar is below the article. */
export const SidebarLayout = meta.story({
  args: {
    split: 'sidebar-end',
    children: (
      <>
        <Card>
          <Text measure>
            A consultant is asked for judgement before anything else. Education shows what one has read; two
            referees say what one has done with it.
          </Text>
        </Card>
        <SidebarList
          title="Recent News"
          searchLabel="Search news"
          searchPlaceholder="Search news..."
          noImageText="No Image"
          emptyText="No blog posts found."
          items={[
            { key: 'a', title: 'Notes from the summit', to: '/blog/a', detail: '28 March 2026' },
            { key: 'b', title: 'Two referees, and why', to: '/blog/b', detail: '14 March 2026' },
          ]}
        />
      </>
    ),
  },
});

/** A sidebar at the start, for filters or a table of contents. */
export const SidebarFirst = meta.story({
  args: {
    split: 'sidebar-start',
    children: (
      <>
        <Box>Contents</Box>
        <Box>The nine guidelines of the code of ethics</Box>
      </>
    ),
  },
});

export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      {propValues<ColumnsProps['split']>('Columns', 'split').map((split) => (
        <Columns key={split} split={split}>
          <Box>{split}</Box>
          <Box>Managementconsultantsofthefederationandtheirorganisationaladvisers</Box>
        </Columns>
      ))}
      {propValues<ColumnsProps['align']>('Columns', 'align').map((align) => (
        <Columns key={align} align={align}>
          <Box>{align}</Box>
          <Box>
            Two <br />
            lines
          </Box>
        </Columns>
      ))}
    </Stack>
  ),
});
