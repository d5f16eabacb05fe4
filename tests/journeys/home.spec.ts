import type { Page } from '@playwright/test';
import { home } from '../../screens/content/home.ts';
import { expect, test } from './journey.ts';

const { hero, welcome } = home;
const slideCount = hero.slides.length;

async function onEverySlide(page: Page, check: (name: string) => Promise<void>) {
  for (let number = 1; number <= slideCount; number++) {
    await page.getByRole('button', { name: hero.dot(number, slideCount) }).click();
    await expect(
      page.getByRole('group', { name: hero.slide(number, slideCount), exact: true }),
    ).toBeVisible();
    await check(`slide ${number}`);
  }
}

/** Boxes of the elements on the first screen, in pixels. */
const firstScreen = (page: Page) =>
  page.evaluate(
    ([heroLabel, welcomeLabel, nextLabel]) => {
      const region = document.querySelector(`section[aria-label="${heroLabel}"]`) as Element;
      const slide = region.querySelector('[role=group]:not([inert])') as Element;
      const boxOf = (element: Element) => {
        const { left, top, right, bottom, height } = element.getBoundingClientRect();
        return { left, top, right, bottom, height };
      };
      const banner = document.querySelector(`aside[aria-label="${welcomeLabel}"]`);
      return {
        bar: boxOf(document.querySelector('header') as Element),
        hero: boxOf(region),
        mosaic: boxOf(slide.querySelector('svg')?.parentElement as Element),
        title: boxOf(slide.querySelector('h2') as Element),
        links: [...slide.querySelectorAll('a')].map(boxOf),
        controls: boxOf(region.querySelector(`button[aria-label="${nextLabel}"]`) as Element),
        /** Top of the welcome banner, or bottom of the viewport. */
        bottomEdge: banner ? boxOf(banner).top : innerHeight,
      };
    },
    [hero.label, welcome.label, hero.next],
  );

/** First-level headings in the accessibility tree. */
async function exposedHeadings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
    .filter(({ properties }) => properties?.some(({ name, value }) => name === 'level' && value.value === 1))
    .map(({ name }) => String(name?.value));
}

const phones = ['360x640', '390x844'];
const sizes = [...phones, '844x390', '768x1024', '1280x800', '1440x900'];

test('the hero fills the viewport below the bar on every slide, and is not covered by the welcome banner', async ({
  page,
}) => {
  await page.goto('/');
  const expectFullScreen = async (size: string) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const { bar, hero } = await firstScreen(page);
        return [hero.top - bar.bottom, bar.height + hero.height];
      }, size)
      .toEqual([0, height]);
  };
  for (const size of sizes) {
    await expectFullScreen(size);
    await onEverySlide(page, async (name) => {
      const { bar, mosaic, title, links, controls, bottomEdge } = await firstScreen(page);
      const context = `${size}, ${name}`;
      expect(title.top, context).toBeGreaterThanOrEqual(bar.bottom);
      for (const link of links) expect(link.bottom, context).toBeLessThanOrEqual(controls.top);
      expect(controls.bottom, context).toBeLessThanOrEqual(bottomEdge);
      if (size === '768x1024' || phones.includes(size)) {
        expect(mosaic.bottom, context).toBeLessThanOrEqual(title.top);
      } else {
        expect(mosaic.left, context).toBeGreaterThanOrEqual(title.right);
        expect(mosaic.left, context).toBeGreaterThanOrEqual(controls.right);
      }
      if (phones.includes(size)) expect(mosaic.height, context).toBeLessThanOrEqual(200);
    });
  }
  await onEverySlide(page, (name) => expect.poll(() => exposedHeadings(page), name).toEqual([home.title]));
  await page.getByRole('button', { name: welcome.close }).click();
  for (const size of ['360x640', '1280x800']) await expectFullScreen(size);
});

test('a paused welcome banner keeps its height and covers nothing, and the hero fills the viewport with motion as well', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const { bar, hero, bottomEdge: before } = await firstScreen(page);
  expect([hero.top - bar.bottom, bar.height + hero.height]).toEqual([0, 740]);
  await page.getByRole('button', { name: home.hero.pause }).click();
  await expect(page.getByRole('button', { name: home.hero.play })).toBeVisible();
  const { bottomEdge, controls } = await firstScreen(page);
  expect(bottomEdge).toBe(before);
  expect(controls.bottom).toBeLessThanOrEqual(bottomEdge);
});
