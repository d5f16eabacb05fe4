import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Link, type LinkProps } from './link.tsx';

const meta = preview.meta({
  title: 'Elements/Actions/Link',
  component: Link,
  parameters: { alsoCalled: 'anchor, hyperlink, URL' },
  args: { to: '/membership/category', children: 'Membership categories' },
});

export const Playground = meta.story({});

/** In a sentence, the underline marks the link. */
export const InText = meta.story({
  render: (args) => (
    <p style={{ maxInlineSize: '32rem' }}>
      Every grade has its own requirements. Read the <Link {...args} /> before you begin, and have your
      certificates and the names of two referees at hand.
    </p>
  ),
});

/** In a list of links the context marks them as links, so the underline appears only on hover. */
export const Quiet = meta.story({ args: { tone: 'quiet' } });

const within = { router: { path: '/membership/benefits' } };

Playground.test(
  'the link of the area around a page is current',
  { args: { to: '/membership', current: 'within' }, parameters: within },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
);

Playground.test(
  'with `exact`, deeper pages do not count as current',
  { args: { to: '/membership', current: 'exact' }, parameters: within },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current');
  },
);

/** Another site does not receive the referrer. */
export const Outside = meta.story({
  args: {
    to: undefined,
    href: 'https://www.icmci.example/',
    children: 'International council (opens in a new tab)',
    newTab: true,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Mail and telephone links are plain anchors. */
export const Mail = meta.story({
  args: {
    to: undefined,
    href: 'mailto:registrar@institute.example',
    children: 'registrar@institute.example',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('rel');
  },
});

/** Every tone on both backgrounds, with a word that cannot break. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '20rem' }}>
      {(['page', 'institute'] as const).map((ground) => (
        <div
          key={ground}
          style={{
            display: 'grid',
            gap: '0.75rem',
            padding: '1rem',
            background:
              ground === 'institute' ? 'var(--color-surface-institute)' : 'var(--color-surface-sheet)',
            color: ground === 'institute' ? 'var(--color-text-on-brand)' : undefined,
          }}
        >
          {propValues<LinkProps['tone']>('Link', 'tone').map((tone) => (
            <span key={tone}>
              <Link to="/faq" tone={tone} ground={ground}>
                {tone}: Oluwaseyifunmi.Olatunji-Adebayo-Nwachukwu@managementconsultants.example
              </Link>
            </span>
          ))}
        </div>
      ))}
    </div>
  ),
});
