import type { Page } from '@playwright/test';

/** Returns the button of the bar that opens a section of the application form. */
export const sectionButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Section \\d of 8: ${title},`) });

/** Returns the input for the proof of payment. Its section has the same name. */
export const proofInput = (page: Page) =>
  page.getByLabel('Proof of payment', { exact: true }).and(page.locator('input'));
