import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './fact-list.module.css';

/** One key fact. */
export interface Fact {
  /** What it is: 'Application Status'. Tells the facts apart too. */
  label: string;
  /** How it stands: a figure, a word, a `StatusBadge`. */
  value: ReactNode;
  /** A quieter line under the value, where there is room for one: 'since 14 November'. */
  note?: ReactNode;
  /** Gives the note a colour and an arrow, up or down; its words say the same: '+8.4% from last month'. Default: quiet, without an arrow. */
  noteTone?: 'positive' | 'negative';
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'style' | 'children'> {
  /** The facts, in the order shown. */
  items: readonly Fact[];
  /** `rows` stay one below the other at any width; `spread` stand side by side where there is room. Default `rows`. */
  layout?: 'rows' | 'spread';
  /** Sets values as figures that people look at. Default `false`. */
  figures?: boolean;
}

const arrows = { positive: ArrowUp, negative: ArrowDown } as const;

function Note({ tone, children }: { tone: Fact['noteTone']; children: ReactNode }) {
  const Arrow = tone && arrows[tone];
  return (
    <dd className={styles.note} data-tone={tone}>
      {Arrow && <Arrow aria-hidden="true" className={styles.arrow} />}
      {children}
    </dd>
  );
}

/** A few key facts on one sheet: label on one side, value on the other. Longer facts are a `DefinitionList`. */
export function FactList({ items, layout = 'rows', figures = false, className, ...rest }: FactListProps) {
  return (
    <div className={clsx(styles.frame, className)}>
      <dl {...rest} data-layout={layout} data-figures={figures || undefined} className={styles.root}>
        {items.map(({ label, value, note, noteTone }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note && <Note tone={noteTone}>{note}</Note>}
          </div>
        ))}
      </dl>
    </div>
  );
}
