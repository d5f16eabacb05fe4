import { Swiper } from 'swiper';
import { EffectFade, Keyboard } from 'swiper/modules';
import { durationHero, durationHeroFade } from '../../tokens/build/numbers.ts';

/** What Swiper takes over from the markup. */
export interface SlideEngineOptions {
  /** The element around the slides and their controls. */
  root: HTMLElement;
  /** The element whose children are the slides. */
  deck: HTMLElement;
  /** Class of the deck. */
  deckClass: string;
  /** Class of each slide. */
  slideClass: string;
  /** Index of the slide that is shown. */
  shown: number;
  /** Whether the slides change by themselves. */
  plays: boolean;
  /** Milliseconds after which the slide that is shown has had its time. */
  timeLeft: number;
  /** Called when another slide begins to show. */
  onShow: (index: number) => void;
}

/** Slides that fade, follow a finger and the arrow keys, and change by themselves. */
export interface SlideEngine {
  /** Fades to a slide. */
  show: (index: number) => void;
  /** Starts or stops the change of slides. */
  setPlaying: (plays: boolean) => void;
  /** Leaves the markup as it was found. */
  destroy: () => void;
}

/** Starts Swiper on slides that are already painted. `HeroCarousel` imports this file late: it is the only one that holds the package. */
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
    // The keys that scroll the page stay with the page, and arrows with whatever has the focus elsewhere.
    keyboard: { enabled: false, pageUpDown: false },
    simulateTouch: false,
    // A tap with an unsteady finger is no swipe.
    threshold: 24,
    on: {
      slideChange: ({ activeIndex }) => {
        onShow(activeIndex);
        waitForTurn(durationHero);
      },
      sliderFirstMove: () => clearTimeout(timer),
      touchEnd: () => waitForTurn(durationHero),
    },
  });

  // A timer of our own: Swiper's Autoplay asks for every frame of the screen while it waits (docs/decisions/0042).
  function waitForTurn(delay: number) {
    clearTimeout(timer);
    if (isPlaying && !reducedMotion.matches) timer = setTimeout(() => swiper.slideNext(), delay);
  }
  waitForTurn(timeLeft);
  const followMotion = () => {
    swiper.params.speed = reducedMotion.matches ? 0 : durationHeroFade;
    waitForTurn(durationHero);
  };
  reducedMotion.addEventListener('change', followMotion);

  // Before Swiper's own listener, which takes keys from the whole page.
  const onKeyDown = ({ target }: KeyboardEvent) => {
    if (root.contains(target as Node | null)) swiper.keyboard.enable();
    else swiper.keyboard.disable();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });

  return {
    show: (index) => swiper.slideTo(index),
    setPlaying: (next) => {
      isPlaying = next;
      waitForTurn(durationHero);
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
