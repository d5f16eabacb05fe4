import type { ReactNode } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/content/card/card.tsx';
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
  title: 'Elements/Layout/Columns',
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
