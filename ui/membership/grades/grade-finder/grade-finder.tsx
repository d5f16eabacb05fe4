import {
  type FinderAnswers,
  type FinderQuestion,
  finderParams,
  finderQuestionNames,
  finderQuestions,
  type GradeCode,
  gradeCodes,
  highestGrade,
  isComplete,
  meetsRules,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { RadioGroupField } from '../../../components/forms/radio-group-field/radio-group-field.tsx';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import { Check } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import { Text } from '../../../layout/text/text.tsx';
import styles from './grade-finder.module.css';

export interface GradeFinderLabels {
  /** Each question with the text of each of its answers. */
  questions: Readonly<
    Record<FinderQuestion, { readonly label: string; readonly answers: Readonly<Record<string, string>> }>
  >;
  /** Shown until all questions are answered: '2 of 4 answered.' */
  progress: (answered: number, of: number) => string;
  /** Name of a grade, shown until all questions are answered: 'Associate Member (AIMC)'. */
  grade: (grade: GradeCode) => string;
  /** Shown beside a grade whose rules the answers so far meet: 'Rules met'. */
  met: string;
  /** Heading of the result: 'You can apply as Associate'. */
  found: (grade: GradeCode) => string;
  /** Heading of the result if the answers meet the rules of no grade. */
  none: string;
  /** Text of the button that clears all answers. */
  clear: string;
}

export interface GradeFinderProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onChange' | 'onReset' | 'onSubmit' | 'style'> {
  /** The answers so far. */
  answers: FinderAnswers;
  /** Called with all answers after each change. */
  onAnswers: (answers: FinderAnswers) => void;
  /** Content under the heading of the result: requirements, fees, the next step. The grade is undefined if the answers meet the rules of none. */
  result: (grade: GradeCode | undefined) => ReactNode;
  /** What to do with a grade that was found: a button. */
  apply: (grade: GradeCode) => ReactNode;
  /** Texts. */
  labels: GradeFinderLabels;
}

const highestFirst = gradeCodes.toReversed();

/** Returns the same text for the same answers. */
const keyOf = (answers: FinderAnswers): string => finderParams(answers).toString();

const chosenIn = (form: HTMLFormElement): FinderAnswers =>
  Object.fromEntries(new FormData(form)) as FinderAnswers;

/**
 * Four questions that lead to the highest grade whose published rules are met. On a desktop, the grades beside the questions show at each
 * answer whose rules are met. The result appears with the fourth answer and follows every change; on a phone its name stays in view at the
 * bottom of the screen. It is advice and blocks nothing.
 */
export function GradeFinder({
  answers,
  onAnswers,
  result,
  apply,
  labels,
  className,
  ref,
  ...rest
}: GradeFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  // Answers may follow each other faster than they are rendered, so each adds to the latest ones instead of the rendered ones.
  const notRendered = useRef<readonly FinderAnswers[]>([]);
  const latest = () => notRendered.current.at(-1) ?? answers;
  const rendered = keyOf(answers);
  useEffect(() => {
    const index = notRendered.current.findLastIndex((reported) => keyOf(reported) === rendered);
    // Answers that were never reported, such as after Back, replace all.
    notRendered.current = index < 0 ? [] : notRendered.current.slice(index + 1);
  }, [rendered]);
  const report = (next: FinderAnswers) => {
    notRendered.current = [...notRendered.current, next];
    onAnswers(next);
  };
  const complete = isComplete(answers) ? answers : undefined;
  const grade = complete && highestGrade(complete);

  const reportEarlyAnswers = useEffectEvent(() => {
    const early = form.current ? chosenIn(form.current) : {};
    if (Object.entries(early).some(([question, value]) => answers[question as FinderQuestion] !== value))
      report({ ...latest(), ...early });
  });
  // A prerendered form can be answered before its script has loaded.
  useEffect(() => reportEarlyAnswers(), []);

  return (
    <form
      {...rest}
      ref={form}
      className={clsx(styles.root, className)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.questions}>
        {finderQuestionNames.map((question) => (
          <RadioGroupField
            key={question}
            layout="columns"
            name={question}
            label={labels.questions[question].label}
            value={answers[question] ?? null}
            options={finderQuestions[question].map((value: string) => ({
              value,
              label: labels.questions[question].answers[value] ?? value,
            }))}
            onChange={({ currentTarget }) => report({ ...latest(), [question]: currentTarget.value })}
          />
        ))}
      </div>
      <div className={styles.result}>
        <div className={styles.bar} data-empty={Object.keys(answers).length === 0 || undefined}>
          <div role="status" className={styles.head}>
            {complete ? (
              <>
                {grade && <GradeSeal grade={grade} size="large" />}
                <Heading level={3} size="card">
                  {grade ? labels.found(grade) : labels.none}
                </Heading>
              </>
            ) : (
              <Text tone="muted">
                {labels.progress(Object.keys(answers).length, finderQuestionNames.length)}
              </Text>
            )}
          </div>
          {grade && <div className={styles.action}>{apply(grade)}</div>}
        </div>
        <div className={styles.details}>
          {complete ? (
            result(grade)
          ) : (
            <List className={styles.grades}>
              {highestFirst.map((code) => (
                <li key={code} className={styles.grade} data-met={meetsRules(code, answers) || undefined}>
                  <GradeSeal grade={code} />
                  <span>{labels.grade(code)}</span>
                  {meetsRules(code, answers) && (
                    <span className={styles.met}>
                      <Check aria-hidden className={styles.check} />
                      {labels.met}
                    </span>
                  )}
                </li>
              ))}
            </List>
          )}
        </div>
        {Object.keys(answers).length > 0 && (
          <Button variant="quiet" className={styles.clear} onClick={() => report({})}>
            {labels.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
