import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { rootProps } from '../../../layout/root-props.ts';
import { Link } from '../../actions/link/link.tsx';
import { Tile, type TileProps } from '../../identity/tile/tile.tsx';
import { EmailText } from '../email-text/email-text.tsx';
import styles from './officer-card.module.css';

export interface OfficerCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Office that the person has: 'President'. */
  position: string;
  /** Name of the person, with titles and letters. */
  name: string;
  /** Telephone number as written. Clicking it starts a call. */
  phone?: string;
  /** Read before the number by screen readers: 'Telephone'. */
  phoneLabel: string;
  /** Email address. Clicking it opens a new mail. */
  email?: string;
  /** Read before the address by screen readers: 'Email'. */
  emailLabel: string;
  /** Level of the name in the document outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Mark of the office, until there is a photograph. Default `squares`. */
  tile?: TileProps['pattern'] | undefined;
  /** Tone of the mark. */
  tone?: TileProps['tone'];
  /** Address of a photograph, upright. Default: the mark. */
  photo?: string | undefined;
  /** Additional content, such as the term of office. */
  children?: ReactNode;
  /** Root element; use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** An officer: photograph or mark, office, name, term and contact details. Made for a `Grid`; it has no ground and no border of its own. */
export function OfficerCard({
  position,
  name,
  phone,
  phoneLabel,
  email,
  emailLabel,
  headingLevel = 3,
  tile = 'squares',
  tone,
  photo,
  as: Root = 'article',
  children,
  ...rest
}: OfficerCardProps) {
  return (
    <Root {...rootProps(rest, styles.root)}>
      {photo ? (
        <img src={photo} alt="" loading="lazy" className={styles.photo} />
      ) : (
        <Tile pattern={tile} tone={tone} className={styles.tile} />
      )}
      <div className={styles.content}>
        <Eyebrow>{position}</Eyebrow>
        <Heading level={headingLevel} size="card">
          {name}
        </Heading>
        {children}
      </div>
      {(phone || email) && (
        <ul className={styles.contacts}>
          {phone && (
            <li>
              <Link
                href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                tone="quiet"
                className={styles.contact}
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
                className={styles.contact}
                aria-label={`${emailLabel} ${email}`}
              >
                <EmailText email={email} />
              </Link>
            </li>
          )}
        </ul>
      )}
    </Root>
  );
}
