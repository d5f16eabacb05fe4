import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { largeText } from '../../../stories/large-text.ts';
import { expectMirrored, rightToLeft } from '../../../stories/right-to-left.ts';
import { SaveState } from '../../forms/save-state/save-state.tsx';
import { SectionNav, type SectionNavProps, type SectionState } from './section-nav.tsx';

const stateTexts: Readonly<Record<SectionState, string>> = {
  empty: 'not started',
  partial: 'incomplete',
  complete: 'complete',
  invalid: 'has errors',
};

const names = [
  'Personal',
  'Professional',
  'Education',
  'Assignments',
  'Referees',
  'Grade and declaration',
  'Proof of payment',
  'Review',
];

const inStates = (...states: SectionState[]) =>
  names.map((label, index) => ({ key: label, label, state: states[index] ?? 'empty' }));

/** Keeps the current section in state, as a form does. */
function Chosen(args: SectionNavProps) {
  const [current, setCurrent] = useState(args.current);
  return (
    <SectionNav
      {...args}
      current={current}
      onSection={(key) => {
        setCurrent(key);
        args.onSection(key);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Navigation/Section nav',
  component: SectionNav,
  parameters: {
    alsoCalled: 'form sections, segmented progress, stepper, sticky progress bar, wizard navigation',
  },
  args: {
    label: 'Sections of the application',
    sections: inStates('complete', 'complete', 'partial', 'empty', 'invalid'),
    current: 'Education',
    sectionName: ({ label, state }, number, total) =>
      `Section ${number} of ${total}: ${label}, ${stateTexts[state]}`,
    position: (number, total) => `${number} of ${total}`,
    onSection: fn(),
    children: <SaveState state="saved" text="Saved 10:42" />,
  } satisfies SectionNavProps,
  render: (args) => <Chosen {...args} />,
});

export const Playground = meta.story({
  tags: ['APP-2'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(8);
    await expect(
      canvas.getByRole('button', { name: 'Section 3 of 8: Education, incomplete' }),
    ).toHaveAttribute('aria-current', 'step');
  },
});

Playground.test('opens a section with the mouse', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Section 5 of 8: Referees, has errors' }));
  await expect(args.onSection).toHaveBeenCalledWith('Referees');
  await expect(canvas.getByRole('button', { name: /Referees/ })).toHaveAttribute('aria-current', 'step');
});

Playground.test('opens a section with the keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: /^Section 1/ })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSection).toHaveBeenCalledWith('Professional');
});

/** On a phone, the name of the current section opens the list. Each target is 44 px high. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'width360' } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Education 3 of 8' }));
    await expect(canvas.getAllByRole('button')).toHaveLength(9);
    for (const button of canvas.getAllByRole('button')) {
      const { height } = button.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'width360' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: largeText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const RightToLeft = meta.story({
  beforeEach: rightToLeft,
  play: async () => expectMirrored(),
});

/** Every state, current and not. */
export const Matrix = meta.story({
  render: (args) => (
    <Combinations
      axes={{ state: Object.keys(stateTexts) as SectionState[], current: ['one', 'two'] }}
      cell="16rem"
    >
      {({ state, current }) => (
        <SectionNav
          {...args}
          label={`${state}, ${current}`}
          sections={[
            { key: 'one', label: 'Education', state },
            { key: 'two', label: longName, state },
          ]}
          current={current}
        >
          <Text size="small">Saved 10:42</Text>
        </SectionNav>
      )}
    </Combinations>
  ),
});
