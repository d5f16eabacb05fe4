import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftLifetime, signUpDraft } from './sign-up-draft.ts';

const details = { name: 'Adaeze Sample', email: '', phone_number: '', membership_type: '' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a draft can be read until it is cleared', () => {
  signUpDraft.save(details);
  expect(signUpDraft.read()).toEqual(details);
  signUpDraft.clear();
  expect(signUpDraft.read()).toBeUndefined();
});

test('a draft expires some time after its last change', () => {
  signUpDraft.save(details);
  vi.advanceTimersByTime(draftLifetime - 1);
  signUpDraft.save({ ...details, email: 'adaeze@mail.example' });
  vi.advanceTimersByTime(draftLifetime - 1);
  expect(signUpDraft.read()?.email).toBe('adaeze@mail.example');
  vi.advanceTimersByTime(1);
  expect(signUpDraft.read()).toBeUndefined();
});
