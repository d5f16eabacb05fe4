import preview from '../../../.storybook/preview.tsx';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { Divider } from './divider.tsx';

const meta = preview.meta({ title: 'Layout/Divider', component: Divider });

export const Playground = meta.story({});

/** A separator, the end of a part, and the start of a part. */
export const Weights = meta.story({
  parameters: { alsoCalled: 'rule, separator, hr, horizontal line', controls: { disable: true } },
  render: () => (
    <Stack space="6">
      {(['hairline', 'strong', 'brass'] as const).map((weight) => (
        <Stack key={weight} space="2">
          {weight}
          <Divider weight={weight} />
        </Stack>
      ))}
    </Stack>
  ),
});

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
