import { resetMinutes } from '@imc/api/contract';
import type { Mail } from './mail.ts';

const closing = `
With kind regards
The Membership Office
Institute of Management Consultants, Nigeria
`;

/** Names are typed by whoever opens an account, for whichever address: one that could be read as a link or as a message greets nobody. */
const isPlainName = (name: string): boolean =>
  name.length <= 80 && /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u.test(name);

const greeting = (name: string): string => {
  const line = name.replace(/\s+/g, ' ').trim();
  return `Dear ${isPlainName(line) ? line : 'Sir or Madam'},`;
};

/** The texts of every mail that the server sends. */
export const mails = {
  /** The link to choose a new password. */
  reset: (to: Mail['to'], link: string): Mail => ({
    to,
    subject: 'Choose a new password',
    text: `${greeting(to.name)}

somebody, most likely you, asked for a new password for your account with the Institute.
To choose one, open this link:

${link}

It works once, and for ${resetMinutes} minutes. Only the newest link works.
If it was not you, there is nothing to do: your password stays as it is.
${closing}`,
  }),

  /** Tells the owner of every change (ASVS 6.3.7). */
  passwordChanged: (to: Mail['to'], forgotPage: string): Mail => ({
    to,
    subject: 'Your password was changed',
    text: `${greeting(to.name)}

the password of your account with the Institute has just been changed, and other sessions were ended.
If it was you, there is nothing to do.
If it was not, choose a new password at once:

${forgotPage}
${closing}`,
  }),
} as const;
