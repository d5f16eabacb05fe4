import preview from '../../../.storybook/preview.tsx';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { Divider } from './divider.tsx';

const meta = preview.meta({
  title: 'Elements/Layout/Divider',
  component: Divider,
  parameters: { alsoCalled: 'rule, separator, hr, horizontal line' },
});

export const Playground = meta.story({});

/** Every weight on paper and on blue. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {(['page', 'institute'] as const).map((ground) => (
        <Section key={ground} as="div" ground={ground} air="tight">
          <Stack space="6">
            <Divider weight="hairline" />
            <Divider weight="strong" />
            <Divider weight="brass" />
          </Stack>
        </Section>
      ))}
    </>
  ),
});
