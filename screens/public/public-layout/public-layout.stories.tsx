import { PageHeader } from '@imc/ui';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PublicLayout } from './public-layout.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Layout',
  component: PublicLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <PageHeader title="The page stands here" seed="layout" /> },
});

/** Navigation bar, main area and footer, as every public page has them. */
export const Frame = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('All rights reserved');
  },
});
