import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '@imc/ui/styles.css';
import { brokenWords } from '../../../contract-tests/broken-words.ts';
import { EmailText } from './email-text.tsx';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  // As in table cells.
  container.style.overflowWrap = 'anywhere';
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

function render(email: string, width: number) {
  container.style.inlineSize = `${width}px`;
  flushSync(() => root.render(<EmailText email={email} />));
}

const widths = [90, 120, 160, 200, 328];
const emails = [
  'ada@mail.example',
  'chukwuemeka.ogunleye.900011@mail.example',
  'oluwaseun.adebayo-olatunji-williams@consulting-partners-lagos.mail.example',
  'membership-development.committee@institute-of-consultants.example',
  'oluwaseyifunmi-temitope-olatunji-adebayo-nwachukwu-ogunleye-abdulrahman@mail.example',
];

test.each(emails)('%s breaks only after its @, a dot or a hyphen', (email) => {
  for (const width of widths) {
    render(email, width);
    expect(brokenWords(container, /(?<=[@.-])/), `${width} px`).toEqual([]);
    expect(container.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('what comes before the @ is shown in full in the narrow column of a phone', () => {
  render(emails[2] as string, 180);
  for (const part of container.querySelectorAll('[title] > span'))
    expect(part.getBoundingClientRect().width, part.textContent ?? '').toBeLessThanOrEqual(180);
});

test.each(emails)('%s is copied in full, and its title has the full address', (email) => {
  render(email, 120);
  getSelection()?.selectAllChildren(container);
  expect(String(getSelection())).toBe(email);
  expect(container.querySelector('[title]')?.getAttribute('title')).toBe(email);
});
