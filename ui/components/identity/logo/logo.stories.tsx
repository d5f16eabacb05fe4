import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Link } from '../../actions/link/link.tsx';
import { Logo, type LogoProps } from './logo.tsx';

const meta = preview.meta({
  title: 'Elements/Identity/Logo',
  component: Logo,
  parameters: { alsoCalled: 'brand, logotype, wordmark' },
  args: { name: 'Institute of Management Consultants' },
});

export const Playground = meta.story({});

Playground.test(
  'in a link, the logo gives it its name',
  {
    render: (args) => (
      <Link to="/" tone="plain">
        <Logo {...args} />
      </Link>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Institute of Management Consultants' })).toBeVisible();
  },
);

/** Both variants and sizes, with a short, a long and an unbreakable name. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {(['on-paper', 'on-brand'] as const).map((variant) => (
        <Section key={variant} as="div" ground={variant === 'on-paper' ? 'page' : 'institute'} air="tight">
          <Stack align="start">
            {propValues<LogoProps['size']>('Logo', 'size').map((size) =>
              [
                'Member area',
                'Institute of Management Consultants',
                'Managementconsultantsinstitutesecretariat',
              ].map((name) => <Logo key={size + name} variant={variant} size={size} name={name} />),
            )}
          </Stack>
        </Section>
      ))}
    </>
  ),
});
