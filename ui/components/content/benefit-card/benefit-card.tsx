import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Tile } from '../../identity/tile/tile.tsx';
import type { TilePattern, TileTone } from '../../identity/tile/tile-patterns.tsx';
import styles from './benefit-card.module.css';

export interface BenefitCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** The benefit, in a few words. */
  title: string;
  /** Pattern of the tile. Give neighbouring cards different ones. */
  pattern: TilePattern;
  /** Colours of the tile. Use `brass` at most once per row. Default `rest`. */
  tone?: TileTone;
  /** Level of the title in the document outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** A sentence or two about the benefit. */
  children?: ReactNode;
  /** Root element; use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A benefit of membership, with a tile of its own. Made for a ruled `Grid`; it has no border of its own. */
export function BenefitCard({
  title,
  pattern,
  tone,
  headingLevel = 3,
  as: Root = 'article',
  children,
  className,
  ref,
  ...rest
}: BenefitCardProps) {
  return (
    <Root {...rest} ref={ref as Ref<never>} data-ground="sheet" className={clsx(styles.root, className)}>
      <Tile pattern={pattern} tone={tone} />
      <div className={styles.content}>
        <Heading level={headingLevel} size="card">
          {title}
        </Heading>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </Root>
  );
}
