import type { User } from '@imc/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { returnPath } from './return-path.ts';

const member = { id: 7, role: 'member' } as User;
const admin = { id: 1, role: 'admin' } as User;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('leads back once to the page with its search parameters', () => {
  returnPath.save('/dashboard/application?view=form', member.id);
  expect(returnPath.take(member)).toBe('/dashboard/application?view=form');
  expect(returnPath.take(member)).toBeUndefined();
});

it('leads anyone to a page that was opened without a session', () => {
  returnPath.save('/dashboard/payments', undefined);
  expect(returnPath.take(member)).toBe('/dashboard/payments');
});

it.each([
  ['another user', '/dashboard/payments', member.id, { ...member, id: member.id + 1 }],
  ['a member on an admin page', '/admin/applications', undefined, member],
  ['an admin on a member page', '/dashboard', undefined, admin],
  ['another site', '//evil.example/dashboard', undefined, member],
  ['a similar path', '/dashboard-of-another', undefined, member],
])('leads nowhere for %s', (_, path, userId, user) => {
  returnPath.save(path, userId);
  expect(returnPath.take(user)).toBeUndefined();
});

it('works without storage', () => {
  vi.stubGlobal('reportError', vi.fn());
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  returnPath.save('/dashboard/payments', undefined);
  expect(returnPath.take(member)).toBeUndefined();
});
