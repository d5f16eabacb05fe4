import type { Config } from '../config.ts';
import { StartError } from '../shared/start-error.ts';
import { parseSender } from './address.ts';
import type { Mailer } from './mail.ts';
import { openMailFolder } from './mail-folder.ts';
import { openSmtp } from './smtp.ts';

/** SMTP if configured, otherwise a folder. Throws a `StartError` if it cannot be used. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  try {
    parseSender(config.mailFrom);
  } catch (cause) {
    throw new StartError('MAIL_FROM: must be an address, or a name with an <address>', { cause });
  }
  if (config.smtpUrl) return openSmtp(config.smtpUrl, config.mailFrom);
  return openMailFolder(config.dataDir, config.mailFrom);
}
