import { clsx } from 'clsx';
import { type Ref, type SVGAttributes, useId, useMemo } from 'react';
import type { Grade } from '../grade-seal/grade-seal-drawings.ts';
import styles from './cloth.module.css';
import { composeCloth } from './cloth-compose.ts';
import { clothMarkup } from './cloth-markup.ts';

export interface ClothProps
  extends Omit<
    SVGAttributes<SVGSVGElement>,
    'style' | 'width' | 'height' | 'viewBox' | 'children' | 'fill' | 'dangerouslySetInnerHTML'
  > {
  /** What identifies the person: a member's id, an officer's name. The same seed always gives the same cloth, on the server too. */
  seed: string | number;
  /** Designatory letters of the grade. They determine tones, brass and border. Default `SIMC`, the plain cloth. */
  grade?: Grade;
  /**
   * `portrait` shows all tiles with the border of the grade, from 96 px on. `small` is for 32 to 64 px: without the border, with the outer tiles
   * cropped and heavier lines. Default `portrait`.
   */
  detail?: 'portrait' | 'small';
  /** Ref to the SVG element. */
  ref?: Ref<SVGSVGElement>;
}

/** Half the width that `small` shows: the four tiles of the centre, and three fifths of those around them. */
const smallHalf = 64;

/** Ground left around the border, in units of the drawing. */
const margin = 4;

/**
 * A person's own cloth: 4 × 4 adire tiles, composed from a seed. A quarter is mirrored or turned to make the whole, and each grade adds ornament.
 * It fills the width of its container. Decorative: hidden from screen readers.
 */
export function Cloth({ seed, grade = 'SIMC', detail = 'portrait', className, ...rest }: ClothProps) {
  const id = useId();
  const { half, html } = useMemo(() => {
    const drawn = clothMarkup(composeCloth(seed, grade), id, detail === 'portrait');
    return { half: detail === 'small' ? smallHalf : drawn.half + margin, html: { __html: drawn.markup } };
  }, [seed, grade, detail, id]);
  return (
    <svg
      {...rest}
      aria-hidden
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      data-grade={grade}
      data-detail={detail}
      className={clsx(styles.root, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawings from this repository, and numbers.
      dangerouslySetInnerHTML={html}
    />
  );
}
