import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { aims } from '../content/index.ts';
import { Statements } from './statements.tsx';

const meta = preview.meta({ title: 'Elements/Patterns/Statements', component: Statements });

/** As on the aims page. */
export const ThreeStatements = meta.story({
  args: { items: aims.aims.items },
  play: async ({ args, canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual(args.items);
  },
});
