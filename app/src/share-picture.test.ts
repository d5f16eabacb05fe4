import { pages } from '@imc/screens/content';
import { sharePictureText } from '@imc/screens/head';
import { sharePictureSvg } from '@imc/ui/share-picture';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

test('the title of every page fits on its picture, and every picture is different', async () => {
  const pictures = new Set<string>();
  for (const page of pages) pictures.add(await sharePictureSvg(sharePictureText(page)));
  expect(pictures.size).toBe(pages.length);
});
