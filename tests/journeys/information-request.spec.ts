import { adminSession, apply, newMember, openAs, sessionOf, storeSession } from './api-setup.ts';
import { expect, test } from './journey.ts';

const question = 'Please give the position of your second referee.';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a member answers what the committee asks, in only these sections, on two devices; the admin sees what changed', async ({
    page,
    browser,
  }) => {
    const session = await newMember(page.request);
    const application_id = await apply(page.request, session.token);

    const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const desk = await office.newPage();
    const openDesk = () => desk.goto(`/admin/applications?application=${application_id}`);

    await test.step('an admin asks', async () => {
      await storeSession(desk, await adminSession(page.request));
      await openDesk();
      await desk.getByRole('button', { name: 'Request information' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Request information' });
      await dialog.getByLabel('Referees').check();
      await dialog.getByLabel('What should be completed?').fill(question);
      await dialog.getByLabel('Answer by').fill('2099-03-31');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(desk.getByText('Open: Referees')).toBeVisible();
      await expect(desk.getByText('Answer due 31 Mar 2099')).toBeVisible();
    });

    await test.step('the member opens the section from the dashboard and starts to answer', async () => {
      await openAs(page, session, '/dashboard');
      await expect(page.getByText(question)).toBeVisible();
      await page.getByRole('link', { name: 'Answer the committee' }).click();
      await expect(page).toHaveURL(new RegExp(`view=answer&id=${application_id}`));
      await page.getByRole('button', { name: 'Referees 1 of 2' }).click();
      await expect(page.getByRole('button', { name: /^Section \d of 2/ })).toHaveCount(2);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('region', { name: 'Referee 2' }).getByLabel('Position').fill('Managing Partner');
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
    });

    await test.step('the answer continues on a second device and is sent from there', async () => {
      const device = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
      const again = await sessionOf(page.request, session.user.email);
      await openAs(device, again, `/dashboard/application?view=answer&id=${application_id}`);
      await device.getByRole('button', { name: 'Next' }).click();
      await expect(device.getByRole('region', { name: 'Referee 2' }).getByLabel('Position')).toHaveValue(
        'Managing Partner',
      );
      await device.getByRole('button', { name: 'Next' }).click();
      await device.getByRole('button', { name: 'Send answer' }).click();
      await expect(device.getByRole('alertdialog')).toContainText('Your answer was sent');
      await device.getByRole('button', { name: 'OK' }).click();
      await device.getByRole('heading', { name: 'Referees' }).click();
      await expect(device.getByText('Managing Partner')).toBeVisible();
      await device.context().close();
    });

    await test.step('the first device can not send it a second time', async () => {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('answered or closed before');
      await page.getByRole('button', { name: 'OK' }).click();
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: `History of IMC-APP-${application_id}` }).click();
      await expect(page.getByText('You answered')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Answer the committee' })).toHaveCount(0);
    });

    await test.step('the admin sees the answer with the text before and after', async () => {
      await openDesk();
      const change = desk
        .getByRole('list', { name: 'What was asked' })
        .getByRole('row', { name: /Position/ });
      await expect(change).toContainText('Managing Partner');
      await office.close();
    });
  });
});
