import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../components/actions/button/button.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { PasswordField } from '../../components/forms/password-field/password-field.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import { AuthFrame } from './auth-frame.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Auth frame',
  component: AuthFrame,
  parameters: {
    alsoCalled: 'login layout, split screen',
    layout: 'fullscreen',
  },
  args: {
    name: 'Institute of Management Consultants',
    statement: 'Two referees, one code of conduct, and letters that a client can check.',
    statementSource: 'Admitting members since 1979',
    below: (
      <Text size="small">
        No account yet? <Link to="/register">Join</Link>
      </Text>
    ),
    children: (
      <Stack space="6">
        <Stack space="2">
          <Heading level={1}>Sign in</Heading>
          <Text tone="muted">To your application, your profile and your payments.</Text>
        </Stack>
        <TextField label="Email" type="email" autoComplete="username" />
        <PasswordField label="Password" toggleLabel="Show password" autoComplete="current-password" />
        <Button type="submit" fullWidth>
          Sign in
        </Button>
      </Stack>
    ),
  },
  argTypes: { below: { control: false }, children: { control: false } },
});

export const Playground = meta.story({});

Playground.test('has a banner and a main landmark, and neither is empty', async ({ canvas }) => {
  await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  const banner = within(canvas.getByRole('banner'));
  await expect(banner.getByRole('link', { name: /Institute of Management Consultants/ })).toBeVisible();
  await expect(banner.getByText(/Two referees/)).toBeInTheDocument();
  await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
});

/** A longer form scrolls, while the wall of tiles stays fixed. */
export const LongForm = meta.story({
  args: {
    statement: 'Six grades. You begin at the one your work has already earned.',
    children: (
      <Stack space="6">
        <Stack space="2">
          <Heading level={1}>Join</Heading>
          <Text tone="muted">Step 1 of 2</Text>
        </Stack>
        {['Name', 'Email', 'Phone number', 'Employer', 'Position', 'Postal address', 'Town', 'State'].map(
          (label) => (
            <TextField key={label} label={label} />
          ),
        )}
        <Button type="submit" fullWidth>
          Next
        </Button>
      </Stack>
    ),
  },
});

/** Long and unbreakable words. */
export const Matrix = meta.story({
  args: {
    name: 'Institute of Management Consultants and Organisational Advisers, Nigeria',
    statement: 'Managementconsultantsofthefederalrepublic hold themselves to account.',
    statementSource: 'Oluwaseyifunmi Olatunji-Adebayo-Nwachukwu-Ogunleye, Registrar',
  },
});
