import { InlineMessage, Link } from '@imc/ui';
import { contact } from '../content/contact.ts';
import { institute } from '../content/institute.ts';
import { privacyLink } from '../content/navigation.ts';
import { MailLink } from './mail-link.tsx';
import { telHref } from './phone.ts';

/** Says whether a message reaches the Institute, and if not, how to reach it (S-10.8, MSG-1). */
export function ContactFormNote({ isStored }: { isStored: boolean }) {
  const { stored, nobody } = contact.note;
  const [phone] = institute.phones;
  return (
    <InlineMessage>
      {isStored ? (
        <>
          {stored}{' '}
          <Link to={privacyLink.to} newTab>
            {privacyLink.text}
          </Link>
        </>
      ) : (
        <>
          {nobody.call} <Link href={telHref(phone)}>{phone}</Link>
          {nobody.mail} <MailLink address={institute.email} /> {nobody.or}{' '}
          <Link href={contact.whatsapp.href}>{nobody.chat}</Link>.
        </>
      )}
    </InlineMessage>
  );
}
