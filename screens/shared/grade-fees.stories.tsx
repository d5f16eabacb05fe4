import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { GradeFees } from './grade-fees.tsx';

const meta = preview.meta({ title: 'Screens/Shared/Grade fees', component: GradeFees });

/** Each grade with its fees, and a way to apply that says for which. */
export const Cards = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Apply .*for / })).toHaveLength(6);
  },
});
