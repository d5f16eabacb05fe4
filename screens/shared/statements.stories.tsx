import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { aims, home } from '../content/index.ts';
import { Statements } from './statements.tsx';

const meta = preview.meta({ title: 'Screens/Shared/Statements', component: Statements });

/** Three are set larger: the aims. */
export const Three = meta.story({
  args: { items: aims.aims.items, columns: 3 },
  play: async ({ args, canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual(args.items);
  },
});

/** Four on one line: the objectives on the home page. */
export const Four = meta.story({ args: { items: home.objectives.items, columns: 4 } });
