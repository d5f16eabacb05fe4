import { type AdminApplication, adminLabel, type FieldIn } from '@imc/api/contract';
import { Link } from '../../../components/actions/link/link.tsx';
import type { Definition } from '../../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { mailHref } from '../../../components/content/email-text/mail-href.ts';

/** Headings of S-2.67, and the labels that are not those of a field. */
export interface AdminFactsLabels {
  /** Heading of the personal details: 'Personal Information'. */
  personal: string;
  /** Heading of the professional details: 'Professional Information'. */
  professional: string;
  /** Heading of the remaining details: 'Additional Information'. */
  additional: string;
  /** Label of the day of the submission: 'Application date'. */
  applicationDate: string;
  /** Shown if the applicant gave no marketer code: 'N/A'. */
  notGiven: string;
  /** Text of the link to the proof of payment: 'Open the proof (in a new tab)'. */
  openProof: string;
}

/** What admins read of an application, for each heading. `withCategory` is for pages that don't show it elsewhere. */
export function adminFacts(
  application: Omit<AdminApplication, 'askedForMore' | 'own'>,
  labels: AdminFactsLabels,
  formatDay: (time: string) => string,
  withCategory = false,
): Readonly<Record<'personal' | 'professional' | 'additional', readonly Definition[]>> {
  const fact = (name: FieldIn<'admin'> & keyof typeof application) => ({
    term: adminLabel(name),
    description: application[name],
  });
  const { email } = application;
  return {
    personal: [
      {
        term: adminLabel('email'),
        description: email && (
          <Link href={mailHref(email)}>
            <EmailText email={email} />
          </Link>
        ),
      },
      fact('tel'),
      fact('whatsapp'),
    ],
    professional: [
      fact('employer'),
      fact('position'),
      ...(withCategory ? [fact('membershipCategory')] : []),
      fact('postalAddress'),
    ],
    additional: [
      { term: adminLabel('date'), description: formatDay(application.declarationDate) },
      { term: adminLabel('marketer_code'), description: application.marketerCode ?? labels.notGiven },
      { term: labels.applicationDate, description: formatDay(application.createdAt) },
    ],
  };
}
