import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Accordion, type AccordionProps } from './accordion.tsx';

const meta = preview.meta({
  title: 'Elements/Content/Accordion',
  component: Accordion,
  parameters: { alsoCalled: 'collapse, collapsible, expander, disclosure' },
  args: {
    items: [
      {
        key: 'who',
        title: 'Who may become a member?',
        content: <p>Anyone who studies, practises or teaches management consulting, in six grades.</p>,
      },
      {
        key: 'how',
        title: 'How do I apply?',
        content: (
          <p>Create an account, complete your profile and send the application with proof of payment.</p>
        ),
      },
      {
        key: 'when',
        title: 'When do I hear from the committee?',
        content: <p>The day after its sitting. The sittings are in March, June, September and December.</p>,
      },
    ],
  },
});

export const Playground = meta.story({});

/** The second item is expanded at first. */
export const OneOpen = meta.story({ tags: ['S-2.51'], args: { defaultOpen: 'how' } });

OneOpen.test(
  'expanding one collapses the other; clicking the expanded one collapses it',
  async ({ canvas, userEvent }) => {
    const who = canvas.getByText('Who may become a member?');
    await expect(canvas.getByText(/Create an account/)).toBeVisible();
    await userEvent.click(who);
    await waitFor(() => expect(canvas.getByText(/Anyone who studies/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Create an account/)).not.toBeVisible());
    await userEvent.click(who);
    await waitFor(() => expect(canvas.getByText(/Anyone who studies/)).not.toBeVisible());
  },
);

Playground.test('expands by keyboard', async ({ canvasElement, userEvent }) => {
  const [first, second] = [...canvasElement.querySelectorAll('summary')];
  await userEvent.tab();
  await expect(first).toHaveFocus();
  await userEvent.tab();
  await expect(second).toHaveFocus();
  // In the browser, Enter and Space click a focused summary. The test triggers that click directly.
  second?.click();
  await waitFor(() => expect(second?.parentElement).toHaveAttribute('open'));
  await expect(first?.parentElement).not.toHaveAttribute('open');
});

/** On institute blue. */
export const OnBrand = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { defaultOpen: 'who' },
  render: (args) => (
    <Section ground="institute" as="div">
      <Accordion {...args} />
    </Section>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="18rem"
      axes={{
        density: propValues<AccordionProps['density']>('Accordion', 'density'),
        defaultOpen: [undefined, 'a'],
        text: [longName, unbreakable],
      }}
    >
      {({ density, defaultOpen, text }) => (
        <Accordion
          density={density}
          defaultOpen={defaultOpen}
          items={['a', 'b'].map((key) => ({ key, title: text, content: text }))}
        />
      )}
    </Combinations>
  ),
});
