import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { TabNav } from './tab-nav.tsx';

const meta = preview.meta({
  title: 'Elements/Navigation/Tab nav',
  component: TabNav,
  parameters: { alsoCalled: 'tab navigation, link tabs, filter tabs, status tabs, tabs with counts' },
  args: {
    label: 'Emails by state',
    items: [
      { key: 'all', label: 'All', to: '/admin/mails', count: '1,204' },
      { key: 'failed', label: 'Failed', to: '/admin/mails?state=failed', count: '3' },
      { key: 'sent', label: 'Sent', to: '/admin/mails?state=sent', count: '1,201' },
    ],
    current: 'failed',
  },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    const failed = canvas.getByRole('link', { name: 'Failed 3' });
    await expect(failed).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All 1,204' })).toHaveFocus();
  },
});

/** More than three don't fit: a select has their place. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  tags: ['!autodocs', 'APP-34'],
  args: {
    current: 'rejected',
    items: ['All', 'Pending', 'Approved', 'Rejected'].map((label) => ({
      key: label.toLowerCase(),
      label,
      to: `?status=${label.toLowerCase()}`,
      count: '1,204',
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Emails by state' });
    await expect(select).toHaveDisplayValue('Rejected (1,204)');
    await expect(canvas.queryByRole('link')).toBeNull();
    const followed = fn();
    canvasElement.addEventListener(
      'click',
      ({ target }) => target instanceof Element && followed(target.closest('a')?.search),
    );
    await userEvent.selectOptions(select, 'Pending (1,204)');
    await expect(followed).toHaveBeenCalledWith('?status=pending');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="18rem"
      axes={{
        current: ['a', 'b'],
        text: ['Sent', longName, unbreakable],
        count: [undefined, '0', '1,234,567'],
      }}
    >
      {({ current, text, count }) => (
        <TabNav
          label={`${text} ${current} ${count}`}
          current={current}
          items={[
            { key: 'a', label: text, to: '/a', count },
            { key: 'b', label: `${text} two`, to: '/b', count },
          ]}
        />
      )}
    </Combinations>
  ),
});
