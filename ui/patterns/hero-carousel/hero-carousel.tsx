import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { IconButtonPause } from '../../components/actions/icon-button/icon-button-pause.tsx';
import type { TileComposition } from '../../components/identity/mosaic/tile-rows.ts';
import { ChevronLeft, ChevronRight } from '../../icons/icons.ts';
import { Hero } from '../hero/hero.tsx';
import styles from './hero-carousel.module.css';
import { useSlideEngine } from './use-slide-engine.ts';

/** A slide, rendered as a `Hero`. */
export interface HeroSlide {
  /** Unique key of the slide. */
  key: string;
  title: string;
  /** One or two sentences below the title. */
  text?: ReactNode;
  /** Buttons: one brass button and at most one secondary button. */
  actions?: ReactNode;
  /** What the slide is about, in tiles of the wall, of ten columns and eight rows. Null leaves a tile of the wall. */
  figure?: TileComposition;
}

export interface HeroCarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'children'> {
  /** Accessible name of the carousel: 'The institute in short'. */
  label: string;
  /** Role description of the carousel, for screen readers: 'carousel'. */
  roleLabel: string;
  /** Role description of each slide, for screen readers: 'slide'. */
  slideRoleLabel: string;
  /** Returns the accessible name of a slide, counted from 1: `(number, count) => '1 of 3'`. */
  slideLabel: (number: number, count: number) => string;
  /** Slides to show, six at most. The first is visible before any script has run. */
  slides: readonly HeroSlide[];
  /** Accessible name of the button that shows the previous slide. */
  previousLabel: string;
  /** Accessible name of the button that shows the next slide. */
  nextLabel: string;
  /** Accessible name of the pause button. */
  pauseLabel: string;
  /** Accessible name of the pause button while the slides are paused. */
  playLabel: string;
  /** Called when the pause button is pressed, so that the page can pause what else moves. */
  onPausedChange?: (paused: boolean) => void;
  /** Returns the accessible name of a slide's dot, counted from 1: `(number, count) => 'Slide 1 of 3'`. */
  dotLabel: (number: number, count: number) => string;
}

/**
 * Slides that follow each other every 5000 ms, also during interaction. The text leaves before the next comes, and the tiles stay until the next cover them. The pause button and a preference for reduced motion stop them. Swiper loads
 * late and adds the fade, swiping, arrow keys and the timer; without it the controls work too. All slides are as tall as the tallest. Slide
 * titles have level 2, because only one slide is exposed at a time.
 */
export function HeroCarousel({
  label,
  roleLabel,
  slideRoleLabel,
  slideLabel,
  slides,
  previousLabel,
  nextLabel,
  pauseLabel,
  playLabel,
  onPausedChange,
  dotLabel,
  className,
  ref,
  ...rest
}: HeroCarouselProps) {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const deck = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement);
  const count = slides.length;
  const figures = useMemo(() => slides.map(({ figure = [] }) => figure), [slides]);

  const onShow = (index: number) => {
    if (index === shown) return;
    const hadFocus = deck.current?.contains(document.activeElement);
    // Tiles may turn only now: on the first page load, those of the first slide are still being revealed.
    if (deck.current) deck.current.dataset.changed = '';
    // In the frame in which Swiper shows the slide, or its tiles would be there before they turn.
    flushSync(() => setShown(index));
    // The outgoing slide is inert and has dropped focus to the body, so move focus to the pause button, or to the arrows if there is none.
    if (hadFocus)
      for (const button of buttons.current?.querySelectorAll('button') ?? [])
        if (button.checkVisibility()) {
          button.focus({ preventScroll: true });
          break;
        }
  };
  const showSlide = useSlideEngine({
    root,
    deck,
    deckClass: String(styles.deck),
    slideClass: String(styles.slide),
    count,
    shown,
    plays: !paused,
    onShow,
  });
  const show = (index: number) => showSlide((index + count) % count);

  return (
    <section
      {...rest}
      ref={root}
      aria-roledescription={roleLabel}
      aria-label={label}
      data-ground="institute"
      className={clsx(styles.root, className)}
    >
      <div ref={deck} className={styles.deck} aria-live={paused ? 'polite' : undefined}>
        {slides.map(({ key, ...slide }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this follows the carousel of the ARIA Authoring Practices.
          <div
            key={key}
            role="group"
            aria-roledescription={slideRoleLabel}
            aria-label={slideLabel(index + 1, count)}
            className={styles.slide}
            data-shown={index === shown || undefined}
            inert={index !== shown}
            aria-hidden={index !== shown || undefined}
          >
            <Hero
              {...slide}
              figures={figures}
              figure={index}
              titleLevel={2}
              controls={count > 1 && <div className={styles.spacer} />}
            />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <div className={styles.dots}>
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                className={styles.dot}
                aria-label={dotLabel(index + 1, count)}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <div ref={buttons} className={styles.buttons}>
            <IconButtonPause
              {...{ paused, pauseLabel, playLabel }}
              onChange={(next) => {
                setPaused(next);
                onPausedChange?.(next);
              }}
            />
            <IconButton
              label={previousLabel}
              icon={<ChevronLeft aria-hidden />}
              ground="institute"
              onClick={() => show(shown - 1)}
            />
            <IconButton
              label={nextLabel}
              icon={<ChevronRight aria-hidden />}
              ground="institute"
              onClick={() => show(shown + 1)}
            />
          </div>
        </div>
      )}
    </section>
  );
}
