import { ethics } from '../../screens/content/ethics.ts';
import { expect, test } from './journey.ts';

test('S-2.122: the code of ethics prints on one sheet, without bar, tiles and links to other pages', async ({
  page,
}) => {
  await page.goto(ethics.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: ethics.title })).toBeVisible();
  for (const { title } of ethics.guidelines)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main').locator('svg').filter({ visible: true })).toHaveCount(0);
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await page.pdf({
      format,
      margin: { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' },
    });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g), format).toHaveLength(1);
  }
});
