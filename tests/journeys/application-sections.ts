import { furtherTexts } from '@imc/api/sample-form';
import { expect, type Locator, type Page } from '@playwright/test';
import type { InputMode } from './input-modes.ts';

/** Opens a section of the form. */
export const sectionButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Section \\d of 8: ${title},`) });

/** Its section has the same name. */
export const proofInput = (page: Page) =>
  page.getByLabel('Proof of payment', { exact: true }).and(page.locator('input'));

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function fillFurther(region: Locator, input: InputMode): Promise<void> {
  for (const [label, text] of Object.entries(furtherTexts)) {
    const field = region.getByLabel(label);
    if (await field.isVisible()) await input.fill(field, text);
  }
}

async function fillReferee(page: Page, input: InputMode, number: number): Promise<void> {
  const referee = page.getByRole('region', { name: `Referee ${number}` });
  await expect(section(page, 'Referees')).toBeVisible();
  // On a phone, they are shown one at a time.
  if (!(await referee.isVisible())) await input.activate(page.getByRole('button', { name: 'Next' }));
  await input.fill(referee.getByLabel('Name'), `Referee Sample ${number}`);
  await input.fill(referee.getByLabel('Position'), 'Partner');
  await input.fill(referee.getByLabel('Institution'), 'Sample Advisory');
  await input.fill(referee.getByLabel('Address'), '2 Sample Road, Lagos');
  await input.fill(referee.getByLabel('Telephone number'), `+234 800 000 020${number}`);
  await input.fill(referee.getByLabel('WhatsApp number'), `+234 800 000 020${number}`);
  await input.fill(referee.getByLabel('Email'), `referee${number}@mail.example`);
}

/** The first section, which is open. */
export async function fillPersonal(page: Page, input: InputMode): Promise<void> {
  const personal = section(page, 'Personal');
  await input.fill(personal.getByLabel('Surname'), 'Sample');
  await input.fill(personal.getByLabel('Other names'), 'Adaeze Ọlá');
  await input.fill(personal.getByLabel('Title'), 'Dr');
  await input.fill(personal.getByLabel('WhatsApp number'), '+234 800 000 0199');
  await input.fill(personal.getByLabel('Postal address'), '1 Sample Crescent, Abuja');
  await fillFurther(personal, input);
}

/** From the first section to the proof of payment. */
export async function fillFurtherSections(page: Page, input: InputMode): Promise<void> {
  const next = () => input.activate(page.getByRole('button', { name: 'Next' }));
  await next();
  const professional = section(page, 'Professional');
  await input.fill(professional.getByLabel('Employer'), 'Sample Advisory');
  await input.fill(professional.getByLabel('Position'), 'Senior Consultant');
  await fillFurther(professional, input);
  await next();
  const education = section(page, 'Education');
  await input.fill(education.getByLabel('Institution', { exact: true }), 'Sample University');
  await input.fill(education.getByLabel('From'), '2001');
  await input.fill(education.getByLabel('To', { exact: true }), '2005');
  await input.fill(education.getByLabel('Qualification'), 'BSc Economics');
  await input.date(education.getByLabel('Date obtained'), '2005-07-14');
  await next();
  const assignments = section(page, 'Assignments');
  await input.fill(assignments.getByLabel('Project'), 'Review of a state ministry');
  await input.fill(assignments.getByLabel('Role'), 'Lead consultant');
  await input.fill(assignments.getByLabel('Period'), 'January to June 2024');
  await next();
  await fillReferee(page, input, 1);
  await fillReferee(page, input, 2);
  await next();
  const declaration = section(page, 'Grade and declaration');
  await input.tick(declaration.getByRole('checkbox', { name: /I declare/ }));
  await fillFurther(declaration, input);
  await next();
}
