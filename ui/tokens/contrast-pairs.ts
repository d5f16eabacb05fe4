import type { TokenName } from './build/tokens.ts';

/** A pair that is used: what is read or recognised, the ground it lies on, and the ratio it owes (WCAG 2.2: text 4.5, edges and signs 3). */
export interface ContrastPair {
  readonly ink: TokenName;
  readonly ground: TokenName;
  readonly least: 4.5 | 3;
}

const grid = (inks: TokenName[], grounds: TokenName[], least: 4.5 | 3): ContrastPair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })));

const papers: TokenName[] = ['color-surface-page', 'color-surface-page-deep', 'color-surface-sheet'];
const blues: TokenName[] = ['color-surface-institute', 'color-surface-institute-deep'];

/** Every pair of text and ground, and of edge or sign and ground, that components use. Both schemes are held to it. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grid(
    [
      'color-text-default',
      'color-text-muted',
      'color-text-link',
      'color-text-link-hover',
      'color-text-letters',
    ],
    [...papers, 'color-surface-row-hover', 'color-surface-field'],
    4.5,
  ),
  ...grid(['color-text-placeholder'], ['color-surface-field', 'color-surface-sheet'], 4.5),
  ...grid(
    ['color-text-on-institute', 'color-text-on-institute-muted'],
    [...blues, 'color-surface-institute-bright'],
    4.5,
  ),
  ...grid(['color-mark-brass-bright'], blues, 4.5),
  ...grid(['color-text-on-brass'], ['color-action-brass', 'color-action-brass-hover'], 4.5),
  ...grid(['color-action-on-primary'], ['color-action-primary', 'color-action-primary-hover'], 4.5),
  ...grid(['color-action-on-danger'], ['color-action-danger', 'color-action-danger-hover'], 4.5),
  ...grid(
    ['color-text-link', 'color-text-default'],
    ['color-action-quiet-hover', 'color-surface-bar-scrolled'],
    4.5,
  ),
  { ink: 'color-status-approved', ground: 'color-status-approved-ground', least: 4.5 },
  { ink: 'color-status-pending', ground: 'color-status-pending-ground', least: 4.5 },
  { ink: 'color-status-rejected', ground: 'color-status-rejected-ground', least: 4.5 },
  ...grid(['color-status-approved', 'color-status-rejected'], papers, 4.5),
  ...grid(
    ['color-border-control', 'color-border-invalid', 'color-border-focus', 'color-border-strong'],
    papers,
    3,
  ),
  ...grid(['color-border-control', 'color-border-focus'], ['color-surface-field'], 3),
  ...grid(['color-border-on-institute', 'color-border-focus-on-institute'], blues, 3),
  ...grid(
    ['color-mark-brass', 'color-mark-step', 'color-seal-brass', 'color-seal-blue'],
    ['color-surface-sheet'],
    3,
  ),
  ...grid(
    ['color-chart-1', 'color-chart-2', 'color-chart-3', 'color-chart-4', 'color-chart-5'],
    ['color-surface-sheet'],
    3,
  ),
  ...grid(['color-seal-paper'], ['color-seal-blue', 'color-seal-brass'], 3),
];
