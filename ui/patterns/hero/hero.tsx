import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './hero.module.css';

export interface HeroProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title' | 'children'> {
  /** The line that people remember. */
  title: string;
  /** Level of the title: 1 where it is the title of the page, 2 in a slide. Default 1. */
  titleLevel?: 1 | 2;
  /** One or two sentences below it. */
  text?: ReactNode;
  /** The way on: one brass button, one secondary at most. */
  actions?: ReactNode;
  /** What steers the slides, below the actions. */
  controls?: ReactNode;
  /** Composition of the mosaic: give every slide its own. Default `1979`. */
  seed?: string | number;
  /** Some tiles turn slowly. Offer a pause in `controls`. Default `false`. */
  turning?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Institute blue with the line and the way on, as high as the screen under the bar, beside a wall of tiles; on an upright phone or tablet the tiles come first. */
export function Hero({
  title,
  titleLevel = 1,
  text,
  actions,
  controls,
  seed = 1979,
  turning,
  className,
  ...rest
}: HeroProps) {
  return (
    <section {...rest} data-ground="institute" className={clsx(styles.root, className)}>
      <div className={styles.art}>
        <Mosaic seed={seed} turning={turning} columns={10} rows={8} preserveAspectRatio="xMinYMin slice" />
      </div>
      <div className={styles.words}>
        <Heading level={titleLevel} size="hero">
          {title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {controls && <div className={styles.controls}>{controls}</div>}
      </div>
    </section>
  );
}
