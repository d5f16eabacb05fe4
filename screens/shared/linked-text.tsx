import { Link } from '@imc/ui';
import type { LinkedText as Parts } from '../content/index.ts';

export interface LinkedTextProps {
  /** The text, with the pages that it names as places. */
  text: Parts;
}

/** A text in which the pages that it names are links. */
export const LinkedText = ({ text }: LinkedTextProps) =>
  text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.to} to={part.to}>
        {part.label}
      </Link>
    ),
  );
