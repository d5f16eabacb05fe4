import { expect, type Locator, type Page } from '@playwright/test';
import type { pictureFile } from './api-setup.ts';

type PictureFile = Awaited<ReturnType<typeof pictureFile>>;

export interface InputMode {
  activate(target: Locator): Promise<void>;
  /** Replaces the value. */
  fill(field: Locator, text: string): Promise<void>;
  choose(select: Locator, label: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** `day` is YYYY-MM-DD. */
  date(field: Locator, day: string): Promise<void>;
  /** In the file chooser. */
  attach(field: Locator, file: PictureFile): Promise<void>;
}

export const mouse: InputMode = {
  activate: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  choose: async (select, label) => {
    await select.selectOption({ label });
  },
  tick: (box) => box.check(),
  date: (field, day) => field.fill(day),
  attach: (field, file) => field.setInputFiles(file),
};

/** After this many tab stops, a control counts as unreachable. */
const maxTabStops = 250;

/** Reaches every control with Tab from the current focus. */
export const keyboard = (page: Page): InputMode => {
  // With a listener, file choosers are intercepted from now on. `waitForEvent` alone would turn that on while the key is pressed already.
  page.on('filechooser', () => {});
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const focus = async (target: Locator) => {
    await target.waitFor();
    for (let stop = 0; stop < maxTabStops; stop++) {
      if (await isFocused(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard can't reach ${target}.`);
  };
  return {
    activate: async (target) => {
      await focus(target);
      await page.keyboard.press('Enter');
    },
    fill: async (field, text) => {
      await focus(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    choose: async (select, label) => {
      await focus(select);
      // Typing selects the option that starts with the text.
      await page.keyboard.type(label);
      await page.keyboard.press('Tab');
      await expect(select.locator('option:checked')).toHaveText(label);
    },
    tick: async (box) => {
      await focus(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    date: async (field, day) => {
      await focus(field);
      const [year, month, dayOfMonth] = day.split('-');
      // Order of the date parts in the tests' browser (`--lang` in browser.ts).
      await page.keyboard.type(`${month}${dayOfMonth}${year}`);
      await expect(field).toHaveValue(day);
    },
    attach: async (field, file) => {
      await focus(field);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Space');
      await (await chooser).setFiles(file);
    },
  };
};
