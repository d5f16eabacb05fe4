import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../components/actions/button/button.tsx';
import { Card } from '../../components/content/card/card.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import { longName, unbreakable } from '../../stories/combinations.tsx';
import { propValues } from '../../stories/prop-values.ts';
import { SettingsSection, type SettingsSectionProps } from './settings-section.tsx';

const form = (
  <Card>
    <Form aria-label="Contact">
      <TextField label="Phone number" type="tel" defaultValue="+234 800 000 0101" />
      <Cluster>
        <Button type="submit">Save</Button>
      </Cluster>
    </Form>
  </Card>
);

const meta = preview.meta({
  title: 'Elements/Patterns/Settings section',
  component: SettingsSection,
  parameters: { alsoCalled: 'settings page, preferences, account page, form section' },
  args: {
    title: 'How we reach you',
    text: 'The Membership Office calls only about your application.',
    children: form,
  },
  argTypes: { children: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How we reach you' })).toBeVisible();
  },
});

/** A settings page is a stack of sections; what is rarely changed is folded. */
export const SeveralSections = meta.story({
  tags: ['ACC-6'],
  render: (args) => (
    <Stack space="10">
      <SettingsSection {...args} />
      <SettingsSection
        folds="closed"
        title="Newsletter"
        text="One letter a month, and none in August."
        value="Not subscribed"
      >
        <Card>
          <Text>You are not subscribed.</Text>
        </Card>
      </SettingsSection>
    </Stack>
  ),
});

/** On a phone, the settings are below their heading. */
export const OnPhone = meta.story({ globals: { viewport: { value: 'width360' } } });

/** Without an explanation, and with long and unbreakable words, folded or not, with the current value. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="10">
      <SettingsSection title="Newsletter">{form}</SettingsSection>
      {propValues<SettingsSectionProps['folds']>('SettingsSection', 'folds').map((folds) => (
        <SettingsSection
          key={folds}
          folds={folds}
          title={`${folds}${unbreakable}`}
          text={longName}
          value={unbreakable}
        >
          <Card>
            <Text>{unbreakable}</Text>
          </Card>
        </SettingsSection>
      ))}
    </Stack>
  ),
});
