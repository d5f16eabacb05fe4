import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DefinitionList } from '../../components/content/definition-list/definition-list.tsx';
import { Eyebrow } from '../../layout/eyebrow/eyebrow.tsx';
import { longName, unbreakable } from '../../stories/combinations.tsx';
import { DetailPanel } from './detail-panel.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Detail panel',
  component: DetailPanel,
  parameters: {
    alsoCalled: 'side sheet, drawer, quick view, preview pane, peek',
    layout: 'fullscreen',
  },
  args: {
    title: 'Mrs Nwosu Amaka Grace',
    eyebrow: <Eyebrow letters>IMC-APP-412</Eyebrow>,
    recordKey: 412,
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <DefinitionList
        items={[
          { term: 'Email', description: 'amaka.nwosu@mail.example' },
          { term: 'Employer', description: 'Sample Partners' },
        ]}
      />
    ),
  },
  argTypes: { eyebrow: { control: false }, children: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Mrs Nwosu Amaka Grace' })).toHaveFocus());
  },
});

Playground.test('Escape requests closing', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** A record that is longer than the screen scrolls under its heading. */
export const LongContent = meta.story({
  args: {
    title: longName,
    children: (
      <DefinitionList
        items={Array.from({ length: 24 }, (_, index) => ({
          term: `Answer ${index + 1}`,
          description: index % 2 ? longName : unbreakable,
        }))}
      />
    ),
  },
});

export const Matrix = meta.story({
  args: { title: unbreakable, eyebrow: undefined, children: longName },
});
