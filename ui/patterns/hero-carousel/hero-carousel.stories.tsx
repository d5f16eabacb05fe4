import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { passTime, stoppedClock } from '../../../.storybook/story-helpers/stopped-clock.ts';
import { ButtonLink } from '../../components/actions/button/button-link.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../stories/combinations.tsx';
import { expectMirrored, rightToLeft } from '../../stories/right-to-left.ts';
import { durationHero } from '../../tokens/build/numbers.ts';
import { StatStrip } from '../stat-strip/stat-strip.tsx';
import { HeroCarousel, type HeroSlide } from './hero-carousel.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Hero carousel',
  component: HeroCarousel,
  parameters: {
    alsoCalled: 'slider, slideshow, carousel',
    layout: 'fullscreen',
  },
  args: {
    label: 'The institute in short',
    roleLabel: 'carousel',
    slideRoleLabel: 'slide',
    slideLabel: (number: number, count: number) => `${number} of ${count}`,
    previousLabel: 'Previous slide',
    nextLabel: 'Next slide',
    pauseLabel: 'Pause the slides',
    playLabel: 'Play the slides',
    dotLabel: (number: number, count: number) => `Slide ${number} of ${count}`,
    slides: [
      {
        key: 'letters',
        figure: [[null, 'squares/paper', 'squares/paper', 'squares/paper']],
        title: 'The letters that say your advice can be trusted',
        text: 'Since 1979 we have examined and admitted the consultants that Nigerian organisations rely on.',
        actions: (
          <>
            <ButtonLink to="/register" variant="brass">
              Join
            </ButtonLink>
            <ButtonLink to="/#coming" variant="secondary" ground="institute">
              Discover More
            </ButtonLink>
          </>
        ),
      },
      {
        key: 'benefits',
        figure: [[], [null, 'circles/paper', 'dots/paper', 'petals/paper']],
        title: 'Recognition, training and a voice in the profession',
        text: 'Nine benefits, from the first day of membership.',
        actions: (
          <ButtonLink to="/membership/benefits" variant="brass">
            Explore Benefits
          </ButtonLink>
        ),
      },
      {
        key: 'categories',
        figure: [[], [], [null, 'comb/paper', 'diamond/paper', 'squares/brass']],
        title: 'Six grades, one standard of conduct',
        text: 'From the student at 200 level to the Distinguished Fellow.',
        actions: (
          <ButtonLink to="/membership/category" variant="brass">
            View Categories
          </ButtonLink>
        ),
      },
    ] as readonly HeroSlide[],
  },
});

export const Playground = meta.story({ tags: ['S-2.38', 'S-2.126', 'S-9.1', 'S-10.11'] });

/** Waits for Swiper, which is loaded on the first pointer or focus event. */
async function started(slide: HTMLElement) {
  await waitFor(() => {
    // Repeated, because the carousel listens only after its effects have run.
    fireEvent.pointerOver(slide);
    expect(slide.parentElement).toHaveAttribute('data-started');
  });
}

/** Pauses the carousel, shows a slide and waits for its title. With reduced motion, it does not advance and has no button to pause it. */
async function showSlide(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  number: number,
  title: RegExp,
) {
  const pause = canvas.queryByRole('button', { name: 'Pause the slides' });
  if (pause) await userEvent.click(pause);
  await userEvent.click(canvas.getByRole('button', { name: `Slide ${number} of 3` }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('group')).toHaveAccessibleName(`${number} of 3`));
}

/** The second slide, paused. */
export const SecondSlide = meta.story({
  tags: ['S-2.38'],
  play: async (context) => {
    await showSlide(context, 2, /^Recognition/);
  },
});

/** The third slide, paused. */
export const ThirdSlide = meta.story({
  tags: ['S-2.38'],
  play: async (context) => {
    await showSlide(context, 3, /^Six grades/);
  },
});

Playground.test(
  'arrows and dots show a slide and wrap around at the ends',
  async ({ canvas, userEvent, step }) => {
    const title = (name: RegExp) => canvas.findByRole('heading', { name });
    await step('Show the first slide with its dot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Slide 1 of 3' }));
      await waitFor(async () => expect(await title(/The letters/)).toBeVisible());
    });
    const slide = canvas.getByRole('group', { name: '1 of 3' });
    await step('It is a slide with its own heading', async () => {
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
      await expect(slide).toContainElement(await title(/The letters/));
    });
    await step('Show the next slide', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await waitFor(async () => expect(await title(/Recognition/)).toBeVisible());
      await waitFor(() =>
        expect(canvas.queryByRole('heading', { name: /The letters/ })).not.toBeInTheDocument(),
      );
      await expect(canvas.getAllByRole('group')).toEqual([canvas.getByRole('group', { name: '2 of 3' })]);
    });
    await step('Show the last slide with its dot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 3' }));
      await waitFor(async () => expect(await title(/Six grades/)).toBeVisible());
    });
    await step('Wrap around at the end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await waitFor(async () => expect(await title(/The letters/)).toBeVisible());
    });
    await step('Wrap around at the start', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
      await waitFor(async () => expect(await title(/Six grades/)).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Slide 3 of 3' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    });
  },
);

Playground.test(
  'swiping changes the slide in both directions; tapping and dragging with a mouse do not',
  async ({ canvas }) => {
    const deck = canvas.getByRole('group', { name: '1 of 3' });
    const drag = (pointerType: string, from: number, to: number) => {
      fireEvent.pointerDown(deck, { pointerType, clientX: from });
      for (let step = 1; step <= 8; step++)
        fireEvent.pointerMove(deck, { pointerType, clientX: from + ((to - from) * step) / 8 });
      fireEvent.pointerUp(deck, { pointerType, clientX: to });
    };
    const dot = (number: number) => canvas.getByRole('button', { name: `Slide ${number} of 3` });
    await started(deck);
    drag('touch', 300, 290);
    drag('mouse', 300, 100);
    await expect(dot(1)).toHaveAttribute('aria-current');
    drag('touch', 300, 200);
    await waitFor(() => expect(dot(2)).toHaveAttribute('aria-current'));
    drag('touch', 100, 200);
    await waitFor(() => expect(dot(1)).toHaveAttribute('aria-current'));
  },
);

/** Passes milliseconds, and waits until a slide is shown. */
const slideAfter = async ({ canvas }: Pick<StoryContext, 'canvas'>, milliseconds: number, number: number) => {
  await passTime(milliseconds);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: `Slide ${number} of 3` })).toHaveAttribute('aria-current'),
  );
};

Playground.test('advances automatically, also after a click', stoppedClock, async (context) => {
  const { canvas, userEvent } = context;
  await started(canvas.getByRole('group', { name: '1 of 3' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
  await slideAfter(context, durationHero - 1, 2);
  await slideAfter(context, 1, 3);
});

Playground.test(
  'advances while focus is inside; the pause button receives focus and pauses',
  stoppedClock,
  async (context) => {
    const { canvas, userEvent } = context;
    const slide = canvas.getByRole('group', { name: '1 of 3' });
    const slides = slide.parentElement;
    canvas.getByRole('link', { name: 'Join' }).focus();
    await started(slide);
    await slideAfter(context, durationHero, 2);
    // Automatic changes are not announced.
    await expect(slides).not.toHaveAttribute('aria-live');
    await expect(canvas.getByRole('button', { name: 'Pause the slides' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toHaveFocus();
    await expect(slides).toHaveAttribute('aria-live', 'polite');
  },
);

Playground.test('arrow keys change the slide while focus is inside', async ({ canvas }) => {
  const dot = (number: number) => canvas.getByRole('button', { name: `Slide ${number} of 3` });
  // Swiper reads `keyCode`, which `userEvent` does not set.
  const arrow = (keyCode: 37 | 39) => fireEvent.keyDown(document.activeElement ?? document.body, { keyCode });
  await started(canvas.getByRole('group', { name: '1 of 3' }));
  arrow(39);
  await expect(dot(1)).toHaveAttribute('aria-current');
  dot(1).focus();
  arrow(39);
  await waitFor(() => expect(dot(2)).toHaveAttribute('aria-current'));
  await expect(dot(1)).toHaveFocus();
  arrow(37);
  arrow(37);
  await waitFor(() => expect(dot(3)).toHaveAttribute('aria-current'));
});

/** Returns how many tiles of an element differ between the slides, and how many of those and of all tiles are turning. */
const tilesIn = (element: Element) => {
  const moving = document.getAnimations().flatMap(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect && playState === 'running' ? effect.target : null;
    return target?.matches('svg g g') && element.contains(target) ? [target] : [];
  });
  return {
    differing: element.querySelectorAll('[data-varied]').length,
    turning: moving.filter((tile) => tile.closest('[data-varied]')).length,
    moving: moving.length,
  };
};

Playground.test(
  'a change of slide turns the tiles in which the slides differ, and none turns before',
  async ({ canvas, canvasElement, step }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[aria-roledescription="slide"]')];
    if (!first || !second) throw new Error('There are no two slides.');
    const { differing, moving } = tilesIn(first);
    await step('Nothing turns on the first slide', async () => {
      await expect(differing).toBe(9);
      await expect(moving).toBe(0);
    });
    await started(first as HTMLElement);
    await step('Exactly the tiles that differ turn', async () => {
      fireEvent.click(canvas.getByRole('button', { name: 'Slide 2 of 3' }));
      const all = { differing, turning: differing, moving: differing };
      await waitFor(() => expect(tilesIn(second)).toEqual(all));
      await expect(tilesIn(first)).toEqual(all);
    });
    await step('Then they rest', () => waitFor(() => expect(tilesIn(canvasElement).moving).toBe(0)));
  },
);

/** Under reduced motion another slide is there at once. */
export const TilesAtRest = meta.story({
  tags: ['S-2.126'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 of 3' })).toBeVisible());
    await expect(tilesIn(canvasElement).moving).toBe(0);
  },
});

Playground.test(
  'starts automatically, on time with the first slide painted',
  stoppedClock,
  async (context) => {
    const slides = context.canvas.getByRole('group', { name: '1 of 3' }).parentElement;
    await passTime(durationHero / 2);
    // The engine is loaded once the browser is idle.
    await waitFor(() => expect(slides).toHaveAttribute('data-started'));
    await slideAfter(context, durationHero / 2 - 1, 1);
    await slideAfter(context, 1, 2);
  },
);

/** With reduced motion the slides do not advance: no timer is set. Arrows and dots still work. */
export const ReducedMotion = meta.story({
  tags: ['S-10.11'],
  beforeEach() {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = real(query);
      if (query === '(prefers-reduced-motion: reduce)')
        Object.defineProperty(list, 'matches', { value: true });
      return list;
    });
    spyOn(window, 'setTimeout');
    spyOn(window, 'setInterval');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 of 3' })).toBeVisible());
    const anything = expect.anything();
    await expect(window.setTimeout).not.toHaveBeenCalledWith(anything, durationHero);
    await expect(window.setInterval).not.toHaveBeenCalledWith(anything, durationHero);
  },
});

/** A single slide has no controls. */
export const OneSlide = meta.story({
  args: { slides: [{ key: 'letters', title: 'The letters that say your advice can be trusted' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Above a stat strip, as on the home page. */
export const WithFigures = meta.story({
  render: (args) => (
    <Stack space="0">
      <HeroCarousel {...args} />
      <StatStrip
        stats={[
          { figure: '1979', label: 'Established' },
          { figure: '40+', label: 'Years Experience' },
          { figure: '1000+', label: 'Members' },
          { figure: '100+', label: 'Training Programmes' },
        ]}
      />
    </Stack>
  ),
});

/** Right to left: the arrows are mirrored. */
export const RightToLeft = meta.story({
  beforeEach: rightToLeft,
  play: ({ canvas }) => expectMirrored(canvas.getByRole('button', { name: 'Next slide' }).firstElementChild),
});

/** Short and long slides have the same height. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  args: {
    slides: [
      { key: 'a', title: longName, text: unbreakable },
      { key: 'b', title: 'Short' },
    ],
  },
});
