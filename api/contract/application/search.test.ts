import { expect, test } from 'vitest';
import { foldText, searchParts, searchText } from './search.ts';

const applicant = {
  title: 'Dr',
  surname: 'Ọláṣubọ̀mí',
  otherNames: 'Ngọzi',
  email: 'Ola@Mail.Example',
  tel: '+234 (0)803-555-0101',
  whatsapp: '0803 555 0101',
  employer: 'Ade-Ojo & Co',
  others: ['Sample Polytechnic', 'O’Brien Seán'],
  marketerCode: null,
};

test.each([
  ['Yoruba', 'Ọláṣubọ̀mí Ẹ̀kúndayọ̀', 'olasubomi ekundayo'],
  ['Yoruba, decomposed', 'Ọláṣubọ̀mí'.normalize('NFD'), 'olasubomi'],
  ['Igbo', 'Ịfẹ́ọma Ụzọ Ṅkẹ', 'ifeoma uzo nke'],
  ['Hausa', 'Ɓello Ɗanladi Ƙaura Ƴakubu', 'bello danladi kaura yakubu'],
  ['apostrophes', 'O’Neil', "o'neil"],
  ['wide letters and ligatures', 'Ａdé ﬁ', 'ade fi'],
  ['a capital that decomposes in lower case only', 'İdris', 'idris'],
  ['white space and control characters', ' a\u0000\t b\u200d\n', 'a b'],
  ['half a surrogate pair', 'a\ud800b', 'a b'],
])('folds %s', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test('the search text has each word once after two spaces, and numbers as they are dialled', () => {
  expect(searchText(applicant)).toBe(
    "  olasubomi  ngozi  dr  ola@mail.example  ade-ojo  &  co  sample  polytechnic  o'brien  sean  +234  (0)803-555-0101  0803  555  0101  adeojo  obrien  2348035550101  08035550101",
  );
});

test.each([
  ['', []],
  ['  ', []],
  ['Ọlá', ['ola']],
  ['o', ['  o']],
  ['Ọl', [' ol']],
  ['ola ola NGO', ['ola', 'ngo']],
  ['imc', []],
  ['IMC-APP-', []],
  ['im', [' im']],
  ['imc-app-12', [' #12']],
  ['app-1', [' #1']],
  ['12', [' 12']],
  ['+234 (0)', ['234', '(0)']],
  ['0803-555-0101', ['8035550101']],
  ['+2348035550101', ['8035550101']],
  ['00234(0)8035550101', ['8035550101']],
  ['O’Brien', ['obrien']],
  ['%_"', ['%_"']],
])('%o is searched as %o', (text, parts) => {
  expect(searchParts(text)).toEqual(parts);
});

test.each([
  ['O’Brien', 'obrien'],
  ['O Brien', "o'brien"],
  ['Ade-Ojo', 'adeojo'],
  ['d’Almeida', 'DALMEIDA'],
  ['OBrien', 'obrien'],
])('the surname %s is found as %s', (surname, q) => {
  const text = searchText({ ...applicant, surname, others: [] });
  expect(searchParts(q).every((part) => text.includes(part))).toBe(true);
});
