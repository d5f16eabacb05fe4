import preview from '../../../.storybook/preview.tsx';
import { Section } from '../section/section.tsx';
import { Eyebrow } from './eyebrow.tsx';

const meta = preview.meta({
  title: 'Elements/Layout/Eyebrow',
  component: Eyebrow,
  parameters: { alsoCalled: 'overline, kicker' },
  args: { children: 'DFIMC', letters: true },
});

export const Playground = meta.story({});

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
