import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CurrentYear } from './current-year.tsx';

afterEach(() => vi.useRealTimers());

test('SITE-3: the year begins in Lagos, an hour before it does in UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T22:59:59Z') });
  expect(renderToString(<CurrentYear />)).toBe('<span>2026</span>');
  vi.setSystemTime(new Date('2026-12-31T23:30:00Z'));
  expect(renderToString(<CurrentYear />)).toBe('<span>2027</span>');
});
