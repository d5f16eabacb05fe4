import { establishedText, institute } from './institute.ts';
import { signInLink } from './navigation.ts';

/** S-2.37. */
export const footer = {
  established: `${establishedText}.`,
  members: { text: 'Members', link: { label: 'sign in', to: signInLink.to }, end: 'here.' },
  quickLinks: 'Quick Links',
  contact: 'Contact Us',
  rights: `${institute.name}. All rights reserved`,
} as const;

/** S-2.37. Events has no link there. */
export const quickLinks: readonly { readonly label: string; readonly to?: string }[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/#services' },
  { label: 'CMC', to: '/#pricing' },
  { label: 'Events' },
  { label: 'FAQ', to: '/#faq' },
];

/** Accessible name of the social networks, which have no links (S-2.37). */
export const socialNetworksLabel = 'Social networks, without links';

/** S-2.37. */
export const socialNetworks = [
  { network: 'twitter', label: 'Twitter' },
  { network: 'facebook', label: 'Facebook' },
  { network: 'linkedin', label: 'LinkedIn' },
  { network: 'instagram', label: 'Instagram' },
] as const;
