import { newMember, openAs } from './api-setup.ts';
import { expect, test } from './journey.ts';

// The admin area checks only the stored role; the server enforces the real one on every call.

test('PPL-11: a member who edits the stored role reads the refusal of the server instead of the page, and no data', async ({
  page,
}) => {
  const member = await newMember(page.request);
  const edited = { ...member, user: { ...member.user, role: 'admin', staff_role: 'admin' } };
  for (const name of ['applications', 'people']) {
    // The response to the first page has corrected the stored role.
    await openAs(page, edited, `/admin/${name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'No access to the admin area' }), name).toBeVisible();
    await expect(main.getByText('You do not have access to this.')).toBeVisible();
    await expect(main.getByRole('table')).toHaveCount(0);
    await expect(main.getByRole('heading')).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'To the member area' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
});
