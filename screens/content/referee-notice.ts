import { applicationRecords } from '@imc/api';
import type { ApplicationFormLabels } from '@imc/ui/membership';
import { siteAddress } from '../head/site-address.ts';
import { dataProtection } from './data-protection.ts';
import { institute } from './institute.ts';
import { privacyPageLink } from './navigation.ts';

const refereeFacts = Object.values(applicationRecords.referees.fields)
  .map(({ label }) => label)
  .join(', ');

/** The notice that applicants send to their referees (APP-11), with facts of the privacy notice. */
export const refereeNotice = {
  open: (number) => `Notice to Referee ${number}`,
  title: (name) => `Notice to ${name}`,
  lead: 'Please ask your referees before you name them. Send this notice yourself; the site does not send it.',
  text: ({ referee, applicant, reference }) =>
    [
      `Dear ${referee},`,
      `I name you as a referee in my application ${reference ? `${reference} ` : ''}for membership of the ${institute.name}. This is how your data is used.`,
      `What the Institute receives from me: ${refereeFacts}; and that you know my work.`,
      'What it is used for: to examine my application. The Institute writes to you or calls you only about it.',
      `Who sees it: I, and ${dataProtection.readers}.`,
      `How long it is kept: as long as my application. ${dataProtection.applicationsKept('I')}`,
      `Who is responsible: ${dataProtection.responsible}. ${dataProtection.contact} about your data.`,
      `Your rights: ${dataProtection.rights} ${dataProtection.complaint('its')}`,
      `${privacyPageLink.label}: ${siteAddress}${privacyPageLink.to}`,
      applicant,
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  copy: 'Copy the notice',
  copied: 'Copied',
  copyFailed: 'Copy by hand',
  email: 'Send by email',
  whatsapp: 'Share on WhatsApp (new tab)',
  subject: 'You are named as a referee: how your data is used',
  close: 'Close',
} as const satisfies ApplicationFormLabels['referees']['notice'];
