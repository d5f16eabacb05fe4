/** Why readers get the mails about an application. */
export const aboutApplication = 'You receive this email because you applied for membership of the Institute.';

/** Why readers get the mails about the security of an account. They cannot be turned off. */
export const aboutSecurity = 'You receive this email to keep your account safe.';

/** Why the committee and staff get the daily digest. */
export const aboutDigest =
  'You receive this email because the daily digest is switched on in the settings of the admin area, or under Your account.';

/** Why readers get the newsletter. */
export const aboutNewsletter =
  'You receive this email because you subscribed to the newsletter with this address and confirmed it.';
