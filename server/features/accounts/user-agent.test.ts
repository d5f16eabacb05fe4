import { expect, test } from 'vitest';
import { describeDevice, storedUserAgent } from './user-agent.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    { browser: 'Microsoft Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    { browser: 'Firefox', system: 'Linux' },
  ],
])('names the browser and the system of %s', (header, device) => {
  expect(describeDevice(storedUserAgent(header))).toEqual(device);
});

test.each([
  undefined,
  '',
  'curl/8.5.0',
  'This device/1.0 (you)',
  '<script>alert(1)</script>/1.0 <b>',
  '\u202e=cmd|calc',
  '__proto__/1 constructor/2',
])('%o is an unknown device', (header) => {
  expect(describeDevice(storedUserAgent(header))).toEqual({ browser: null, system: null });
});

test('a header of any length is stored short', () => {
  for (const part of ['A', ' ', '/', '(', ';', 'Chrome/', 'Android ', '\u0000\u001b[31m é']) {
    const stored = storedUserAgent(part.repeat(20_000));
    expect(stored.length).toBeLessThanOrEqual(400);
    expect(stored).toMatch(/^[\x20-\x7e]*$/);
    expect(() => describeDevice(stored)).not.toThrow();
  }
});
