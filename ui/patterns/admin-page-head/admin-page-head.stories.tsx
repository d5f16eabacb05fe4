import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../components/actions/button/button.tsx';
import { Avatar } from '../../components/identity/avatar/avatar.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { AdminPageHead } from './admin-page-head.tsx';
import { AdminPageMenu } from './admin-page-menu.tsx';

const button = (label: string) => (
  <Button size="small" variant="secondary">
    {label}
  </Button>
);

const meta = preview.meta({
  title: 'Elements/Patterns/Admin page head',
  component: AdminPageHead,
  parameters: { alsoCalled: 'admin title, page title, toolbar' },
  args: { title: 'Membership Applications', actions: button('Back to Dashboard') },
  argTypes: { actions: { control: false }, picture: { control: false } },
});

export const Playground = meta.story({});

/** On a phone, a button opens what is not needed on every visit. */
export const MenuOnPhone = meta.story({
  args: { actions: <AdminPageMenu label="More actions">{button('Back to Dashboard')}</AdminPageMenu> },
  globals: { viewport: { value: 'width360' } },
  play: async ({ canvas, userEvent }) => {
    const action = canvas.getByRole('button', { name: 'Back to Dashboard', hidden: true });
    await expect(action).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(action).toBeVisible();
  },
});

/** A sentence, a picture, two buttons, and words that have no room. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="8">
      <AdminPageHead title="Cash book" />
      <AdminPageHead title="Settings" lead="Changes apply when you save." />
      <AdminPageHead
        title="Your account"
        lead="Ngozi Eze, Admin"
        picture={<Avatar name="Ngozi Eze" initials />}
      />
      <AdminPageHead
        title="Oluwaseyifunmi-Temitope-Olatunji-Adebayo-Nwachukwu-Ogunleye"
        actions={
          <>
            {button('Saved views')}
            {button('Back to Dashboard')}
          </>
        }
      />
    </Stack>
  ),
});
