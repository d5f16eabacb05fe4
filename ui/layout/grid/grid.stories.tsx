import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/content/card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Grid } from './grid.tsx';

const Box = ({ children = 'A sheet' }: { children?: string }) => (
  <Card>
    <Text>{children}</Text>
  </Card>
);

const words = ['Student', 'Graduate', 'Associate', 'Member', 'Fellow'];

const meta = preview.meta({
  title: 'Elements/Layout/Grid',
  component: Grid,
  parameters: { alsoCalled: 'columns, responsive grid, gutter' },
  args: { children: words.map((word) => <Box key={word}>{word}</Box>) },
});

export const Playground = meta.story({});

/** Two to six columns, with space and ruled, and an unbreakable word. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="8">
      {([2, 3, 4, 5, 6] as const).map((columns) => (
        <Grid key={columns} columns={columns} ruled={columns % 2 === 0}>
          {[...words, 'Managementconsultantsofthefederationandtheirorganisationaladvisers'].map((word) => (
            <Text key={word}>{word}</Text>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
});
