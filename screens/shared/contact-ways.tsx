import { DefinitionList, Link, Stack } from '@imc/ui';
import { contact, institute } from '../content/index.ts';
import { MailLink } from './mail-link.tsx';
import { telHref } from './phone.ts';

/** The Institute's address, telephone, email, WhatsApp and office hours. */
export function ContactWays() {
  const { ways, hours } = contact;
  return (
    <DefinitionList
      items={[
        { term: ways.address, description: institute.address.join('\n') },
        {
          term: ways.phones,
          description: (
            <Stack as="ul" space="1">
              {institute.phones.map((phone) => (
                <li key={phone}>
                  <Link href={telHref(phone)}>{phone}</Link>
                </li>
              ))}
            </Stack>
          ),
        },
        { term: ways.email, description: <MailLink address={institute.email} /> },
        {
          term: ways.chat,
          description: <Link href={contact.whatsapp.href}>{contact.whatsapp.label}</Link>,
        },
        {
          term: hours.title,
          // The times of a day stay on one line.
          description: hours.items
            .map(({ days, times }) => `${days}, ${times.replaceAll(' ', '\u00a0')}`)
            .join('\n'),
        },
      ]}
    />
  );
}
