import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

/** What an icon takes: everything that an `svg` does. It is hidden from screen readers unless `aria-hidden` says otherwise; words stand beside it. */
export type IconProps = SVGProps<SVGSVGElement>;

export interface IconOptions {
  /** It points forward or back, so that it is turned round where people read from right to left. Default `false`. */
  directional?: boolean;
}

/** Makes an icon of a drawing of Lucide's, 24 by 24 units, in the colour of the text; styles say how large. */
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
