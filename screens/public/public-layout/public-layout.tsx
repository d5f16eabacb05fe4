import { Footer, FooterColumn, Link, NavBar, PageFrame, Stack } from '@imc/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  accountLink,
  footer,
  institute,
  joinLink,
  mainNavigation,
  mainNavigationLabel,
  menuLabels,
  newsletter,
  privacyPageLink,
  quickLinks,
  signInLink,
  skipLabel,
  socialNetworks,
  socialNetworksLabel,
} from '../../content/index.ts';
import { MailLink } from '../../shared/mail-link.tsx';
import { telHref } from '../../shared/phone.ts';
import type { AccountPictureProps } from './account-picture.tsx';
import { CurrentYear } from './current-year.tsx';
import { Newsletter, type NewsletterProps } from './newsletter.tsx';

/**
 * Loaded for signed-in people only. If it can't be loaded, the link to their area has no picture. `lazyPart`
 * would add a file to every public page.
 */
const AccountPicture = lazy<(props: AccountPictureProps) => ReactNode>(() =>
  import('./account-picture.tsx').then(
    (loaded) => ({ default: loaded.AccountPicture }),
    (error) => {
      reportError(error);
      return { default: () => null };
    },
  ),
);

const navigationWithoutCurrent = mainNavigation.map((item) =>
  'items' in item ? { ...item, path: undefined } : item,
);

/** The signed-in person, as the navigation bar shows them. */
export interface SignedInPerson {
  /** Id of the account. The pattern without a picture depends on it (S-2.103). */
  readonly id: number;
  readonly name: string;
  /** URL of the picture; undefined without one. */
  readonly picture: string | undefined;
  /** Path of the person's area. */
  readonly home: string;
}

export interface PublicLayoutProps extends NewsletterProps {
  /** Default: a visitor. */
  person?: SignedInPerson | undefined;
  /**
   * Whether no page has the path. The server sends the same page for all such paths, so no group of the
   * navigation bar is current. Default: false.
   */
  unknownPath?: boolean;
  children: ReactNode;
}

/** Layout of every public page: navigation bar, main area and footer (S-2.33). */
export function PublicLayout({ person, unknownPath, children, onSubscribe }: PublicLayoutProps) {
  return (
    <PageFrame
      skipLabel={skipLabel}
      header={
        <NavBar
          data-print="none"
          name={institute.shortName}
          label={mainNavigationLabel}
          items={unknownPath ? navigationWithoutCurrent : mainNavigation}
          action={joinLink}
          signIn={signInLink}
          account={
            person && {
              label: accountLink.label,
              to: person.home,
              person: accountLink.signedInAs(person.name),
              picture: (
                <Suspense>
                  <AccountPicture name={person.name} seed={person.id} src={person.picture} />
                </Suspense>
              ),
            }
          }
          {...menuLabels}
        />
      }
      footer={
        <Footer
          data-print="none"
          name={institute.shortName}
          text={
            <>
              {footer.established}{' '}
              <span data-for="visitors">
                {footer.members.text}{' '}
                <Link to={footer.members.link.to} ground="institute">
                  {footer.members.link.label}
                </Link>{' '}
                {footer.members.end}
              </span>
            </>
          }
          social={socialNetworks}
          socialLabel={socialNetworksLabel}
          closing={
            <>
              © <CurrentYear /> {footer.rights}
              {'\u00a0· '}
              <Link to={privacyPageLink.to} ground="institute">
                {privacyPageLink.label}
              </Link>
            </>
          }
        >
          <FooterColumn title={footer.quickLinks}>
            <Stack as="ul" space="0">
              {quickLinks.map(({ label, to }) => (
                <li key={label}>
                  {to ? (
                    <Link to={to} tone="quiet" ground="institute">
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </li>
              ))}
            </Stack>
          </FooterColumn>
          <FooterColumn title={footer.contact}>
            <Stack as="ul" space="0">
              <li>
                <MailLink address={institute.email} tone="quiet" ground="institute" />
              </li>
              {institute.phones.map((phone) => (
                <li key={phone}>
                  <Link href={telHref(phone)} tone="quiet" ground="institute">
                    {phone}
                  </Link>
                </li>
              ))}
            </Stack>
          </FooterColumn>
          <FooterColumn title={newsletter.title}>
            <Newsletter onSubscribe={onSubscribe} />
          </FooterColumn>
        </Footer>
      }
    >
      {children}
    </PageFrame>
  );
}
