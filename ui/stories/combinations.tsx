import type { ReactNode } from 'react';
import styles from './combinations.module.css';

type Combination<Axes extends Record<string, readonly unknown[]>> = {
  [Axis in keyof Axes]: Axes[Axis][number];
};

export interface CombinationsProps<Axes extends Record<string, readonly unknown[]>> {
  /** The axes and the values of each; every combination is shown once. */
  axes: Axes;
  /** Draws one combination; null leaves it out. */
  children: (combination: Combination<Axes>) => ReactNode;
  /** The ground they lie on. Default `paper`. */
  ground?: 'paper' | 'institute';
  /** Least inline size of a cell, any CSS length. Default 12rem. */
  cell?: string;
}

function combinations<Axes extends Record<string, readonly unknown[]>>(axes: Axes): Combination<Axes>[] {
  return Object.entries(axes).reduce<Record<string, unknown>[]>(
    (made, [axis, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [axis]: value }))),
    [{}],
  ) as Combination<Axes>[];
}

/** Every combination of some props, each with its values as caption. For matrix stories only. */
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
          .filter(([, value]) => value !== false && value !== undefined)
          .map(([axis, value]) => (value === true ? axis : String(value)))
          .join(' · ');
        const drawn = children(combination);
        return (
          drawn && (
            <figure key={JSON.stringify(combination)} className={styles.figure}>
              <div className={styles.drawn}>{drawn}</div>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          )
        );
      })}
    </div>
  );
}

/** A name as long as they come, and a word that can't be broken: what every element has to bear. */
export const longName = 'Mr Olatunji-Adebayo Oluwaseun Temitope Chukwuemeka-Nwachukwu';
export const unbreakable =
  'oluwaseuntemitope.olatunji-adebayo-chukwuemeka@managementconsultants.mail.example';
