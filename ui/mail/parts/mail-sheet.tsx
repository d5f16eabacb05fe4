import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Preview, Section, Text } from 'react-email';
import { greeting } from '../greeting.ts';
import { mailStyleSheet, onBand, part, sans, serif } from '../mail-styles.ts';
import { Paragraph } from './paragraph.tsx';

export interface MailSheetProps {
  /** Title of the document and headline of the sheet. */
  readonly title: string;
  /** The line that mail programs list below the subject. */
  readonly preview: string;
  /** The recipient's name, as typed at sign-up. */
  readonly name: string;
  /** Why the reader gets this mail, in the foot. */
  readonly reason: string;
  readonly children: ReactNode;
}

/** The institute's name as its letterhead, in type alone: remote pictures are blocked, and inline SVG is dropped by most mail programs. */
function Letterhead() {
  const band = part('mail-band');
  return (
    <Section
      className={`${band.className} mail-pad`}
      data-skip-in-text="true"
      style={{ ...band.colors, padding: '26px 40px 22px', borderBottom: `3px solid ${onBand.brass}` }}
    >
      <Text
        style={{
          color: onBand.text,
          fontFamily: serif,
          fontSize: 21,
          fontWeight: 500,
          letterSpacing: '-0.01em',
          lineHeight: '26px',
          margin: 0,
        }}
      >
        Institute of Management Consultants
      </Text>
      <Text
        style={{
          color: onBand.brass,
          fontFamily: sans,
          fontSize: 12,
          fontWeight: 600,
          letterSpacing: '0.14em',
          lineHeight: '18px',
          margin: '4px 0 0',
        }}
      >
        NIGERIA · EST. 1979
      </Text>
    </Section>
  );
}

/** A complete mail: letterhead, headline, greeting, the body, the closing and the foot. */
export function MailSheet({ title, preview, name, reason, children }: MailSheetProps) {
  const page = part('mail-page');
  const sheet = part('mail-sheet');
  const text = part('mail-text');
  const muted = part('mail-muted');
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{mailStyleSheet}</style>
      </Head>
      <Body
        className={page.className}
        style={{ ...page.colors, fontFamily: sans, margin: 0, padding: '24px 12px' }}
      >
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container
          className={sheet.className}
          style={{ ...sheet.colors, borderRadius: 3, borderStyle: 'solid', borderWidth: 1, maxWidth: 600 }}
        >
          <Letterhead />
          <Section className="mail-pad" style={{ padding: '32px 40px 36px' }}>
            <Heading
              as="h1"
              className={text.className}
              style={{
                ...text.colors,
                fontFamily: serif,
                fontSize: 30,
                fontWeight: 500,
                letterSpacing: '-0.015em',
                lineHeight: '36px',
                margin: '0 0 24px',
                overflowWrap: 'anywhere',
              }}
            >
              {title}
            </Heading>
            <Paragraph>{greeting(name)}</Paragraph>
            {children}
            <Paragraph>
              With kind regards
              <br />
              The Membership Office
              <br />
              Institute of Management Consultants, Nigeria
            </Paragraph>
          </Section>
        </Container>
        <Container style={{ maxWidth: 600 }}>
          <Section className="mail-pad" style={{ padding: '16px 40px 8px' }}>
            <Text
              className={muted.className}
              style={{ ...muted.colors, fontFamily: sans, fontSize: 13, lineHeight: '20px', margin: 0 }}
            >
              {reason} Replies go to the Membership Committee.
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
