import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { PageProgress } from './page-progress.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Page progress',
  component: PageProgress,
  parameters: {
    alsoCalled: 'loading bar, top loader, nprogress, route progress',
    layout: 'fullscreen',
  },
  args: { label: 'The page is loading' },
  render: (args) => (
    <>
      <PageProgress {...args} />
      <Section ground="institute" as="div">
        <Heading level={1}>The page that is still shown</Heading>
        <Text>The line above it says that the next one is on its way.</Text>
      </Section>
    </>
  ),
});

/** It is hidden for the first 150 ms, then it is visible and has a name. */
export const Playground = meta.story({
  tags: ['S-2.85'],
  play: async ({ canvas, canvasElement }) => {
    const line = canvasElement.querySelector('[role=progressbar]') as HTMLElement;
    await waitFor(() => expect(line).toBeVisible());
    await expect(canvas.getByRole('progressbar', { name: 'The page is loading' })).toBe(line);
    const { top, width } = line.getBoundingClientRect();
    await expect(top).toBe(0);
    await expect(width).toBeGreaterThan(0);
    const [appear] = line.getAnimations();
    await expect(appear?.effect?.getTiming().delay).toBe(150);
  },
});

export const OnPaper = meta.story({
  render: (args) => (
    <>
      <PageProgress {...args} />
      <Section as="div">
        <Heading level={1}>The page that is still shown</Heading>
      </Section>
    </>
  ),
});

export const Matrix = meta.story({ parameters: { looksLikeAnother: 'No prop changes it.' } });
