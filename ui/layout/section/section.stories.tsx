import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { propValues } from '../../stories/prop-values.ts';
import { Divider } from '../divider/divider.tsx';
import { Eyebrow } from '../eyebrow/eyebrow.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Section, type SectionProps } from './section.tsx';

const content = (
  <Stack space="3">
    <Eyebrow>MIMC</Eyebrow>
    <Heading level={2}>Six grades, one standard of conduct</Heading>
    <Text measure>
      Every member carries letters that mean something:{' '}
      <Link to="/about-us/code-of-ethics">a code signed</Link>, two referees asked.
    </Text>
    <Divider />
    <Text size="small" tone="muted">
      Text, links, rules and focus rings take the colours of the ground.
    </Text>
  </Stack>
);

const meta = preview.meta({
  title: 'Elements/Layout/Section',
  component: Section,
  parameters: { alsoCalled: 'band, container, wrapper', layout: 'fullscreen' },
  args: { children: content },
});

export const Playground = meta.story({});

/** The content of a page grows with a wide screen, up to 1360 px (S-2.124). */
export const WideScreen = meta.story({
  tags: ['S-2.124'],
  globals: { viewport: { value: 'width1920' } },
  play: async ({ canvasElement }) => {
    const content = canvasElement.querySelector('section > div');
    const wanted = Math.min(1360, Math.max(1120, 0.71 * innerWidth));
    await expect(content?.getBoundingClientRect().width).toBeCloseTo(Math.min(wanted, innerWidth - 64), -1);
  },
});

/** In the dark schemes the page and a white band are one ground (S-2.125). */
export const OneGroundInTheDark = meta.story({
  tags: ['S-2.125'],
  globals: { scheme: 'dark' },
  render: (args) => (
    <>
      <Section {...args} ground="page" as="div" data-testid="first" />
      <Section {...args} ground="sheet" as="div" data-testid="second" />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = ['first', 'second'].map((id) => getComputedStyle(canvas.getByTestId(id)));
    await expect(second?.backgroundColor).toBe(first?.backgroundColor);
  },
});

/** Every ground, then every width. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {propValues<SectionProps['ground']>('Section', 'ground').map((ground) => (
        <Section key={ground} ground={ground} air="tight" as="div">
          {content}
        </Section>
      ))}
      {propValues<SectionProps['width']>('Section', 'width').map((width) => (
        <Section key={width} width={width} air="tight" as="div">
          <Text>{width}: Managementconsultantsofthefederationandtheirorganisationaladvisers</Text>
        </Section>
      ))}
      {(['none', 'tight', 'regular'] as const).map((air, index) => (
        <Section key={air} air={air} ground={index % 2 === 0 ? 'page-deep' : 'sheet'} as="div">
          <Text>{air}</Text>
        </Section>
      ))}
    </>
  ),
});
