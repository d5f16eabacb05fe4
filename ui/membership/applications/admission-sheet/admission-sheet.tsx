import type { GradeCode } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import { ChevronDown } from '../../../icons/icons.ts';
import styles from './admission-sheet.module.css';
import { AdmissionSheetBorder } from './admission-sheet-border.tsx';

/** Names longer than this number of characters are set smaller. */
const longNameLength = 30;

export interface AdmissionFact {
  /** 'Member number'. */
  readonly label: string;
  /** 'IMC-M-00417-A'; '' is a line to sign on. */
  readonly value: string;
}

export interface AdmissionSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Designatory letters of the grade. They determine the seal. */
  grade: GradeCode;
  /** Name of the Institute, at the top. */
  institute: string;
  /** Line above the name: 'The Membership Committee has admitted'. */
  lead: string;
  /** The member's name. */
  name: string;
  /** Line below the name: 'as Associate Member'. */
  title: string;
  /** Number, date and reference, at the foot. */
  facts: readonly AdmissionFact[];
  /** How to have the certificate confirmed, below the facts. Default: none. */
  check?: string;
  /** Title of the row that shows the sheet: 'Your certificate'. On paper the sheet is always there. */
  open: string;
  /** Seed of the border: the id of the member, whose own `Cloth` it is made of. */
  seed: number;
  /** Whether the seal is struck once, after the first paint. Under reduced motion it only stands there. Default `false`. */
  strike?: boolean;
  /** Called when the seal is struck, so that the caller can remember it. Also called under reduced motion. */
  onStrike?: () => void;
  /** Buttons of the row, such as Print. They are not printed. */
  actions?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Returns whether the seal is being struck: from the first paint on, if `strike` was set then. */
function useStrike(strike: boolean, onStrike: (() => void) | undefined): boolean {
  const [isStruck, setIsStruck] = useState(false);
  const latest = useRef(onStrike);
  latest.current = onStrike;
  useEffect(() => {
    if (!strike) return;
    // The frame after the first paint, so that the seal is seen before it moves.
    const frame = requestAnimationFrame(() => {
      setIsStruck(true);
      latest.current?.();
    });
    return () => cancelAnimationFrame(frame);
  }, [strike]);
  return isStruck;
}

/** A member's admission: a row that opens the sheet, which prints on one A4 page, across: seal, name, letters, number and date in a border of tiles. */
export function AdmissionSheet({
  grade,
  institute,
  lead,
  name,
  title,
  facts,
  check,
  open,
  seed,
  strike = false,
  onStrike,
  actions,
  className,
  ...rest
}: AdmissionSheetProps) {
  const nameId = useId();
  const sheetId = useId();
  const isStruck = useStrike(strike, onStrike);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article {...rest} aria-labelledby={nameId} className={clsx(styles.root, className)}>
      <div className={styles.row} data-print="none">
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={sheetId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.mark} data-struck={isStruck || undefined}>
            <GradeSeal grade={grade} size="medium" />
          </span>
          <span>
            {open}
            <span className={styles.number}>{facts[0]?.value}</span>
          </span>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
        {actions}
      </div>
      <div
        id={sheetId}
        className={styles.sheet}
        data-ground="certificate"
        data-certificate=""
        data-print={isOpen ? undefined : 'only'}
      >
        <AdmissionSheetBorder seed={seed} grade={grade} />
        <div className={styles.body}>
          <p className={styles.institute}>{institute}</p>
          <span className={styles.seal}>
            <GradeSeal grade={grade} size="xxlarge" className={styles.drawing} />
          </span>
          <p className={styles.lead}>{lead}</p>
          <h2 id={nameId} className={styles.name} data-long={name.length > longNameLength || undefined}>
            {name}
          </h2>
          <p className={styles.lead}>{title}</p>
          <p className={styles.letters}>{grade}</p>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          {check && <p className={styles.label}>{check}</p>}
        </div>
      </div>
    </article>
  );
}
