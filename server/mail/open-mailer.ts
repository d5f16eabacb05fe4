import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import { StartError } from '../domain/start-error.ts';
import type { Mailer } from './mail.ts';
import { senderText } from './message.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

/** Opens the mailer: SMTP if configured, otherwise the outbox. Throws a `StartError` if it cannot be used. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, clock: Clock): Mailer {
  try {
    senderText(config.mailFrom);
  } catch (cause) {
    throw new StartError('MAIL_FROM: must be an address, or a name with an <address>', { cause });
  }
  if (config.smtpUrl) return openSmtp(config.smtpUrl, config.mailFrom);
  return openOutbox(config.dataDir, config.mailFrom, clock);
}
