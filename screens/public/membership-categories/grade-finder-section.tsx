import { finderAnswers, finderParams, signUpPath } from '@imc/api';
import { ButtonLink } from '@imc/ui';
import { GradeFinder } from '@imc/ui/membership';
import { useMemo, useSyncExternalStore } from 'react';
import { categories } from '../../content/categories.ts';
import { gradeFinder as labels } from '../../content/grade-finder.ts';
import { GradeFinderResult, type LoadDecisionTimes } from './grade-finder-result.tsx';

const neverChanges = () => () => {};

export interface GradeFinderSectionProps {
  /** Search parameters with the answers. */
  params: URLSearchParams;
  /** Called with the parameters that replace those of the address. */
  onParams: (params: URLSearchParams) => void;
  /** Called once a grade is found. */
  loadTimes: LoadDecisionTimes;
}

/** The grade finder with its answers in the address. The page is prerendered without answers, so they are read after hydration. */
export function GradeFinderSection({ params, onParams, loadTimes }: GradeFinderSectionProps) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const answers = useMemo(() => (isHydrated ? finderAnswers(params) : {}), [isHydrated, params]);
  return (
    <GradeFinder
      aria-label={categories.finder.title}
      labels={labels}
      answers={answers}
      onAnswers={(answers) => onParams(finderParams(answers))}
      apply={(grade) => (
        <ButtonLink to={signUpPath(grade)} aria-label={labels.applyFor(grade)}>
          {labels.apply}
        </ButtonLink>
      )}
      result={(grade) => <GradeFinderResult grade={grade} loadTimes={loadTimes} />}
    />
  );
}
