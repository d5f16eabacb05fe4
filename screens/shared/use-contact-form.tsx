import type { ContactForms, ContactMessage, MessageKind } from '@imc/api';
import { useEffect, useRef, useState } from 'react';
import { contact } from '../content/contact.ts';
import { ContactFormNote } from './contact-form-note.tsx';

/**
 * Returns the props of a contact form or the form to join that depend on whether messages are stored (MSG-1). That is asked when the form comes
 * into sight. Until the answer, and if it can't be asked, the form says that it reaches nobody, and sends nothing.
 */
export function useContactForm(kind: MessageKind, { areStored, send }: ContactForms) {
  const [isStored, setIsStored] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      areStored().then(setIsStored, () => setIsStored(false));
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [areStored]);

  const onSend = async (fields: Readonly<Record<string, string>>): Promise<string | undefined> => {
    // The server validates the fields.
    const problem = await send({ kind, ...fields } as ContactMessage).catch(() => '');
    if (problem === undefined) return undefined;
    // An admin may have changed the setting since.
    areStored().then(setIsStored, () => undefined);
    return problem || contact.note.failed;
  };
  return { ref, note: <ContactFormNote isStored={isStored} />, onSend: isStored ? onSend : undefined };
}
