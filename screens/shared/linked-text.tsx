import { Link } from '@imc/ui';
import type { LinkedText as Parts } from '../content/index.ts';

export interface LinkedTextProps {
  /** Places become links. */
  text: Parts;
}

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
