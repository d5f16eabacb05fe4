import { newsletterTexts } from '@imc/api/contract';
import type { BreadcrumbItem } from './breadcrumb-item.ts';

export const homePageLink: BreadcrumbItem = { label: 'Home', to: '/' };

export const termsPageLink = {
  label: 'Terms and conditions',
  to: '/terms',
} as const satisfies BreadcrumbItem;
export const privacyPageLink = { label: 'Privacy notice', to: '/privacy' } as const satisfies BreadcrumbItem;

/** Opens in a new tab, so that nothing typed is lost. */
export const privacyLink = {
  text: `${privacyPageLink.label} (new tab)`,
  to: privacyPageLink.to,
} as const;

export const aboutPageLink: BreadcrumbItem = { label: 'About Us', to: '/about-us' };
export const membershipPageLink: BreadcrumbItem = { label: 'Membership', to: '/membership/benefits' };

/** Accessible name of a breadcrumb. */
export const whereYouAre = 'Where you are';

/** Text of the link that skips the frame of a page. */
export const skipLabel = 'Skip to content';

/** Accessible names of the buttons of a menu on small screens. */
export const menuLabels = { menuLabel: 'Open the menu', closeLabel: 'Close the menu' } as const;

/** Accessible name of the public navigation bar. */
export const mainNavigationLabel = 'Main';

/** The public navigation bar (S-2.33). */
export const mainNavigation = [
  { label: 'Home', to: '/' },
  {
    label: 'About Us',
    menu: 'about',
    path: '/about-us',
    items: [
      { label: 'About', to: '/about-us' },
      { label: 'Council Members', to: '/about-us/council' },
    ],
  },
  { label: 'Events', to: '/events' },
  {
    label: 'Membership',
    menu: 'membership',
    path: '/membership',
    items: [
      { label: 'Membership Benefits', to: '/membership/benefits' },
      { label: 'Membership Category/Eligibility', to: '/membership/category' },
      { label: 'Application', to: '/membership/application' },
    ],
  },
  { label: 'FAQ', to: '/faq' },
  { label: 'Contact Us', to: '/contact' },
] as const;

export const joinLink = { label: 'Join', to: '/register' } as const;
export const signInLink = { label: 'Sign in', to: '/login' } as const;

/** Replaces 'Sign in' and 'Join' for a signed-in person. */
export const accountLink = {
  label: 'Dashboard',
  signedInAs: (name: string) => `signed in as ${name}`,
} as const;

/** The form of S-8.9. */
export const newsletter = {
  title: 'Newsletter',
  text: 'New articles by email. Please confirm by the link we send you.',
  blog: { label: 'Blog', to: '/blog' },
  privacy: { label: 'Privacy', to: privacyPageLink.to },
  label: 'Email',
  submit: 'Subscribe',
  subscribed: newsletterTexts.subscribed,
  failed: 'Failed to subscribe. Email already exist.',
  ok: 'OK',
} as const;

/** Most of these pages are not in the navigation bar. */
export const aboutPages = {
  title: 'More about the Institute',
  pages: [
    { to: '/about-us', title: 'About', text: 'Who we are, since when, and what people ask.' },
    {
      to: '/about-us/mission',
      title: 'Aims and Objectives',
      text: 'What the Institute is for, and what it does.',
    },
    { to: '/about-us/council', title: 'Council Members', text: 'Eight officers and nine members.' },
    {
      to: '/about-us/governing-bodies',
      title: 'Governing Body',
      text: 'Trustees, management, General Council.',
    },
    {
      to: '/about-us/code-of-ethics',
      title: 'Code of Ethics',
      text: 'Nine guidelines for every member.',
    },
    {
      to: '/about-us/global-links',
      title: 'Global Links',
      text: 'The international body, the United Nations, and work abroad.',
    },
  ],
} as const;

/** Accessible name of the loading line at the top. */
export const pageLoading = 'The page is loading';

/** Shown while the session is restored, before a page of the member or admin area. */
export const areaLoading = 'Opening your area';

/** Shown on any page while a page of the blog is slow to load (S-8.13). */
export const blogLoading = 'Loading...';
