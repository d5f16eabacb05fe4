import { EmailText, Footer, FooterColumn, Link, NavBar, PageFrame, Stack } from '@imc/ui';
import type { ReactNode } from 'react';
import {
  institute,
  joinLink,
  mainNavigation,
  newsletter,
  privacyPlace,
  quickLinks,
  socialNetworks,
} from '../../content/index.ts';
import { telHref } from '../../shared/phone.ts';
import { CurrentYear } from './current-year.tsx';
import { Newsletter, type NewsletterProps } from './newsletter.tsx';

export interface PublicLayoutProps extends NewsletterProps {
  /** Content of the page. */
  children: ReactNode;
}

/** Layout of every public page: navigation bar, main area and footer (S-2.33). */
export function PublicLayout({ children, onSubscribe }: PublicLayoutProps) {
  return (
    <PageFrame
      skipLabel="Skip to content"
      header={
        <NavBar
          name={institute.shortName}
          label="Main"
          items={mainNavigation}
          action={joinLink}
          menuLabel="Open the menu"
          closeLabel="Close the menu"
        />
      }
      footer={
        <Footer
          name={institute.shortName}
          text={
            <>
              Established {institute.established}. Members{' '}
              <Link to="/login" onBrand>
                sign in
              </Link>{' '}
              here.
            </>
          }
          social={socialNetworks}
          socialLabel="Social networks, to come"
          closing={
            <>
              © <CurrentYear /> {institute.name}. All rights reserved{' '}
              <Link to={privacyPlace.to} tone="quiet" onBrand>
                {privacyPlace.label}
              </Link>
            </>
          }
        >
          <FooterColumn title="Quick Links">
            <Stack as="ul" space="2">
              {quickLinks.map(({ label, to }) => (
                <li key={label}>
                  {to ? (
                    <Link to={to} tone="quiet" onBrand>
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </li>
              ))}
            </Stack>
          </FooterColumn>
          <FooterColumn title={newsletter.title}>
            <Newsletter onSubscribe={onSubscribe} />
          </FooterColumn>
          <FooterColumn title="Contact Us">
            <Stack as="ul" space="2">
              <li>
                <Link href={`mailto:${institute.email}`} tone="quiet" onBrand>
                  <EmailText email={institute.email} />
                </Link>
              </li>
              {institute.phones.map((phone) => (
                <li key={phone}>
                  <Link href={telHref(phone)} tone="quiet" onBrand>
                    {phone}
                  </Link>
                </li>
              ))}
            </Stack>
          </FooterColumn>
        </Footer>
      }
    >
      {children}
    </PageFrame>
  );
}
