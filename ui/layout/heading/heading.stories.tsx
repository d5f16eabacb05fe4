import preview from '../../../.storybook/preview.tsx';
import { propValues } from '../../stories/prop-values.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading, type HeadingProps } from './heading.tsx';

const meta = preview.meta({
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 2 as const, children: 'Six grades, one standard of conduct' },
});

export const Playground = meta.story({});

/** Level 2 in the outline, but the largest size. */
export const LevelApartFromSize = meta.story({ args: { level: 2 as const, size: 'hero' as const } });

/** The five sizes, each with a text of typical length. */
export const Sizes = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="6">
      <Heading level={2} size="hero">
        Advice that bears a name
      </Heading>
      <Heading level={2} size="page">
        Registration and Admission
      </Heading>
      <Heading level={2} size="section">
        Six grades, one standard of conduct
      </Heading>
      <Heading level={2} size="card">
        Distinguished Fellow
      </Heading>
      <Heading level={2} size="label">
        Working hours
      </Heading>
    </Stack>
  ),
});

export const Matrix = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="6">
      {propValues<HeadingProps['size']>('Heading', 'size').map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: Ọlátúnjí and the Managementconsultantsofthefederationandtheirorganisationaladvisers
        </Heading>
      ))}
      <Heading level={2} align="center">
        In the middle
      </Heading>
    </Stack>
  ),
});
