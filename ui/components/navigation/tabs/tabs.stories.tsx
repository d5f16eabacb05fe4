import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { rightToLeft } from '../../../stories/right-to-left.ts';
import { type TabItem, Tabs } from './tabs.tsx';

const items: [TabItem, ...TabItem[]] = [
  { key: 'personal', label: 'Personal', content: <p>Mrs Bello Aisha, Lagos.</p> },
  { key: 'education', label: 'Education', content: <p>University of Ibadan, 2001 to 2005.</p> },
  { key: 'referees', label: 'Referees', content: <p>Two, both members.</p> },
];

const meta = preview.meta({
  title: 'Elements/Navigation/Tabs',
  component: Tabs,
  parameters: { alsoCalled: 'tab bar, segmented control, tab panel' },
  args: { label: 'Parts of the application', items, onTabChange: fn() },
});

export const Playground = meta.story({});

Playground.test(
  'arrow keys, Home and End select a tab and move focus',
  async ({ canvas, args, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('Move the focus to the selected tab', async () => {
      await userEvent.tab();
      await expect(tab('Personal')).toHaveFocus();
    });
    await step('Select the next tab with the right arrow', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('Education')).toHaveFocus();
      await expect(tab('Education')).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name: 'Education' })).toBeVisible();
    });
    await step('Select the last tab with End, and wrap around', async () => {
      await userEvent.keyboard('{End}');
      await expect(tab('Referees')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('Personal')).toHaveFocus();
    });
    await step('Select the first tab with Home', async () => {
      await userEvent.keyboard('{ArrowLeft}{Home}');
      await expect(tab('Personal')).toHaveFocus();
      await expect(args.onTabChange).toHaveBeenLastCalledWith('personal');
    });
    await step('Move the focus to the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Personal' })).toHaveFocus();
    });
  },
);

/** In right-to-left documents the arrow keys are mirrored too. */
export const RightToLeft = meta.story({
  beforeEach: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Personal')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Education')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab('Referees')).toHaveFocus();
    await expect(tab('Referees')).toHaveAttribute('aria-selected', 'true');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations cell="18rem" axes={{ defaultTab: ['a', 'b'], text: ['Part', longName, unbreakable] }}>
      {({ defaultTab, text }) => (
        <Tabs
          label={`${text} ${defaultTab}`}
          defaultTab={defaultTab}
          items={[
            { key: 'a', label: text, content: text },
            { key: 'b', label: `${text} two`, content: text },
          ]}
        />
      )}
    </Combinations>
  ),
});
