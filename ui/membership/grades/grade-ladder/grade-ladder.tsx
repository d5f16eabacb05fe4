import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type CSSProperties, Fragment, useId } from 'react';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { Prose } from '../../../components/content/prose/prose.tsx';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { nowrapWords } from '../../shared/nowrap-words.tsx';
import { FeeList } from '../grade-card/fee-list.tsx';
import type { GradeFee, GradeFeesLabels } from '../grade-fees/grade-fees.tsx';
import styles from './grade-ladder.module.css';

export interface LadderGrade extends GradeFee {
  /** Whom the grade is for, in one sentence: 'For practising consultants.' */
  readonly audience: string;
  /** All published requirements, one line each. */
  readonly requirements: readonly string[];
}

export interface GradeLadderLabels extends GradeFeesLabels {
  /** Above the steps, and their accessible name: 'Choose a grade'. */
  choice: string;
  /** Heading above the requirements: 'Eligibility'. */
  eligibility: string;
  /** Heading above the fees: 'Fees'. */
  fees: string;
  /** Above the signature: 'You sign as'. */
  signAs: string;
  /** Returns a name with the letters of the grade: 'Your name, MIMC'. */
  signature: (grade: LadderGrade['code']) => string;
  /** Link beside the button: 'Compare all six'. */
  compare: string;
}

export interface GradeLadderProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'style'> {
  /** Grades, lowest first. */
  grades: readonly LadderGrade[];
  /** Texts. */
  labels: GradeLadderLabels;
  /** Returns the path that the button of a grade links to. */
  applyTo: (grade: LadderGrade['code']) => string;
  /** Path of the page that compares the grades. */
  compareTo: string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Letters of the grade that is chosen at first. Default `MIMC`. */
  defaultGrade?: LadderGrade['code'];
  /** Heading level of the chosen grade's name. Default `3`. */
  headingLevel?: 2 | 3;
}

/**
 * The six grades as steps that rise from left to right, with seals that grow. One grade is chosen at a time, and whom it is for, its
 * requirements, fees and letters are below. The steps are radio buttons and the style sheet shows the panel of the checked one, so it works without a script.
 * On a phone the six are a row of seals with their letters.
 */
export function GradeLadder({
  grades,
  labels,
  applyTo,
  compareTo,
  formatAmount,
  defaultGrade = 'MIMC',
  headingLevel = 3,
  className,
  ...rest
}: GradeLadderProps) {
  const name = useId();
  return (
    <fieldset {...rest} className={clsx(styles.root, className)}>
      <legend className={styles.choice}>{labels.choice}</legend>
      <div className={styles.ladder}>
        {grades.map(({ code, name: title, audience, requirements, application, admission, total }, index) => (
          <Fragment key={code}>
            <label className={styles.step} style={{ '--step': index } as CSSProperties}>
              <input
                type="radio"
                name={name}
                value={code}
                defaultChecked={code === defaultGrade}
                className={styles.radio}
              />
              <GradeSeal grade={code} size="xlarge" ground="institute" className={styles.seal} />
              <span className={styles.text}>
                <span className={styles.letters}>{code}</span>
                <span className={styles.name}>{title}</span>
              </span>
            </label>
            <div data-ground="sheet" className={styles.panel}>
              <div className={styles.part}>
                <Heading level={headingLevel} size="section">
                  {title}
                </Heading>
                <p>{audience}</p>
                <p className={styles.caption}>{labels.eligibility}</p>
                <Prose>
                  <ul>
                    {requirements.map((line) => (
                      <li key={line}>{nowrapWords(line)}</li>
                    ))}
                  </ul>
                </Prose>
              </div>
              <div className={styles.part}>
                <p className={styles.caption}>{labels.fees}</p>
                <FeeList
                  fees={[
                    { label: labels.application, value: formatAmount(application) },
                    {
                      label: labels.admission,
                      value: admission === null ? labels.none : formatAmount(admission),
                    },
                  ]}
                  total={{ label: labels.total, value: formatAmount(total) }}
                />
              </div>
              <div className={styles.part}>
                <p className={styles.caption}>{labels.signAs}</p>
                <p className={styles.signature}>
                  <GradeSeal grade={code} size="large" />
                  {labels.signature(code)}
                </p>
                <Cluster space="4">
                  <ButtonLink to={applyTo(code)} aria-label={labels.applyFor(title)}>
                    {labels.apply}
                  </ButtonLink>
                  <Link to={compareTo}>{labels.compare}</Link>
                </Cluster>
              </div>
            </div>
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
