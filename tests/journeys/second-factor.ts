import { codeSeconds } from '@imc/api/contract';
import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';

/** As an app shows it, `steps` of half a minute from now. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, period: codeSeconds, epoch: Math.floor(Date.now() / 1000) + steps * codeSeconds });

/** On the page of the own account, with the code of the step before, so that the current one is unused. Returns the recovery codes, too. */
export async function setUpSecondFactor(page: Page, password: string) {
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByLabel('Your password', { exact: true }).fill(password);
  await section.getByRole('button', { name: 'Set up' }).click();
  await expect(section.getByRole('img', { name: /^QR code/ }).locator('path')).toHaveCount(1);
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await section.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, -1));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const codes = await section.getByRole('listitem').allTextContents();
  await section.getByRole('button', { name: 'I have saved them' }).click();
  return { secret, codes };
}
