import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { whenIdle } from '../../hooks/when-idle.ts';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';
import { durationHero } from '../../tokens/build/numbers.ts';
import type { SlideEngine, SlideEngineOptions } from './slide-engine.ts';

interface LateSlides
  extends Pick<SlideEngineOptions, 'deckClass' | 'slideClass' | 'shown' | 'plays' | 'onShow'> {
  root: RefObject<HTMLElement | null>;
  deck: RefObject<HTMLElement | null>;
  /** Number of slides. A single slide needs no engine. */
  count: number;
}

/**
 * Loads Swiper when half of the first slide's time has passed and the browser is idle, or as soon as the user points at the carousel or
 * focuses it. Returns a function that shows a slide, without a fade until Swiper runs.
 */
export function useSlideEngine({
  root,
  deck,
  deckClass,
  slideClass,
  count,
  shown,
  plays,
  onShow,
}: LateSlides) {
  const engine = useRef<SlideEngine>(undefined);
  const report = useEffectEvent(onShow);
  const state = useEffectEvent(() => ({ shown, plays }));

  useEffect(() => {
    const element = root.current;
    const deckElement = deck.current;
    if (!element || !deckElement || count < 2) return;
    const startedAt = performance.now();
    let isUnmounted = false;
    let isRequested = false;
    const start = async () => {
      if (isRequested) return;
      isRequested = true;
      const { startSlides } = await import('./slide-engine.ts').catch(() => ({ startSlides: undefined }));
      // If loading fails, the next pointer or focus event tries again.
      if (!startSlides) isRequested = false;
      if (isUnmounted || !startSlides) return;
      engine.current = startSlides({
        root: element,
        deck: deckElement,
        deckClass,
        slideClass,
        ...state(),
        timeLeft: durationHero - (performance.now() - startedAt),
        onShow: report,
      });
    };
    const early = new AbortController();
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      element.addEventListener(type, start, { passive: true, signal: early.signal });
    // With reduced motion nothing advances automatically, so the engine is only loaded on interaction.
    const timer = prefersReducedMotion() ? undefined : setTimeout(() => whenIdle(start), durationHero / 2);
    return () => {
      isUnmounted = true;
      early.abort();
      clearTimeout(timer);
      engine.current?.destroy();
      engine.current = undefined;
    };
  }, [root, deck, deckClass, slideClass, count]);

  useEffect(() => engine.current?.setPlaying(plays), [plays]);

  return (index: number) => (engine.current ? engine.current.show(index) : onShow(index));
}
