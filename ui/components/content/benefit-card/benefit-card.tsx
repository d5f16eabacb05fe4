import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Tile } from '../../identity/tile/tile.tsx';
import type { TilePattern, TileTone } from '../../identity/tile/tile-patterns.tsx';
import styles from './benefit-card.module.css';

export interface BenefitCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** What one gets, in a few words. */
  title: string;
  /** The tile at the head; give neighbours different ones. */
  pattern: TilePattern;
  /** Ground and line of the tile: `brass` for one in a row at most. Default `rest`. */
  tone?: TileTone;
  /** Level of the title in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** A sentence or two about it. */
  children?: ReactNode;
  /** The element: `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/** One good thing about belonging, under a tile of its own. Made for a ruled `Grid`; by itself it brings no edge. */
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
      <div className={styles.words}>
        <Heading level={headingLevel} size="card">
          {title}
        </Heading>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </Root>
  );
}
