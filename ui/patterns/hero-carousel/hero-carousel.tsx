import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { IconButtonPause } from '../../components/actions/icon-button/icon-button-pause.tsx';
import { ChevronLeft, ChevronRight } from '../../icons/icons.ts';
import { Hero } from '../hero/hero.tsx';
import styles from './hero-carousel.module.css';
import { useSlideEngine } from './use-slide-engine.ts';

/** One slide: what a `Hero` shows. */
export interface HeroSlide {
  /** Tells the slides apart, and lays the mosaic: every slide has its own composition. */
  key: string;
  /** The line that people remember. */
  title: string;
  /** One or two sentences below it. */
  text?: ReactNode;
  /** The way on: one brass button, one secondary at most. */
  actions?: ReactNode;
}

export interface HeroCarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'children'> {
  /** Name of the whole, for those who listen: 'The institute in short'. */
  label: string;
  /** What kind of thing it is, for those who listen: 'carousel'. */
  roleLabel: string;
  /** What kind of thing each of them is, for those who listen: 'slide'. */
  slideRoleLabel: string;
  /** Name of a slide, counted from 1: `(number, count) => '1 of 3'`. */
  slideLabel: (number: number, count: number) => string;
  /** The slides. The first is on the page before any script. */
  slides: readonly HeroSlide[];
  /** Name of the button that goes back by one. */
  previousLabel: string;
  /** Name of the button that goes on by one. */
  nextLabel: string;
  /** Name of the button that holds the slides. */
  pauseLabel: string;
  /** Name of the same button while they are held. */
  playLabel: string;
  /** Name of the dot of a slide, counted from 1: `(number, count) => 'Slide 1 of 3'`. */
  dotLabel: (number: number, count: number) => string;
}

/**
 * Slides that fade into one another every 5000 ms, whatever a person does with them; the visible pause and the system's wish for reduced motion
 * stop them. The markup and its controls work by themselves; Swiper starts on it late and adds the fade, the swipe, the arrow keys and the
 * time. Focus inside a slide that leaves goes to the pause. The slides lie on one place as high as the highest, so that nothing below
 * moves. Their titles are of level 2: the title of the page is not among them, since only one of them is exposed at a time.
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

  const onShow = (index: number) => {
    // The slide that leaves becomes inert. What had the focus there would lose it to the body; the pause, or the arrows where there is none, takes it.
    if (deck.current?.contains(document.activeElement))
      for (const button of buttons.current?.querySelectorAll('button') ?? [])
        if (button.checkVisibility()) {
          button.focus({ preventScroll: true });
          break;
        }
    setShown(index);
  };
  const showByEngine = useSlideEngine({
    root,
    deck,
    deckClass: String(styles.deck),
    slideClass: String(styles.slide),
    count,
    shown,
    plays: !paused,
    onShow,
  });
  const show = (index: number) => showByEngine((index + count) % count);

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
          // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls; this is the carousel of the ARIA Authoring Practices.
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
              seed={key}
              titleLevel={2}
              controls={count > 1 && <div className={styles.room} />}
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
            <IconButtonPause {...{ paused, pauseLabel, playLabel }} onChange={setPaused} />
            <IconButton
              label={previousLabel}
              icon={<ChevronLeft aria-hidden />}
              onBrand
              onClick={() => show(shown - 1)}
            />
            <IconButton
              label={nextLabel}
              icon={<ChevronRight aria-hidden />}
              onBrand
              onClick={() => show(shown + 1)}
            />
          </div>
        </div>
      )}
    </section>
  );
}
