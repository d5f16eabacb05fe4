import preview from '../../../.storybook/preview.tsx';
import { propValues } from '../../stories/prop-values.ts';
import { Stack } from '../stack/stack.tsx';
import { Text, type TextProps } from './text.tsx';

const meta = preview.meta({
  title: 'Elements/Layout/Text',
  component: Text,
  parameters: { alsoCalled: 'paragraph, body copy, caption' },
  args: {
    measure: true,
    children:
      'From the student at 200 level to the Distinguished Fellow with a quarter of a century behind them, every member carries letters that mean something: education shown, work examined, two referees asked, a code signed.',
  },
});

export const Playground = meta.story({});

/** Figures of equal width, so that amounts align. */
export const Tabular = meta.story({
  render: () => (
    <Stack space="0">
      {['₦11,111', '₦50,000', '₦8,888'].map((sum) => (
        <Text key={sum} tabular align="end">
          {sum}
        </Text>
      ))}
    </Stack>
  ),
});

export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      {propValues<TextProps['size']>('Text', 'size').map((size) =>
        propValues<TextProps['tone']>('Text', 'tone').map((tone) =>
          propValues<TextProps['weight']>('Text', 'weight').map((weight) => (
            <Text key={size + tone + weight} size={size} tone={tone} weight={weight}>
              {size} {tone} {weight}: Managementconsultantsofthefederationandtheirorganisationaladvisers
            </Text>
          )),
        ),
      )}
      {propValues<TextProps['align']>('Text', 'align').map((align) => (
        <Text key={align} align={align} tabular>
          {align}: 1,111 of 8,888
        </Text>
      ))}
      <Text measure>{`${'A line of this length reads well. '.repeat(6)}`}</Text>
    </Stack>
  ),
});
