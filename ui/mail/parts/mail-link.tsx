import { part, sans } from '../mail-styles.ts';

export interface MailLinkProps {
  /** Complete URL. */
  readonly href: string;
  readonly children: string;
}

/** A link of less weight than the button of a mail. In the text it is a line with the label, and the URL on a line of its own. */
export function MailLink({ href, children }: MailLinkProps) {
  const text = part('mail-muted');
  return (
    <a
      href={href}
      className={`${text.className} mail-action-link`}
      style={{
        ...text.colors,
        display: 'block',
        fontFamily: sans,
        fontSize: 15,
        padding: '12px 0',
        textDecoration: 'underline',
      }}
    >
      {children}
    </a>
  );
}
