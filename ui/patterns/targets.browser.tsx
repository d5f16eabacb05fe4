// Adds the types of the Chrome DevTools Protocol commands.
import type {} from '@vitest/browser-playwright';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import '@imc/ui/styles.css';
import { Link } from '../components/actions/link/link.tsx';
import { FormErrors } from '../components/forms/form-errors/form-errors.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { FooterColumn } from './footer/footer-column.tsx';

/** Makes Chromium emulate touch, or a mouse again. */
const setTouch = (enabled: boolean) =>
  cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

const container = document.createElement('div');
const root = createRoot(container);

beforeEach(() => {
  document.body.append(container);
  flushSync(() =>
    root.render(
      <StaticRouter location="/">
        <FooterColumn title="Quick Links">
          <Stack as="ul" space="2">
            <li>
              <Link to="/faq">FAQ</Link>
            </li>
          </Stack>
        </FooterColumn>
        <FormErrors errors={[{ message: 'Surname is required', fieldId: 'surname' }]} />
      </StaticRouter>,
    ),
  );
});

afterEach(async () => {
  await setTouch(false);
  container.remove();
});

test.each([
  ['a mouse', false, 24],
  ['touch', true, 44],
])('links of the footer and of the error list are large enough targets for %s', async (_, touch, minimum) => {
  await setTouch(touch);
  expect(matchMedia('(pointer: coarse)').matches).toBe(touch);
  for (const target of container.querySelectorAll('a, button')) {
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height), target.textContent).toBeGreaterThanOrEqual(minimum);
  }
});
