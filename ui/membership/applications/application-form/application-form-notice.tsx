import { isEmail, isPhoneNumber } from '@imc/api/contract';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { CopyButton } from '../../../components/actions/copy-button/copy-button.tsx';
import { mailHref } from '../../../components/content/email-text/mail-href.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { whatsAppHref } from '../../shared/whatsapp-href.ts';
import styles from './application-form-notice.module.css';

export interface RefereeNoticeLabels {
  /** Text of the copy button: 'Copy the notice'. */
  copy: string;
  /** Shown for 3 s after copying: 'Copied'. */
  copied: string;
  /** Shown for 3 s if the browser refuses to copy: 'Select it and copy by hand'. */
  copyFailed: string;
  /** Text of the link that opens the mail program: 'Send by email'. */
  email: string;
  /** Text of the link that opens WhatsApp: 'Share on WhatsApp (new tab)'. */
  whatsapp: string;
  subject: string;
}

export interface RefereeNoticeProps {
  /** The notice, as it is copied and sent. Empty lines separate its paragraphs. */
  text: string;
  /** Email address of the referee. The link is shown if it is valid. Default: no link. */
  email?: string | undefined;
  /** Telephone numbers of the referee. WhatsApp opens with the first valid one; without one there is no link. Default: none. */
  phones?: readonly string[] | undefined;
  /** Texts around the notice. */
  labels: RefereeNoticeLabels;
}

/** A notice to a referee about the use of their data, to be copied or sent by the applicant. The site itself sends nothing (APP-11). */
export function RefereeNotice({ text, email = '', phones = [], labels }: RefereeNoticeProps) {
  const phone = phones.find(isPhoneNumber);
  return (
    <div className={styles.root}>
      <Cluster>
        <CopyButton
          text={text}
          label={labels.copy}
          copiedLabel={labels.copied}
          failedLabel={labels.copyFailed}
        />
        {isEmail(email) && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={mailHref(email.trim(), { subject: labels.subject, body: text })}
          >
            {labels.email}
          </ButtonLink>
        )}
        {phone !== undefined && (
          <ButtonLink variant="secondary" size="small" newTab href={whatsAppHref(text, phone)}>
            {labels.whatsapp}
          </ButtonLink>
        )}
      </Cluster>
      {/* Below the buttons, which are then in view on a phone. The name in it may be written in any script. */}
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </div>
  );
}
