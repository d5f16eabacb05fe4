/** Where the public pages lead, as far as they are built. The full tables are in the specification, section 2. */
export const mainNavigation = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/#services' },
  { label: 'Membership', to: '/#pricing' },
  { label: 'Sign in', to: '/login' },
] as const;

export const joinLink = { label: 'Join', to: '/register' } as const;

/** Quick links of the footer. */
export const quickLinks = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/#services' },
  { label: 'Grades and fees', to: '/#pricing' },
  { label: 'Terms and conditions', to: '/terms' },
] as const;
