import { Section } from 'react-email';
import { onBand, part } from '../mail-styles.ts';
import { Paragraph } from './paragraph.tsx';

/** A question or a text of the Institute, beside a brass rule. Line breaks separate paragraphs. */
export function Question({ children }: { readonly children: string }) {
  const paragraphs = children.split(/\s*\n\s*/).filter((line) => line !== '');
  return (
    <Section style={{ margin: '8px 0 8px' }}>
      <blockquote
        className={part('mail-text').className}
        style={{ borderLeft: `3px solid ${onBand.brass}`, margin: 0, padding: '4px 0 0 20px' }}
      >
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </blockquote>
    </Section>
  );
}
