import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { GradeSeal } from '../../components/identity/grade-seal/grade-seal.tsx';
import { propValues } from '../../stories/prop-values.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Stack } from '../stack/stack.tsx';
import { Heading, type HeadingProps } from './heading.tsx';

const meta = preview.meta({
  title: 'Elements/Layout/Heading',
  component: Heading,
  parameters: { alsoCalled: 'title, headline, h1, h2' },
  args: { level: 2 as const, children: 'Six grades, one standard of conduct' },
});

export const Playground = meta.story({});

/** Level 2 in the outline, but the largest size. */
export const LevelApartFromSize = meta.story({ args: { level: 2 as const, size: 'hero' as const } });

/** Distance of the middle of a heading's capitals from the middle of a picture beside it, in CSS pixels. */
function offCentre(heading: Element, picture: Element): number {
  const baseline = document.createElement('span');
  baseline.style.display = 'inline-block';
  heading.append(baseline);
  const { bottom } = baseline.getBoundingClientRect();
  baseline.remove();
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const capitals = context.measureText('H').actualBoundingBoxAscent;
  const { top, height } = picture.getBoundingClientRect();
  return Math.abs(bottom - capitals / 2 - (top + height / 2));
}

/** Titles of sections and cards are centred by their capitals beside a seal, and keep the height of their lines. */
export const BesideASeal = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="6">
      {(['section', 'card'] as const).map((size) => (
        <Cluster key={size} align="center">
          <GradeSeal grade="FIMC" label="Fellow" />
          <Heading level={2} size={size}>
            Salient points
          </Heading>
        </Cluster>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const headings = canvas.getAllByRole('heading');
    const seals = canvas.getAllByRole('img', { name: 'Fellow' });
    for (const [index, heading] of headings.entries()) {
      await expect(offCentre(heading, seals[index] as Element)).toBeLessThan(1);
      const { height } = heading.getBoundingClientRect();
      await expect(Math.abs(height - Number.parseFloat(getComputedStyle(heading).lineHeight))).toBeLessThan(
        1,
      );
    }
  },
});

export const Matrix = meta.story({
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
