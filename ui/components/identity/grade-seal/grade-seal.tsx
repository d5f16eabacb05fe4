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
  /**
   * `small` 24 px for tables, `medium` 44 px for lists, `large` 68 px for cards, `xlarge` 160 px for a page of
   * its own, `xxlarge` 280 px for a certificate. Default `medium`.
   */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge';
  /** On institute blue, blue seals become paper-coloured, brass ones bright brass. Default `page`. */
  ground?: 'page' | 'institute';
  /**
   * Accessible name, such as the title of the grade. If omitted, the seal is decorative, for use next to
   * text.
   */
  label?: string;
  /** Ref to the SVG element. */
  ref?: Ref<SVGSVGElement>;
}

/**
 * Seal of one of the six grades. The ornament becomes richer with the grade: a plain disc with a square, a
 * diamond, a ring of beads, a scalloped edge, brass, and finally all ornaments together. The small size omits
 * the finest ornament.
 */
export function GradeSeal({
  grade,
  size = 'medium',
  ground = 'page',
  label,
  className,
  ...rest
}: GradeSealProps) {
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
      data-on-brand={ground === 'institute' || undefined}
      className={clsx(styles.root, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant drawing from this repository.
      dangerouslySetInnerHTML={{ __html: size === 'small' ? small : full }}
    />
  );
}
