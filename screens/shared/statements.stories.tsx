import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { aims, home } from '../content/index.ts';
import { Statements } from './statements.tsx';

const meta = preview.meta({ title: 'Elements/Patterns/Statements', component: Statements });

/** Three statements are set in larger type, as on the aims page. */
export const ThreeStatements = meta.story({
  args: { items: aims.aims.items, columns: 3 },
  play: async ({ args, canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual(args.items);
  },
});

/** Four statements in a row, as on the home page. */
export const FourStatements = meta.story({ args: { items: home.objectives.items, columns: 4 } });
