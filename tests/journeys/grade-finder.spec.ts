import { expect, test } from './journey.ts';

// The grade finder on the page of the categories.

test('four answers lead to a grade, and the address shares it', async ({ page }) => {
  await page.goto('/membership/category');
  const finder = page.getByRole('form', { name: 'Find your grade' });
  await finder.getByRole('radio', { name: 'Degree or diploma' }).click();
  await expect(page).toHaveURL('/membership/category?studies=degree');
  await finder.getByRole('radio', { name: '15 to 24' }).click();
  await finder.getByRole('radio', { name: 'Over 10 years' }).click();
  await expect(page).toHaveURL('/membership/category?studies=degree&graduated=15&consulting=10');
  await finder.getByRole('radio', { name: 'No, or not yet' }).click();
  await expect(finder.getByRole('status')).toHaveText('You can apply as Fellow');
  await expect(page).toHaveURL('/membership/category?studies=degree&graduated=15&consulting=10&managing=0');
  await page.reload();
  await expect(finder.getByRole('status')).toContainText('You can apply as Fellow');
});

test('SITE-9: answers that were given before the script has loaded are kept', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/grade-finder-section-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/membership/category');
  const finder = page.getByRole('form', { name: 'Find your grade' });
  await finder.getByRole('radio', { name: 'Degree or diploma' }).click();
  await finder.getByRole('radio', { name: '15 to 24' }).click();
  release();
  await finder.getByRole('radio', { name: 'Over 10 years' }).click();
  await finder.getByRole('radio', { name: 'No, or not yet' }).click();
  await expect(finder.getByRole('status')).toHaveText('You can apply as Fellow');
});
