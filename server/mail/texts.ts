import { resetMinutes } from '@imc/api/contract';
import type { Mail } from './mail.ts';

const closing = `
With kind regards
The Membership Office
Institute of Management Consultants, Nigeria
`;

/** Users choose their own name and may enter any address. A name that could be read as a link or a message is not used as greeting. */
const isPlainName = (name: string): boolean =>
  name.length <= 80 && /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u.test(name);

const greeting = (name: string): string => {
  const line = name.replace(/\s+/g, ' ').trim();
  return `Dear ${isPlainName(line) ? line : 'Sir or Madam'},`;
};

/** Texts of all mails that the server sends. */
export const mails = {
  /** Password reset link. */
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

  /** Notifies the owner of every password change (ASVS 6.3.7). */
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
