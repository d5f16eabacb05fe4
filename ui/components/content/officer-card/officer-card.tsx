import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Tile } from '../../identity/tile/tile.tsx';
import type { TilePattern } from '../../identity/tile/tile-patterns.tsx';
import styles from './officer-card.module.css';

export interface OfficerCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** The office held: 'President'. */
  position: string;
  /** Who holds it, with titles and letters. */
  name: string;
  /** Telephone number as it is written; a click on it calls. */
  phone?: string;
  /** What stands before the number, for those who listen: 'Telephone'. */
  phoneLabel: string;
  /** E-mail address; a click on it writes. */
  email?: string;
  /** What stands before the address, for those who listen: 'E-mail'. */
  emailLabel: string;
  /** Level of the name in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** The tile at the head; give neighbours different ones. Default `diamond`. */
  pattern?: TilePattern;
  /** What else is to be said: the term of office. */
  children?: ReactNode;
  /** The element: `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/** An officer: the office, the name, and how to reach them. Made for a ruled `Grid`; by itself it brings no edge. */
export function OfficerCard({
  position,
  name,
  phone,
  phoneLabel,
  email,
  emailLabel,
  headingLevel = 3,
  pattern = 'diamond',
  as: Root = 'article',
  children,
  className,
  ref,
  ...rest
}: OfficerCardProps) {
  return (
    <Root {...rest} ref={ref as Ref<never>} data-ground="sheet" className={clsx(styles.root, className)}>
      <Tile pattern={pattern} size="small" />
      <div className={styles.words}>
        <Eyebrow>{position}</Eyebrow>
        <Heading level={headingLevel} size="card">
          {name}
        </Heading>
        {children}
      </div>
      {(phone || email) && (
        <ul className={styles.ways}>
          {phone && (
            <li>
              <Link
                href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                tone="quiet"
                className={styles.way}
                aria-label={`${phoneLabel} ${phone}`}
              >
                {phone}
              </Link>
            </li>
          )}
          {email && (
            <li>
              <Link
                href={`mailto:${email}`}
                tone="quiet"
                className={styles.way}
                aria-label={`${emailLabel} ${email}`}
              >
                {email}
              </Link>
            </li>
          )}
        </ul>
      )}
    </Root>
  );
}
