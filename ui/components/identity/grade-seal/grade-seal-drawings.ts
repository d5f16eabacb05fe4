import styles from './grade-seal.module.css';

/** Designatory letters of the six grades, lowest first. */
export const grades = ['SIMC', 'GIMC', 'AIMC', 'MIMC', 'FIMC', 'DFIMC'] as const;

/** Designatory letters of a grade. */
export type Grade = (typeof grades)[number];

/** Returns the path of an edge of `count` round scallops around 0,0, between the radii `inner` and `outer`. */
function scallops(count: number, outer: number, inner: number): string {
  const at = (step: number) => {
    const angle = ((2 * step - 1) * Math.PI) / count - Math.PI / 2;
    return `${(Math.cos(angle) * inner).toFixed(2)} ${(Math.sin(angle) * inner).toFixed(2)}`;
  };
  // Radius of the arc over a chord with the given rise.
  const half = inner * Math.sin(Math.PI / count);
  const rise = outer - inner * Math.cos(Math.PI / count);
  const radius = ((half * half + rise * rise) / (2 * rise)).toFixed(2);
  let path = `M${at(0)}`;
  for (let step = 1; step <= count; step++) path += `A${radius} ${radius} 0 0 1 ${at(step)}`;
  return `${path}Z`;
}

const diamond = (r: number) => `M0-${r}L${r} 0 0 ${r}-${r} 0Z`;
const square = (r: number) => `M-${r}-${r}H${r}V${r}H-${r}Z`;

/** Returns a stroked circle around 0,0, with optional further attributes. */
const circle = (radius: number, className: string | undefined, width: number, more = ''): string =>
  `<circle r="${radius}" class="${className}" stroke-width="${width}"${more}/>`;

const path = (d: string, className: string | undefined): string => `<path d="${d}" class="${className}"/>`;

/** Returns a ring of `count` round beads: a dashed circle with dashes of length 0 and round caps. */
const beads = (radius: number, count: number, size: number, more = ''): string =>
  circle(
    radius,
    styles.line,
    size,
    ` pathLength="${count}" stroke-dasharray="0 1" stroke-linecap="round"${more}`,
  );

/** Returns a ring of `count` short rays of the given `length`. */
const rays = (radius: number, count: number, length: number): string =>
  circle(radius, styles.line, length, ` pathLength="${count}" stroke-dasharray=".42 .58"`);

const ring = (radius: number, width: number): string => circle(radius, styles.line, width);

const disc = `<circle r="48" class="${styles.ground}"/>`;
const cut = (d: string): string => path(d, styles.cut);
const solid = (d: string): string => path(d, styles.ground);
const edge = (count: number, inner: number): string => solid(scallops(count, 49.5, inner));

/**
 * Metal, and SVG content in both optical sizes. The small one has the same silhouette and charge, without
 * beads and rays.
 */
export const sealDrawings: Record<Grade, { metal: 'blue' | 'brass'; full: string; small: string }> = {
  SIMC: {
    metal: 'blue',
    full: [disc, ring(42.5, 1.4), cut(square(21)), solid(square(15))].join(''),
    small: [disc, cut(square(23)), solid(square(14))].join(''),
  },
  GIMC: {
    metal: 'blue',
    full: [disc, ring(42.5, 1.4), cut(diamond(32)), solid(diamond(23.5))].join(''),
    small: [disc, cut(diamond(35)), solid(diamond(22))].join(''),
  },
  AIMC: {
    metal: 'blue',
    full: [
      disc,
      ring(44, 1.2),
      beads(38.5, 32, 2.9),
      cut(square(21.5)),
      solid(square(16)),
      cut(square(9)),
    ].join(''),
    small: [disc, cut(square(25)), solid(square(17)), cut(square(9))].join(''),
  },
  MIMC: {
    metal: 'blue',
    full: [
      edge(28, 45.5),
      ring(42, 1.2),
      beads(37.4, 36, 2.5),
      ring(33.4, 1),
      cut(diamond(29)),
      solid(diamond(21)),
      cut(diamond(12)),
    ].join(''),
    small: [edge(16, 43), cut(diamond(35)), solid(diamond(23)), cut(diamond(12))].join(''),
  },
  FIMC: {
    metal: 'brass',
    full: [
      edge(36, 45.8),
      ring(42.6, 1),
      rays(38.2, 48, 5),
      ring(34, 1.4),
      cut(square(20.5)),
      solid(square(16)),
      cut(square(11.5)),
      solid(square(6.5)),
    ].join(''),
    small: [edge(16, 43), cut(square(25)), solid(square(17)), cut(square(9))].join(''),
  },
  DFIMC: {
    metal: 'brass',
    full: [
      edge(44, 46),
      beads(43.2, 44, 1.9),
      ring(40.4, 0.9),
      rays(36.6, 60, 4.6),
      ring(32.8, 1.4),
      // Four beads between the sides of the diamond turn its square field into a cross.
      beads(24.5, 4, 4.6, ' stroke-dashoffset="-.5"'),
      cut(diamond(30)),
      solid(diamond(24.2)),
      cut(diamond(18)),
      solid(diamond(12)),
      cut(diamond(5.6)),
    ].join(''),
    small: [edge(16, 43), ring(39, 2.4), cut(diamond(32)), solid(diamond(21)), cut(diamond(11))].join(''),
  },
};
