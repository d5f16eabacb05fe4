import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../components/actions/button/button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = preview.meta({
  title: 'Elements/Layout/Visually hidden',
  component: VisuallyHidden,
  parameters: { alsoCalled: 'screen reader only, sr-only, screen reader' },
  args: { children: ' the application of Mrs Bello Aisha' },
  render: (args) => (
    <Button>
      View Details
      <VisuallyHidden {...args} />
    </Button>
  ),
});

/** Gives equal buttons in a table distinct names. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'View Details the application of Mrs Bello Aisha' }),
    ).toBeVisible();
  },
});

/** Invisible, also with a long text. */
export const Matrix = meta.story({
  args: { children: 'Managementconsultantsofthefederationandtheirorganisationaladvisers' },
});
