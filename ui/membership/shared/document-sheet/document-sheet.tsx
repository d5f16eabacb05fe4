import type { GradeCode } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import styles from './document-sheet.module.css';

export interface DocumentFact {
  /** 'Received from'. */
  readonly label: string;
  /** 'Amaka Grace Nwosu'. */
  readonly value: string;
}

export interface DocumentSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** Designatory letters of the grade. They determine the seal. */
  grade: GradeCode;
  /** Name of the Institute, at the top. */
  institute: string;
  /** 'Receipt'. */
  title: string;
  /** Number of the document: 'IMC-R-2026-00042'. */
  number: string;
  /** In a box below the head, such as that a receipt was reversed. Default: nothing. */
  notice?: { readonly title: string; readonly text: string } | undefined;
  /** A sum of money in figures, '₦35,000', and in words, 'Thirty-five thousand naira only'. Default: none. */
  sum?: { readonly figures: string; readonly words: string } | undefined;
  /** To whom and what for, with reference and date. Default: none. */
  facts?: readonly DocumentFact[];
  /** Text below the facts. */
  children?: ReactNode;
  /** Who signs, below a line for the signature. Default: no line. */
  signatory?: ReactNode;
  /** At the foot: how the document can be verified. Default: no foot. */
  foot?: ReactNode;
  /** QR code beside the foot. */
  code?: ReactNode;
  /** Buttons above the sheet: the way back, and Print. They are not printed. */
  actions?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A document of the Institute: a receipt (PAY-8) or the letter with a decision (APP-69). Prints on one A4 page. */
export function DocumentSheet({
  grade,
  institute,
  title,
  number,
  notice,
  sum,
  facts,
  children,
  signatory,
  foot,
  code,
  actions,
  className,
  ...rest
}: DocumentSheetProps) {
  const titleId = useId();
  return (
    <article {...rest} aria-labelledby={titleId} className={clsx(styles.root, className)}>
      {actions && (
        <Cluster space="3" justify="between" data-print="none">
          {actions}
        </Cluster>
      )}
      <div className={styles.sheet} data-ground="certificate">
        <header className={styles.head}>
          <GradeSeal grade={grade} size="large" />
          <p className={styles.institute} data-print="none">
            {institute}
          </p>
          <h2 id={titleId} data-document="" className={styles.title}>
            {title} <span className={styles.number}>{number}</span>
          </h2>
        </header>
        {notice && (
          <p className={styles.notice}>
            <strong>{notice.title}</strong> {notice.text}
          </p>
        )}
        {sum && (
          <Stack space="2">
            <p className={styles.figures}>{sum.figures}</p>
            <p className={styles.words}>{sum.words}</p>
          </Stack>
        )}
        {facts && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
        {signatory && <p className={styles.signature}>{signatory}</p>}
        {foot && (
          <footer className={styles.foot}>
            <p>{foot}</p>
            {code}
          </footer>
        )}
      </div>
    </article>
  );
}
