import { directionSelectors } from '../browser/built-styles.ts';
import { expect, storybookFolder, test } from './published.ts';

test('without the service worker, stories without requests open, and others explain what to do', async ({
  openStory,
  page,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('404'));
  });
  expect(await openStory('elements-actions-button--playground')).toEqual([]);
  const errors = await openStory('admin-marketers--list');
  expect(errors.join()).toContain('Publish the whole folder of the built Storybook, that file included.');
});

test('styles use :dir(rtl) instead of a list of languages', () => {
  expect(directionSelectors(storybookFolder)).toEqual([':dir(rtl)']);
});
