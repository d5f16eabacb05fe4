import { expect, it } from 'vitest';
import { sharedFactsOf } from './shared-facts.ts';

const facts = (name: string, phone = '') => ({ names: [name], phones: [phone] });
const sharedNames = (one: string, other: string) => sharedFactsOf(facts(one), facts(other));

it.each([
  ['Amaka Nwosu', 'NWOSU Amaka'],
  ['Chief (Dr) Amaka Nwosu', 'Amaka Nwosu'],
  ['Ọláṣubọ̀mí Adé', 'Olasubomi Ade'],
  ['Chidi O’Brien', 'OBrien Chidi'],
  ['Chidi O Brien', "O'Brien Chidi"],
  ['Funmi Ade-Ojo', 'Ade Ojo Funmi'],
  ['Amaka Ngozi Nwosu', 'Nwosu Ngozi Amaka'],
])('APP-55: %s is %s', (one, other) => {
  expect(sharedNames(one, other)).toEqual(['name']);
});

it.each([
  ['Amaka Nwosu', 'Amaka Nwosu-Bello'],
  ['Amaka Nwosu', 'Ngozi Nwosu'],
  ['Dr', ''],
  ['', ''],
])('APP-55: %s is not %s', (one, other) => {
  expect(sharedNames(one, other)).toEqual([]);
});

it('APP-55: finds a telephone number however it is dialled, and none where there is none', () => {
  const shared = (one: string, other: string) => sharedFactsOf(facts('A', one), facts('B', other));
  expect(shared('+234 (803) 000-0101', '08030000101')).toEqual(['telephone']);
  expect(shared('08030000101', '08030000102')).toEqual([]);
  expect(shared('', '-')).toEqual([]);
});
