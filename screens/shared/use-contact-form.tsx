import type { ContactForms, ContactMessage, MessageKind } from '@imc/api';
import { useEffect, useRef, useState } from 'react';
import { contact } from '../content/contact.ts';
import { ContactFormNote } from './contact-form-note.tsx';

/**
 * Props of a contact form that depend on whether messages are stored (MSG-1), which is requested once the
 * form is visible. Until then, and after an error, the form says that it reaches nobody, and sends nothing.
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
    // An admin may have changed the setting.
    areStored().then(setIsStored, () => undefined);
    return problem || contact.note.failed;
  };
  return { ref, note: <ContactFormNote isStored={isStored} />, onSend: isStored ? onSend : undefined };
}
