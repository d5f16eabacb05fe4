import type { ReactNode } from 'react';
import styles from './combinations.module.css';

type Combination<Axes extends Record<string, readonly unknown[]>> = {
  [Axis in keyof Axes]: Axes[Axis][number];
};

export interface CombinationsProps<Axes extends Record<string, readonly unknown[]>> {
  /** Axes with their values. Every combination is shown once. */
  axes: Axes;
  /** Renders a combination. Return null to leave it out. */
  children: (combination: Combination<Axes>) => ReactNode;
  /** Ground behind the combinations. Default `paper`. */
  ground?: 'paper' | 'institute';
  /** Minimum inline size of a cell, as a CSS length. Default 12rem. */
  cell?: string;
}

function combinations<Axes extends Record<string, readonly unknown[]>>(axes: Axes): Combination<Axes>[] {
  return Object.entries(axes).reduce<Record<string, unknown>[]>(
    (result, [axis, values]) =>
      result.flatMap((partial) => values.map((value) => ({ ...partial, [axis]: value }))),
    [{}],
  ) as Combination<Axes>[];
}

/** Shows every combination of some props, with the values as caption. For Matrix stories only. */
export function Combinations<const Axes extends Record<string, readonly unknown[]>>({
  axes,
  children,
  ground = 'paper',
  cell = '12rem',
}: CombinationsProps<Axes>) {
  return (
    <div className={styles.root} data-ground={ground} style={{ ['--cell' as string]: cell }}>
      {combinations(axes).map((combination) => {
        const caption = Object.entries(combination)
          .filter(([, value]) => value !== false && value !== undefined && value !== '')
          .map(([axis, value]) => (value === true ? axis : String(value)))
          .join(' · ');
        const rendered = children(combination);
        return (
          rendered && (
            <figure key={JSON.stringify(combination)} className={styles.figure}>
              <div className={styles.drawn}>{rendered}</div>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          )
        );
      })}
    </div>
  );
}

/** A very long name and an unbreakable word, which every component has to handle. */
export const longName = 'Mr Olatunji-Adebayo Oluwaseun Temitope Chukwuemeka-Nwachukwu';
export const unbreakable =
  'oluwaseuntemitope.olatunji-adebayo-chukwuemeka@managementconsultants.mail.example';
