import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import type { TileComposition } from '../../components/identity/mosaic/tile-rows.ts';
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
  /** Seed of the mosaic. Slides share one. Default `1979`. */
  seed?: string | number;
  /** Figures of the slides, of ten columns and eight rows. A wide screen shows seven columns or more, a phone the rows from the fourth to the sixth. */
  figures?: readonly TileComposition[];
  /** Index of the figure in this slide. */
  figure?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Tones around a figure, which has paper and brass to itself. */
const ground = { rest: 0.6, deep: 0.25, bright: 0.15 };

/** Headline and actions on institute blue next to a wall of tiles, as tall as the viewport below the bar. On a portrait phone or tablet the tiles are on top. */
export function Hero({
  title,
  titleLevel = 1,
  text,
  actions,
  controls,
  seed = 1979,
  figures,
  figure,
  className,
  ...rest
}: HeroProps) {
  return (
    <section {...rest} data-ground="institute" className={clsx(styles.root, className)}>
      <div className={styles.art}>
        <Mosaic
          seed={seed}
          {...{ figures, figure }}
          weights={figures && ground}
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
