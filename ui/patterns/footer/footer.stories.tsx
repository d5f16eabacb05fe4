import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { NewsletterForm } from '../../membership/newsletter/newsletter-form/newsletter-form.tsx';
import { Footer } from './footer.tsx';
import { FooterColumn } from './footer-column.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Footer',
  component: Footer,
  parameters: { alsoCalled: 'page footer, site footer, copyright', layout: 'fullscreen' },
  args: {
    name: 'Institute of Management Consultants',
    text: 'Examining, admitting and holding to account since 1979.',
    socialLabel: 'The Institute elsewhere',
    social: [
      { network: 'twitter' as const, label: 'Twitter' },
      { network: 'facebook' as const, label: 'Facebook' },
      { network: 'linkedin' as const, label: 'LinkedIn' },
      { network: 'instagram' as const, label: 'Instagram' },
    ],
    closing: '© 2026 Institute of Management Consultants. All rights reserved',
    children: (
      <>
        <FooterColumn title="Quick Links">
          <Stack as="ul" space="0">
            {['Home', 'About Us', 'CMC', 'Events', 'FAQ'].map((label) => (
              <li key={label}>
                <Link to="/" tone="quiet" ground="institute">
                  {label}
                </Link>
              </li>
            ))}
          </Stack>
        </FooterColumn>
        <FooterColumn title="Contact Us">
          <Stack space="0">
            <Link href="mailto:info@institute.example" tone="quiet" ground="institute">
              info@institute.example
            </Link>
            {['+234 800 000 0001', '+234 800 000 0002', '+234 800 000 0003'].map((phone) => (
              <Link key={phone} href={`tel:${phone.replaceAll(' ', '')}`} tone="quiet" ground="institute">
                {phone}
              </Link>
            ))}
          </Stack>
        </FooterColumn>
        <FooterColumn title="Newsletter">
          <NewsletterForm
            labels={{
              label: 'Email',
              submit: 'Subscribe',
              subscribed: 'Thank you for subscribing!',
              failed: 'Failed to subscribe.',
              ok: 'OK',
            }}
            onSubscribe={async () => true}
          >
            <p>Four letters a year: decisions, dates and newly admitted members.</p>
          </NewsletterForm>
        </FooterColumn>
      </>
    ),
  },
  argTypes: { children: { control: false } },
});

/** Number of columns of the layout. */
const columns = (footer: HTMLElement) =>
  getComputedStyle(footer.firstElementChild as Element).gridTemplateColumns.split(' ').length;

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'LinkedIn' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'LinkedIn' })).toBeNull();
  },
});

/** Below 352 px, and with large text. */
export const OneColumn = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('contentinfo'))).toBe(1);
  },
});

/** Two from 352 px on. */
export const TwoColumns = meta.story({
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('contentinfo'))).toBe(2);
  },
});

/** Four from 1024 px on. */
export const FourColumns = meta.story({
  tags: ['S-2.37'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('contentinfo'))).toBe(4);
  },
});

/** A network with a URL is a link. */
export const WithAddresses = meta.story({
  args: {
    social: [
      { network: 'linkedin' as const, label: 'LinkedIn', href: 'https://www.linkedin.example/company/imc' },
    ],
  },
});

/** Long and unbreakable words. */
export const Matrix = meta.story({
  args: {
    text: 'Managementconsultantsandorganisationaladvisersofthefederation',
    children: (
      <FooterColumn title="Contact Us and the other offices of the Institute">
        <Link href="mailto:a@b.example" tone="quiet" ground="institute">
          membershipregistrarandadmissionssecretary@managementconsultants.example
        </Link>
      </FooterColumn>
    ),
  },
});
