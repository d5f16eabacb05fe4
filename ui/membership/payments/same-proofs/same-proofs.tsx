import { applicationReference, type SameProof } from '@imc/api/contract';
import { Link } from '../../../components/actions/link/link.tsx';
import {
  InlineMessage,
  type InlineMessageProps,
} from '../../../components/feedback/inline-message/inline-message.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import styles from './same-proofs.module.css';

export interface SameProofsLabels {
  /** Title: 'Also sent with another application'. */
  title: string;
  /** What to do about it. */
  text: string;
  /** Why an application is listed: 'the same file'. */
  match: Readonly<Record<SameProof['match'], string>>;
  /** Added if the same person applied: 'same applicant'. */
  sameMember: string;
}

export interface SameProofsProps extends Omit<InlineMessageProps, 'tone' | 'title' | 'children'> {
  /** Other applications with the same picture. Nothing is shown if there are none. */
  proofs: readonly SameProof[];
  /** Texts of the warning. */
  labels: SameProofsLabels;
  /** Returns the address of an application. */
  applicationHref: (id: number) => string;
  /** Formats the day of a UTC ISO time. */
  formatDay: (time: string) => string;
}

/** Warns that the picture of a proof of payment was also sent with other applications, with links to them (UPL-6). */
export function SameProofs({ proofs, labels, applicationHref, formatDay, ...message }: SameProofsProps) {
  if (proofs.length === 0) return null;
  return (
    <InlineMessage {...message} tone="warning" title={labels.title}>
      <Stack space="2">
        <p>{labels.text}</p>
        <ul className={styles.list}>
          {proofs.map(({ application_id, applicant, match, same_member, created_at }) => (
            <li key={application_id}>
              <Link href={applicationHref(application_id)}>{applicationReference(application_id)}</Link>{' '}
              {[
                applicant,
                formatDay(created_at),
                labels.match[match],
                ...(same_member ? [labels.sameMember] : []),
              ].join(', ')}
            </li>
          ))}
        </ul>
      </Stack>
    </InlineMessage>
  );
}
