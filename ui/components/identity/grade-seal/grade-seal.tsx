import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import styles from './grade-seal.module.css';
import { type Grade, sealDrawings } from './grade-seal-drawings.ts';

export interface GradeSealProps
  extends Omit<
    SVGAttributes<SVGSVGElement>,
    'style' | 'width' | 'height' | 'viewBox' | 'children' | 'dangerouslySetInnerHTML'
  > {
  /** Designatory letters of the grade, lowest to highest: SIMC, GIMC, AIMC, MIMC, FIMC, DFIMC. */
  grade: Grade;
  /** `small` 24 px for tables, `medium` 44 px for lists, `large` 68 px for cards, `xlarge` 160 px for a certificate. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'xlarge';
  /** The seal lies on institute blue: blue seals turn to paper, brass ones to bright brass. Default `false`. */
  onBrand?: boolean;
  /** Name for those who listen, such as the grade's title. Left out, the seal is decoration and the text beside it speaks. */
  label?: string;
  /** The real element. */
  ref?: Ref<SVGSVGElement>;
}

/**
 * The seal of one of the six grades. Ornament rises with the grade: a plain disc and square, a diamond, a ring of beads, a scalloped
 * edge, brass, and at last every ornament together. The small size leaves the finest of it out, as a punch-cutter would.
 */
export function GradeSeal({ grade, size = 'medium', onBrand, label, className, ...rest }: GradeSealProps) {
  const { metal, full, small } = sealDrawings[grade];
  return (
    <svg
      {...rest}
      viewBox="-50 -50 100 100"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-grade={grade}
      data-metal={metal}
      data-size={size}
      data-on-brand={onBrand || undefined}
      className={clsx(styles.root, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: one of the house's own drawings.
      dangerouslySetInnerHTML={{ __html: size === 'small' ? small : full }}
    />
  );
}
