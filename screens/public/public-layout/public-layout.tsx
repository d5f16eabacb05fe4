import { Footer, FooterColumn, Link, NavBar, PageFrame, Stack } from '@imc/ui';
import type { ReactNode } from 'react';
import { institute, joinLink, mainNavigation, quickLinks } from '../../content/index.ts';

/** What every public page stands in: navigation bar, main area, footer (specification, section 2). */
export function PublicLayout({ children }: { children: ReactNode }) {
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
          text={`Established ${institute.established}.`}
          closing={`© ${new Date().getFullYear()} ${institute.name}. All rights reserved`}
        >
          <FooterColumn title="Quick Links">
            <Stack as="ul" space="2">
              {quickLinks.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} tone="quiet" onInstitute>
                    {label}
                  </Link>
                </li>
              ))}
            </Stack>
          </FooterColumn>
          <FooterColumn title="Contact Us">
            <Stack as="ul" space="2">
              <li>
                <Link href={`mailto:${institute.email}`} tone="quiet" onInstitute>
                  {institute.email}
                </Link>
              </li>
              {institute.phones.map((phone) => (
                <li key={phone}>
                  <Link href={`tel:${phone.replaceAll(' ', '')}`} tone="quiet" onInstitute>
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
