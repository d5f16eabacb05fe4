import { Button, Section } from 'react-email';
import { part, sans } from '../mail-styles.ts';

export interface MailActionProps {
  /** Complete URL. */
  readonly href: string;
  readonly children: string;
}

/** The one button of a mail. In the text it is a line with the label, and the URL on a line of its own. */
export function MailAction({ href, children }: MailActionProps) {
  const action = part('mail-action');
  return (
    <Section style={{ padding: '8px 0 24px' }}>
      <Button
        href={href}
        className={`${action.className} mail-action-link`}
        style={{
          ...action.colors,
          borderRadius: 3,
          fontFamily: sans,
          fontSize: 16,
          fontWeight: 600,
          padding: '13px 24px',
        }}
      >
        {children}
      </Button>
    </Section>
  );
}
