import { Button, Form, Heading, TextField } from '@imc/ui';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AccountFrame } from './account-frame.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Frame',
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

/** What registration, sign-in and a lost password share: the sheet, the way home, and the sentence on the wall of tiles. */
export const Frame = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
});
