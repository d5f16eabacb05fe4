import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '@imc/ui/styles.css';
import { brokenWords } from '../../../contract-tests/broken-words.ts';
import { EmailText } from './email-text.tsx';

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  // As in table cells.
  place.style.overflowWrap = 'anywhere';
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

function show(email: string, width: number) {
  place.style.inlineSize = `${width}px`;
  flushSync(() => root.render(<EmailText email={email} />));
}

const widths = [90, 120, 160, 200, 328];
const emails = [
  'ada@mail.example',
  'chukwuemeka.ogunleye.900011@mail.example',
  'membership-development.committee@institute-of-consultants.example',
  'oluwaseyifunmi-temitope-olatunji-adebayo-nwachukwu-ogunleye-abdulrahman@mail.example',
];

test.each(emails)('%s breaks behind its @ and before a dot, and nowhere else', (email) => {
  for (const width of widths) {
    show(email, width);
    expect(brokenWords(place, /(?<=@)|(?=\.)/), `${width} px`).toEqual([]);
    expect(place.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test.each(emails)('%s is copied whole, and said whole where it is cut', (email) => {
  show(email, 120);
  getSelection()?.selectAllChildren(place);
  expect(String(getSelection())).toBe(email);
  expect(place.querySelector('[title]')?.getAttribute('title')).toBe(email);
});
