import { directionSelectors } from '../browser/built-styles.ts';
import { expect, storybookFolder, test } from './published.ts';

test('where the worker is missing, a story that makes no calls opens, and one that does says what to do', async ({
  openStory,
  page,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('404'));
  });
  expect(await openStory('actions-button--playground')).toEqual([]);
  const errors = await openStory('screens-admin-marketers--list');
  expect(errors.join()).toContain('Publish the whole folder of the built Storybook, that file included.');
});

test('styles ask for the direction of the text, not for a list of languages', () => {
  expect(directionSelectors(storybookFolder)).toEqual([':dir(rtl)']);
});
