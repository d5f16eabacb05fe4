import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { whenIdle } from '../../hooks/when-idle.ts';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';
import { durationHero } from '../../tokens/build/numbers.ts';
import type { SlideEngine, SlideEngineOptions } from './slide-engine.ts';

interface LateSlides
  extends Pick<SlideEngineOptions, 'deckClass' | 'slideClass' | 'shown' | 'plays' | 'onShow'> {
  root: RefObject<HTMLElement | null>;
  deck: RefObject<HTMLElement | null>;
  /** One slide needs no engine. */
  count: number;
}

/**
 * Loads Swiper when half of the first slide's time has gone and the browser is idle, or as soon as somebody points at the carousel or brings
 * the focus into it. Before that the markup stands by itself, and arrows and dots change it without a fade.
 *
 * @returns Shows a slide: by the engine, once it runs.
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
    const row = deck.current;
    if (!element || !row || count < 2) return;
    const since = performance.now();
    let isGone = false;
    let isAsked = false;
    const start = async () => {
      if (isAsked) return;
      isAsked = true;
      const { startSlides } = await import('./slide-engine.ts').catch(() => ({ startSlides: undefined }));
      // Where it can't be had, the next pointer asks again.
      if (!startSlides) isAsked = false;
      if (isGone || !startSlides) return;
      engine.current = startSlides({
        root: element,
        deck: row,
        deckClass,
        slideClass,
        ...state(),
        timeLeft: durationHero - (performance.now() - since),
        onShow: report,
      });
    };
    const early = new AbortController();
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      element.addEventListener(type, start, { passive: true, signal: early.signal });
    // Where nothing moves by itself, the engine waits for somebody who acts.
    const timer = prefersReducedMotion() ? undefined : setTimeout(() => whenIdle(start), durationHero / 2);
    return () => {
      isGone = true;
      early.abort();
      clearTimeout(timer);
      engine.current?.destroy();
      engine.current = undefined;
    };
  }, [root, deck, deckClass, slideClass, count]);

  useEffect(() => engine.current?.setPlaying(plays), [plays]);

  return (index: number) => (engine.current ? engine.current.show(index) : onShow(index));
}
