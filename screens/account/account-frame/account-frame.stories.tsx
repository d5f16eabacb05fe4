import { Button, Form, Heading, TextField } from '@imc/ui';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AccountFrame } from './account-frame.tsx';

const meta = preview.meta({
  title: 'Account/Frame',
  component: AccountFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Form>
        <Heading level={1}>The form stands here</Heading>
        <TextField label="Email" type="email" />
        <Button type="submit">Go on</Button>
      </Form>
    ),
  },
});

/** The layout of registration, sign-in and password reset: the sheet, a link to the home page, and the statement on the wall of tiles. */
export const Frame = meta.story({
  tags: ['S-2.107'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    const link = canvas.getByRole('link', { name: 'Privacy notice (new tab)' });
    await expect(link).toHaveAttribute('href', '/privacy');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});
