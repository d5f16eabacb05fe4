import { expect, test } from 'vitest';
import { cutFor } from './shortened-address.ts';

/** What is shown of an address whose characters are 10 px wide. */
function shown(email: string, room: number): string {
  const cut = cutFor(
    email,
    Array.from(email, () => 10),
    room,
    8,
  );
  return cut ? `${email.slice(0, cut.start)}…${email.slice(cut.end)}` : email;
}

test('keeps an address that fits', () => {
  expect(shown('ade@mail.example', 160)).toBe('ade@mail.example');
});

test('cuts the end of the name, and as little as possible', () => {
  expect(shown('rashidat.sani.10@mail.example', 227)).toBe('rashidat…@mail.example');
  expect(shown('rashidat.sani.10@mail.example', 237)).toBe('rashidat…@mail.example');
});

test('cuts the beginning of a provider that is too long, in the same place', () => {
  expect(shown('rashidat@institute-of-consultants.example', 128)).toBe('ras…s.example');
});

test('cuts nothing before there is a layout, and keeps short ends in no room', () => {
  expect(shown('ade@mail.example', 0)).toBe('ade@mail.example');
  expect(shown('ade@mail.example', 5)).toBe('ade…');
});

test('shows all that fits, with one ellipsis', () => {
  for (let room = 40; room < 300; room += 7) {
    const text = shown('chukwuemeka.ogunleye@mail.example', room);
    expect(text.split('…').length).toBe(2);
    const width = (text.length - 1) * 10 + 8;
    expect(width, `${room}`).toBeLessThanOrEqual(room);
    expect(width, `${room}`).toBeGreaterThan(room - 20);
  }
});
