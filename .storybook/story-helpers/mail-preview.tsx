import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type MailContent, renderMail, type WrittenMail } from '../../ui/mail/index.ts';
import styles from './mail-preview.module.css';

export interface MailPreviewProps {
  /** The template, and the facts for it. */
  readonly content: MailContent;
  /** The recipient's name, as typed at sign-up. */
  readonly name: string;
  /** Colour scheme of the mail program. Default: light. */
  readonly scheme?: 'light' | 'dark';
}

/** Widths of a mail program on a desktop and on a phone. */
const widths = [600, 360] as const;

/** Applies the media queries of a mail as if its program had this width and scheme, instead of the page. */
const forProgram = (css: string, width: number, scheme: 'light' | 'dark'): string =>
  css
    .replace('@media (prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replace('@media (max-width:480px)', width <= 480 ? '@media all' : '@media not all');

/** A mail in a shadow root, so that the styles of Storybook do not reach it and axe still checks it. */
function Program({
  html,
  width,
  scheme,
}: {
  readonly html: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const mail = new DOMParser().parseFromString(html, 'text/html');
    const style = document.createElement('style');
    const css = [...mail.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
    style.textContent = forProgram(css, width, scheme);
    const body = document.createElement('div');
    for (const { name, value } of mail.body.attributes) body.setAttribute(name, value);
    body.append(...mail.body.childNodes);
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.replaceChildren(style, body);
  }, [html, width, scheme]);
  return <div ref={host} className={styles.program} style={{ inlineSize: width, colorScheme: scheme }} />;
}

/** A mail on a desktop and on a phone, and its plain text. */
export function MailPreview({ content, name, scheme = 'light' }: MailPreviewProps) {
  const [mail, setMail] = useState<WrittenMail>();
  useEffect(() => {
    let isCurrent = true;
    renderMail(content, { name, site: 'https://institute.example' }).then((written) => {
      if (isCurrent) setMail(written);
    });
    return () => {
      isCurrent = false;
    };
  }, [content, name]);
  if (!mail) return null;
  return (
    <div className={styles.preview}>
      <p className={styles.subject}>
        Subject: <strong>{mail.subject}</strong>
      </p>
      {widths.map((width) => (
        <figure key={width} className={styles.figure}>
          <figcaption>{width} px</figcaption>
          <Program html={mail.html} width={width} scheme={scheme} />
        </figure>
      ))}
      <figure className={styles.figure}>
        <figcaption>Text</figcaption>
        <pre className={styles.text}>{mail.text}</pre>
      </figure>
    </div>
  );
}
