import type { Scheme, TokenName } from './build/tokens.ts';

/** A foreground and a ground colour that components combine. */
export interface ContrastPair {
  readonly ink: TokenName;
  readonly ground: TokenName;
  /** `text` is read; a `sign` is a graphical object such as an edge, a mark or a part of a chart. */
  readonly kind: 'text' | 'sign';
}

/** Minimum contrast ratio in a scheme: WCAG 2.2 level AA; in high contrast, level AAA for text, and for signs the AA ratio of text. */
export const minimumContrast = (kind: ContrastPair['kind'], scheme: Scheme): number =>
  scheme.startsWith('contrast') ? { text: 7, sign: 4.5 }[kind] : { text: 4.5, sign: 3 }[kind];

const grid = (inks: TokenName[], grounds: TokenName[], kind: ContrastPair['kind']): ContrastPair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, kind })));

const papers: TokenName[] = ['color-surface-page', 'color-surface-page-deep', 'color-surface-sheet'];
const blues: TokenName[] = ['color-surface-institute', 'color-surface-institute-deep'];

/** All pairs of text or sign and ground that components use. They are tested in every scheme. */
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
    'text',
  ),
  ...grid(['color-text-placeholder'], ['color-surface-field', 'color-surface-sheet'], 'text'),
  ...grid(
    ['color-text-on-brand', 'color-text-on-brand-muted'],
    [...blues, 'color-surface-institute-bright'],
    'text',
  ),
  ...grid(['color-mark-brass-bright'], blues, 'text'),
  ...grid(['color-text-on-brass'], ['color-action-brass', 'color-action-brass-hover'], 'text'),
  ...grid(['color-action-on-primary'], ['color-action-primary', 'color-action-primary-hover'], 'text'),
  ...grid(['color-action-on-danger'], ['color-action-danger', 'color-action-danger-hover'], 'text'),
  ...grid(
    ['color-text-link', 'color-text-default'],
    ['color-action-quiet-hover', 'color-surface-bar-scrolled'],
    'text',
  ),
  ...grid(
    [
      'color-certificate-text',
      'color-certificate-muted',
      'color-certificate-letters',
      'color-surface-institute',
    ],
    ['color-certificate-ground'],
    'text',
  ),
  { ink: 'color-status-approved', ground: 'color-status-approved-ground', kind: 'text' },
  { ink: 'color-status-pending', ground: 'color-status-pending-ground', kind: 'text' },
  { ink: 'color-status-rejected', ground: 'color-status-rejected-ground', kind: 'text' },
  ...grid(['color-status-approved', 'color-status-rejected'], papers, 'text'),
  ...grid(
    ['color-border-control', 'color-border-invalid', 'color-border-focus', 'color-border-strong'],
    papers,
    'sign',
  ),
  ...grid(['color-border-control', 'color-border-focus'], ['color-surface-field'], 'sign'),
  ...grid(['color-border-on-brand', 'color-border-focus-on-brand'], blues, 'sign'),
  ...grid(['color-mark-brass', 'color-mark-step', 'color-seal-blue'], ['color-surface-sheet'], 'sign'),
  ...grid(
    ['color-chart-1', 'color-chart-2', 'color-chart-3', 'color-chart-4', 'color-chart-5'],
    ['color-surface-sheet'],
    'sign',
  ),
  ...grid(['color-tile-line'], ['color-tile-ground', 'color-tile-ground-deep'], 'sign'),
  ...grid(['color-tile-line-ink'], ['color-tile-ground-paper', 'color-tile-ground-brass'], 'sign'),
  ...grid(['color-seal-paper'], ['color-seal-blue'], 'sign'),
];
