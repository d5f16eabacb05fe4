import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { binaryFolder, projectRoot } from '../../scripts/freshness.ts';

const port = '6106';
const address = `http://localhost:${port}/`;

// Storybook's manager waits one second for the server's first answer, and then has no runner. The server answers at once, but on two cores the
// manager reads it only after three seconds in which it draws its sidebar, so the button does nothing.
test.fixme('Run component tests, in the menu of an element, runs its stories', async ({ page, request }) => {
  const options = ['dev', '--port', port, '--exact-port', '--no-open', '--ci'];
  const storybook = spawn(join(binaryFolder, 'storybook'), options, { cwd: projectRoot, stdio: 'ignore' });
  try {
    await expect(() => request.get(address)).toPass();
    await page.goto(`${address}?path=/story/elements-data-status-badge--playground`);
    await expect(page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *')).toBeVisible();
    const element = page.locator('[data-item-id="elements-data-status-badge"]');
    await element.hover();
    await element.locator('..').getByRole('button', { name: 'Open context menu' }).click();
    await page.getByRole('button', { name: 'Start test run' }).last().click();
    await expect(page.getByText(/^Ran [1-9]\d* tests/).first()).toBeVisible({ timeout: 0 });
  } finally {
    storybook.kill();
  }
});
