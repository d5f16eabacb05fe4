import type { Page } from '@playwright/test';
import { home } from '../../screens/content/home.ts';
import { expect, test } from './journey.ts';

const { hero, welcome } = home;
const slideCount = hero.slides.length;

/** Shows every slide in turn, by its dot. */
async function onEverySlide(page: Page, look: (name: string) => Promise<void>) {
  for (let number = 1; number <= slideCount; number++) {
    await page.getByRole('button', { name: hero.dot(number, slideCount) }).click();
    await expect(
      page.getByRole('group', { name: hero.slide(number, slideCount), exact: true }),
    ).toBeVisible();
    await look(`slide ${number}`);
  }
}

/** Where the parts of the first screen are, in pixels. */
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
        /** Where the welcome begins, or the screen ends. */
        foot: banner ? boxOf(banner).top : innerHeight,
      };
    },
    [hero.label, welcome.label, hero.next],
  );

/** The titles of the first level that assistive technology meets. */
async function exposedTitles(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
    .filter(({ properties }) => properties?.some(({ name, value }) => name === 'level' && value.value === 1))
    .map(({ name }) => String(name?.value));
}

const phones = ['360x640', '360x740', '390x844'];
const sizes = [...phones, '844x390', '768x1024', '1280x800', '1440x900'];

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the hero fills the screen under the bar, clear of the welcome; motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
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
        const { bar, mosaic, title, links, controls, foot } = await firstScreen(page);
        const at = `${size}, ${name}`;
        expect(title.top, at).toBeGreaterThanOrEqual(bar.bottom);
        for (const link of links) expect(link.bottom, at).toBeLessThanOrEqual(controls.top);
        expect(controls.bottom, at).toBeLessThanOrEqual(foot);
        if (size === '768x1024' || phones.includes(size)) {
          expect(mosaic.bottom, at).toBeLessThanOrEqual(title.top);
        } else {
          expect(mosaic.left, at).toBeGreaterThanOrEqual(title.right);
          expect(mosaic.left, at).toBeGreaterThanOrEqual(controls.right);
        }
        if (phones.includes(size)) expect(mosaic.height, at).toBeLessThanOrEqual(96);
      });
    }
    await page.getByRole('button', { name: welcome.close }).click();
    for (const size of sizes) await expectFullScreen(size);
  });
}

test('a welcome that is held wraps, and covers nothing of the hero either', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const { foot: before } = await firstScreen(page);
  await page.getByRole('button', { name: welcome.pause }).click();
  await expect(async () => {
    const { foot, controls } = await firstScreen(page);
    expect(foot).toBeLessThan(before);
    expect(controls.bottom).toBeLessThanOrEqual(foot);
  }).toPass();
});

test('whatever slide is shown, the page has one heading of the first level', async ({ page }) => {
  await page.goto('/');
  await onEverySlide(page, (name) => expect.poll(() => exposedTitles(page), name).toEqual([home.title]));
});
