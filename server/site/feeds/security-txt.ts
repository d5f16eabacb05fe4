/** Days for which a copy of the file counts. RFC 9116 recommends less than a year. */
const validFor = 180;

/** Where to report a vulnerability (RFC 9116): to the committee's mailbox. */
export const securityTxt = (publicUrl: string, mailbox: string, now: Date): string =>
  [
    `Contact: mailto:${mailbox}`,
    `Expires: ${new Date(now.getTime() + validFor * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
