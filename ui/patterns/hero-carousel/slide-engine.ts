import { Swiper } from 'swiper';
import { EffectFade, Keyboard } from 'swiper/modules';
import { durationHero, durationHeroFade } from '../../tokens/build/numbers.ts';

/** Options for starting Swiper on the rendered markup. */
export interface SlideEngineOptions {
  /** Element around the slides and their controls. */
  root: HTMLElement;
  /** Parent element of the slides. */
  deck: HTMLElement;
  deckClass: string;
  slideClass: string;
  /** Index of the current slide. */
  shown: number;
  /** Whether the slides advance automatically. */
  plays: boolean;
  /** Milliseconds until the current slide is due to change. */
  timeLeft: number;
  /** Called when another slide becomes the current one. */
  onShow: (index: number) => void;
}

/** Controls the running carousel, which fades, reacts to swipes and arrow keys, and advances automatically. */
export interface SlideEngine {
  /** Fades to a slide. */
  show: (index: number) => void;
  /** Starts or stops the automatic change of slides. */
  setPlaying: (plays: boolean) => void;
  /** Stops Swiper and restores the original markup. */
  destroy: () => void;
}

/** Starts Swiper on slides that are already painted. `HeroCarousel` imports this module lazily, because it is the only one that imports Swiper. */
export function startSlides({
  root,
  deck,
  deckClass,
  slideClass,
  shown,
  plays,
  timeLeft,
  onShow,
}: SlideEngineOptions): SlideEngine {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let isPlaying = plays;
  let timer: ReturnType<typeof setTimeout> | undefined;
  deck.dataset.started = '';
  const swiper = new Swiper(root, {
    modules: [EffectFade, Keyboard],
    wrapperClass: deckClass,
    slideClass,
    initialSlide: shown,
    speed: reducedMotion.matches ? 0 : durationHeroFade,
    rewind: true,
    runCallbacksOnInit: false,
    effect: 'fade',
    fadeEffect: { mode: 'cross-fade' },
    // Page Up and Page Down scroll the page. Arrow keys are only enabled while focus is inside the carousel (see onKeyDown).
    keyboard: { enabled: false, pageUpDown: false },
    simulateTouch: false,
    // In pixels: shorter movements are taps with an unsteady finger, not swipes.
    threshold: 24,
    on: {
      slideChange: ({ activeIndex }) => {
        onShow(activeIndex);
        scheduleNext(durationHero);
      },
      sliderFirstMove: () => clearTimeout(timer),
      touchEnd: () => scheduleNext(durationHero),
    },
  });

  // Uses its own timer because Swiper's Autoplay requests every animation frame while it waits (docs/decisions/0019).
  function scheduleNext(delay: number) {
    clearTimeout(timer);
    if (isPlaying && !reducedMotion.matches) timer = setTimeout(() => swiper.slideNext(), delay);
  }
  scheduleNext(timeLeft);
  const followMotion = () => {
    swiper.params.speed = reducedMotion.matches ? 0 : durationHeroFade;
    scheduleNext(durationHero);
  };
  reducedMotion.addEventListener('change', followMotion);

  // In the capture phase, to run before Swiper's own listener, which handles keys of the whole page.
  const onKeyDown = ({ target }: KeyboardEvent) => {
    if (root.contains(target as Node | null)) swiper.keyboard.enable();
    else swiper.keyboard.disable();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });

  return {
    show: (index) => swiper.slideTo(index),
    setPlaying: (next) => {
      isPlaying = next;
      scheduleNext(durationHero);
    },
    destroy: () => {
      reducedMotion.removeEventListener('change', followMotion);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      clearTimeout(timer);
      delete deck.dataset.started;
      swiper.destroy();
    },
  };
}
