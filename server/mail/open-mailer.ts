import type { Config } from '../config.ts';
import type { Mailer } from './mail.ts';
import { openMailFolder } from './mail-folder.ts';
import { openSmtp } from './smtp.ts';

/** SMTP if configured, otherwise a folder. Throws a `StartError` if it cannot be used. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  if (config.smtpUrl) return openSmtp(config.smtpUrl, config.mailFrom);
  return openMailFolder(config.dataDir, config.mailFrom);
}
