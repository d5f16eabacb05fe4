import { expect, it } from 'vitest';
import { gradeCodes } from '../entities/grade.ts';
import {
  type FinderAnswers,
  finderAnswers,
  finderParams,
  finderQuestions,
  highestGrade,
  isComplete,
  meetsRules,
} from './grade-finder.ts';

const nothing = { studies: 'none', graduated: '0', consulting: '0', managing: '0' };

it.each([
  ['a student at 200 level', { studies: 'level' }, 'SIMC'],
  ['a final-year student', { studies: 'final' }, 'GIMC'],
  ['an NYSC member', { studies: 'service' }, 'GIMC'],
  ['a manager of five years with a degree', { studies: 'degree', managing: '5' }, 'AIMC'],
  ['a consultant of more than ten years', { consulting: '10' }, 'MIMC'],
  ['a consultant who is also a manager', { studies: 'degree', managing: '5', consulting: '10' }, 'MIMC'],
  ['a graduate of 15 years', { studies: 'degree', graduated: '15' }, 'FIMC'],
  ['a graduate of 25 years', { studies: 'degree', graduated: '25', managing: '5' }, 'DFIMC'],
  ['a student below 200 level', { studies: 'before' }, undefined],
  ['a manager without a degree', { managing: '5' }, undefined],
  ['a graduate without experience', { studies: 'degree' }, undefined],
  ['nobody in particular', {}, undefined],
])('finds the highest grade of %s', (_, facts, grade) => {
  expect(highestGrade({ ...nothing, ...facts })).toBe(grade);
});

it('says after each answer which rules are met', () => {
  const met = (answers: FinderAnswers) => gradeCodes.filter((grade) => meetsRules(grade, answers));
  expect(met({})).toEqual([]);
  expect(met({ studies: 'final' })).toEqual(['SIMC', 'GIMC']);
  expect(met({ studies: 'degree' })).toEqual([]);
  expect(met({ studies: 'degree', managing: '5' })).toEqual(['AIMC']);
  expect(met({ graduated: '25', consulting: '10' })).toEqual(['MIMC', 'FIMC', 'DFIMC']);
});

it('reads the answers of an address and nothing else', () => {
  const read = (search: string) => finderAnswers(new URLSearchParams(search));
  expect(read('studies=degree&graduated=15&consulting=10&managing=5')).toEqual({
    studies: 'degree',
    graduated: '15',
    consulting: '10',
    managing: '5',
  });
  expect(finderParams({ managing: '5', studies: 'degree' }).toString()).toBe('studies=degree&managing=5');
  expect(read('studies=<script>&graduated=14&managing=&other=1')).toEqual({});
  expect(isComplete(read('studies=degree&graduated=15&consulting=10'))).toBe(false);
});

it('has four questions, each with an answer that meets nothing', () => {
  expect(Object.keys(finderQuestions)).toHaveLength(4);
  expect(isComplete(nothing)).toBe(true);
});
