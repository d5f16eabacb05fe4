import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

/** Props of an icon: all attributes of `svg`. Icons are hidden from screen readers unless `aria-hidden` is overridden, because they accompany text. */
export type IconProps = SVGProps<SVGSVGElement>;

export interface IconOptions {
  /** Mirrors the icon in right-to-left text, because it points forward or back. Default `false`. */
  directional?: boolean;
}

/** Creates an icon component from a Lucide icon: 24 × 24 units, in the current text colour. Its size is set by CSS. */
export function createIcon(drawing: IconNode, { directional }: IconOptions = {}) {
  return (props: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        'data-directional': directional,
        ...props,
      },
      ...drawing.map(([part, attributes]) => createElement(part, attributes)),
    );
}
