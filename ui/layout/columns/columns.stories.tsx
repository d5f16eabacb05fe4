import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Columns } from './columns.tsx';

const Box = ({ children = 'A sheet' }: { children?: string }) => (
  <Card>
    <Text>{children}</Text>
  </Card>
);

const meta = preview.meta({
  title: 'Layout/Columns',
  component: Columns,
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

export const Matrix = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      {(['even', 'lead', 'sidebar-end', 'sidebar-start'] as const).map((split) => (
        <Columns key={split} split={split}>
          <Box>{split}</Box>
          <Box>Managementconsultantsofthefederationandtheirorganisationaladvisers</Box>
        </Columns>
      ))}
    </Stack>
  ),
});
