import { apply, newMember, openAs, pictureFile } from './api-setup.ts';
import { keyboard } from './input-modes.ts';
import { expect, test } from './journey.ts';

test('a member reads an application, and completes the profile with a photo, by keyboard', async ({
  page,
}) => {
  const input = keyboard(page);
  const session = await newMember(page.request);
  await apply(page.request, session.token);
  await openAs(page, session, '/dashboard');
  const areaLink = (name: string) =>
    page.getByRole('navigation', { name: 'Member area' }).getByRole('link', { name });

  await test.step('the application has its own address; Back and its button lead to its row', async () => {
    await input.activate(areaLink('Application'));
    const details = page.getByRole('button', { name: /^View Details of IMC-APP-/ });
    await input.activate(details);
    await expect(page.getByRole('region', { name: 'Referees' })).toContainText('Hajiya Zainab Musa');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('We are still checking');
    await page.goBack();
    await expect(details).toBeVisible();
    await input.activate(details);
    await input.activate(page.getByRole('button', { name: 'Back to My Applications' }));
    await expect(details).toBeFocused();
  });

  await test.step('the photo is seen at once and after a reload', async () => {
    const expectPicture = (selector: string) =>
      expect
        .poll(() =>
          page
            .locator(selector)
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
    await input.activate(areaLink('Profile'));
    await input.fill(page.getByLabel('Organization'), 'Sample Advisory');
    await input.choose(page.getByLabel('Years of experience'), '0-2');
    await input.attach(page.getByLabel(/^Profile photo/), await pictureFile());
    await input.activate(page.getByRole('button', { name: 'Save profile' }));
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Profile updated successfully');
    await input.activate(alert.getByRole('button', { name: 'OK' }));
    await expectPicture('header img:visible');
    await expectPicture('main img:visible');
    await page.reload();
    await expectPicture('header img:visible');
    await expect(page.getByLabel('Organization')).toHaveValue('Sample Advisory');
    await expect(page.getByLabel('Years of experience')).toHaveValue('0');
  });
});
