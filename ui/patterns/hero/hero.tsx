import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './hero.module.css';

export interface HeroProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title' | 'children'> {
  /** Headline. */
  title: string;
  /** Heading level of the title: 1 if it is the page's title, 2 in a slide. Default 1. */
  titleLevel?: 1 | 2;
  /** One or two sentences below the title. */
  text?: ReactNode;
  /** Buttons: one brass button and at most one secondary button. */
  actions?: ReactNode;
  /** Carousel controls, below the actions. */
  controls?: ReactNode;
  /** Seed of the mosaic. Use a different one for every slide. Default `1979`. */
  seed?: string | number;
  /** Exchanges some tiles of the mosaic, from 0 to 5. Slides with the same `seed` share the others. */
  variation?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Headline and actions on institute blue next to a wall of tiles, as tall as the viewport below the bar. On a portrait phone or tablet the tiles are on top. */
export function Hero({
  title,
  titleLevel = 1,
  text,
  actions,
  controls,
  seed = 1979,
  variation,
  className,
  ...rest
}: HeroProps) {
  return (
    <section {...rest} data-ground="institute" className={clsx(styles.root, className)}>
      <div className={styles.art}>
        <Mosaic
          seed={seed}
          variation={variation}
          dyes
          columns={10}
          rows={8}
          preserveAspectRatio="xMinYMin slice"
        />
      </div>
      <div className={styles.content}>
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
