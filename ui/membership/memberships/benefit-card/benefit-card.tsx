import type { GradeCode } from '@imc/api/contract';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../../../components/actions/link/link.tsx';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { rootProps } from '../../../layout/root-props.ts';
import styles from './benefit-card.module.css';

/** What shows a benefit: a figure, lines of a list, a quotation, or a name as on a certificate. */
export type BenefitEvidence =
  | { readonly kind: 'figure'; readonly value: string; readonly caption: string }
  | { readonly kind: 'lines'; readonly lines: readonly { readonly name: string; readonly detail: string }[] }
  | { readonly kind: 'quote'; readonly text: string; readonly source: string }
  | { readonly kind: 'specimen'; readonly grade: GradeCode; readonly name: string; readonly line: string };

export interface BenefitCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** The benefit in a few words. */
  title: string;
  /** The benefit in one sentence. */
  children: ReactNode;
  /** What shows it. Leave out if nothing proves what the card says. */
  evidence?: BenefitEvidence | undefined;
  /** Path of the page about it, which the title links to. */
  to: string;
  /** Level of the title in the document outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Root element; use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

function Evidence({ evidence }: { evidence: BenefitEvidence }) {
  switch (evidence.kind) {
    case 'figure':
      return (
        <>
          <span className={styles.figure}>{evidence.value}</span>
          <span className={styles.muted}>{evidence.caption}</span>
        </>
      );
    case 'lines':
      return evidence.lines.map(({ name, detail }) => (
        <span key={name} className={styles.line}>
          <span>{name}</span>
          <span className={styles.muted}>{detail}</span>
        </span>
      ));
    case 'quote':
      return (
        <>
          <q className={styles.quote}>{evidence.text}</q>
          <span className={styles.muted}>{evidence.source}</span>
        </>
      );
    case 'specimen':
      return (
        <span className={styles.specimen}>
          <GradeSeal grade={evidence.grade} size="large" />
          <span>
            <span className={styles.name}>{evidence.name}</span>
            <span className={styles.muted}>{evidence.line}</span>
          </span>
        </span>
      );
  }
}

/** A benefit of membership with what shows it, whose title links to the page about it. Made for a ruled `Grid`; it has no border of its own. */
export function BenefitCard({
  title,
  children,
  evidence,
  to,
  headingLevel = 3,
  as: Root = 'article',
  ...rest
}: BenefitCardProps) {
  return (
    <Root {...rootProps(rest, styles.root)}>
      <Heading level={headingLevel} size="card">
        <Link to={to} tone="quiet" className={styles.link}>
          {title}
        </Link>
      </Heading>
      <p>{children}</p>
      {evidence && (
        <div
          className={styles.evidence}
          data-kind={evidence.kind}
          data-ground={evidence.kind === 'specimen' ? 'certificate' : undefined}
        >
          <Evidence evidence={evidence} />
        </div>
      )}
    </Root>
  );
}
