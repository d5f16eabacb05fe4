import type { GradeCode } from '@imc/api/contract';
import { useId, useMemo } from 'react';
import {
  type Cloth,
  type ClothPlace,
  clothPlaces,
  composeCloth,
} from '../../../components/identity/cloth/cloth-compose.ts';
import { drawTile, type TileTone } from '../../../components/identity/tile/tile-patterns.tsx';
import styles from './admission-sheet.module.css';

/** Tiles per side. A side shows as many as fit, evenly spaced; these are enough for the widest and the tallest sheet. */
const tilesPerSide = { start: 36, end: 36, left: 64, right: 64 } as const;

const sides = ['start', 'end', 'left', 'right'] as const;
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;

/** The sequence of tiles that repeats along a side. */
const rhythm = ['top', 'centre', 'side', 'centre'] as const;

const tileMarkup = (id: string, place: string, tone: TileTone): string =>
  `<svg viewBox="0 0 40 40" data-tone="${tone}"><use href="#${id}${place}" width="40" height="40"/></svg>`;

/**
 * The border is symmetric: one brass tile in the cloth gives brass corners, more give brass sides too. Paper tones would disappear on the
 * ivory sheet.
 */
function borderTone({ quarter, brassPlace, brassQuarter }: Cloth, place: ClothPlace): TileTone {
  const isBrass = place === 'corner' || (place === 'side' && brassQuarter === undefined);
  if (brassPlace !== undefined && isBrass) return 'brass';
  return quarter[place].tone === 'paper' ? 'rest' : quarter[place].tone;
}

/** Border of whole tiles around a sheet of any size, from the member's own cloth. Decorative. */
export function AdmissionSheetBorder({ seed, grade }: { seed: number; grade: GradeCode }) {
  const id = useId();
  const parts = useMemo(() => {
    const cloth = composeCloth(seed, grade);
    const symbols = clothPlaces.map((place) => {
      const { pattern, turn } = cloth.quarter[place];
      const drawing = drawTile(pattern);
      const turned = turn ? `<g transform="rotate(${turn * 90})">${drawing}</g>` : drawing;
      return `<symbol id="${id}${place}" viewBox="-20 -20 40 40">${turned}</symbol>`;
    });
    const side = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const place = rhythm[index % rhythm.length] ?? 'top';
        return tileMarkup(id, place, borderTone(cloth, place));
      });
    return {
      symbols: { __html: symbols.join('') },
      sides: sides.map((name) => ({ name, html: { __html: side(tilesPerSide[name]).join('') } })),
      corners: corners.map((name) => ({
        name,
        html: { __html: tileMarkup(id, 'corner', borderTone(cloth, 'corner')) },
      })),
    };
  }, [id, seed, grade]);
  return (
    <div aria-hidden="true" className={styles.border}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawings from this repository. */}
      <svg className={styles.symbols} dangerouslySetInnerHTML={parts.symbols} />
      {[...parts.sides, ...parts.corners].map(({ name, html }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawings from this repository.
        <div key={name} data-side={name} className={styles.side} dangerouslySetInnerHTML={html} />
      ))}
    </div>
  );
}
