import preview from '../../../.storybook/preview.tsx';
import { Heading } from '../heading/heading.tsx';
import { Section } from '../section/section.tsx';
import { Eyebrow } from './eyebrow.tsx';

const meta = preview.meta({
  title: 'Layout/Eyebrow',
  component: Eyebrow,
  parameters: { alsoCalled: 'overline, kicker' },
  args: { children: 'DFIMC', letters: true },
});

export const Playground = meta.story({});

/** Above its heading, on paper and on blue. */
export const OverHeading = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {(['sheet', 'institute'] as const).map((ground) => (
        <Section key={ground} as="div" ground={ground} air="tight">
          <Eyebrow>About the Institute</Eyebrow>
          <Heading level={2}>Aims and Objectives</Heading>
        </Section>
      ))}
    </>
  ),
});

/** On paper and on blue. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {(['page', 'sheet', 'institute', 'institute-deep'] as const).map((ground) => (
        <Section key={ground} as="div" ground={ground} air="tight">
          <Eyebrow letters>SIMC GIMC AIMC MIMC FIMC DFIMC</Eyebrow>
          <Eyebrow>Managementconsultantsofthefederationandtheirorganisationaladvisers</Eyebrow>
        </Section>
      ))}
    </>
  ),
});
