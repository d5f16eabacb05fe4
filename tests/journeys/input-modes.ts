import { expect, type Locator, type Page } from '@playwright/test';

/** A way to use the site. A journey is written once and runs with each of them. */
export interface InputMode {
  readonly name: string;
  /** Activates a button or follows a link. */
  activate(target: Locator): Promise<void>;
  /** Replaces what a field holds. */
  fill(field: Locator, text: string): Promise<void>;
  /** Picks an option of a select by its label. */
  choose(select: Locator, label: string): Promise<void>;
  /** Ticks a box. */
  tick(box: Locator): Promise<void>;
  /** Enters a calendar date, YYYY-MM-DD. */
  date(field: Locator, day: string): Promise<void>;
  /** Picks a file in the chooser. */
  attach(field: Locator, file: string): Promise<void>;
}

/** With a mouse. */
export const mouse = (_page: Page): InputMode => ({
  name: 'mouse',
  activate: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  choose: async (select, label) => {
    await select.selectOption({ label });
  },
  tick: (box) => box.check(),
  date: (field, day) => field.fill(day),
  attach: (field, file) => field.setInputFiles(file),
});

/** Tab stops that a page may have before a control counts as out of reach. */
const reach = 250;

/** With the keyboard alone: every control is reached by Tab from where the focus is. */
export const keyboard = (page: Page): InputMode => {
  const has = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const go = async (target: Locator) => {
    await target.waitFor();
    for (let stop = 0; stop < reach; stop++) {
      if (await has(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target}.`);
  };
  return {
    name: 'keyboard',
    activate: async (target) => {
      await go(target);
      await page.keyboard.press('Enter');
    },
    fill: async (field, text) => {
      await go(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    choose: async (select, label) => {
      await go(select);
      // A select goes to the option whose beginning is typed.
      await page.keyboard.type(label);
      await page.keyboard.press('Tab');
      await expect(select.locator('option:checked')).toHaveText(label);
    },
    tick: async (box) => {
      await go(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    date: async (field, day) => {
      await go(field);
      const [year, month, dayOfMonth] = day.split('-');
      // The order in which the browser of the tests asks for a date (`--lang` in browser.ts).
      await page.keyboard.type(`${month}${dayOfMonth}${year}`);
      await expect(field).toHaveValue(day);
    },
    attach: async (field, file) => {
      await go(field);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Space');
      await (await chooser).setFiles(file);
    },
  };
};
