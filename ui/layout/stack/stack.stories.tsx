import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/content/card/card.tsx';
import { propValues } from '../../stories/prop-values.ts';
import { Text } from '../text/text.tsx';
import { Stack, type StackProps } from './stack.tsx';

const Box = ({ children = 'A sheet' }: { children?: string }) => (
  <Card>
    <Text>{children}</Text>
  </Card>
);

const meta = preview.meta({
  title: 'Elements/Layout/Stack',
  component: Stack,
  parameters: { alsoCalled: 'vertical spacing, flex column, gap' },
  args: {
    children: (
      <>
        <Box>First</Box>
        <Box>Second</Box>
        <Box>Third</Box>
      </>
    ),
  },
});

export const Playground = meta.story({});

/** As a list it has no bullets but keeps its list semantics. */
export const List = meta.story({
  args: {
    as: 'ul',
    space: '2',
    children: ['Complete Profile', 'Upload Documents', 'Make Payment'].map((step) => (
      <li key={step}>{step}</li>
    )),
  },
});

/** Every alignment, and an unbreakable word. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="8">
      {propValues<StackProps['align']>('Stack', 'align').map((align) => (
        <Stack key={align} align={align} space="2">
          <Box>{align}</Box>
          <Box>Managementconsultantsofthefederationandtheirorganisationaladvisers</Box>
        </Stack>
      ))}
    </Stack>
  ),
});
