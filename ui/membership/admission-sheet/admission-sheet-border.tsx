import { useId, useMemo } from 'react';
import { composeMosaic, type LaidTile } from '../../components/identity/mosaic/mosaic-compose.ts';
import { tileDrawings, tilePatterns } from '../../components/identity/tile/tile-patterns.tsx';
import styles from './admission-sheet.module.css';

/** Tiles per side. A side shows as many as fit, evenly spaced; these are enough for the widest and the tallest sheet. */
const tilesPerSide = { horizontal: 36, vertical: 64 } as const;

const weights = { rest: 0.6, deep: 0.2, bright: 0.14, brass: 0.06 };

const tileMarkup = (id: string, { pattern, tone }: LaidTile): string =>
  `<svg viewBox="0 0 40 40" data-tone="${tone}"><use href="#${id}${pattern}" width="40" height="40"/></svg>`;

/** Border of whole tiles around a sheet of any size. Decorative. The seed determines the tiles. */
export function AdmissionSheetBorder({ seed }: { seed: number }) {
  const id = useId();
  const sides = useMemo(() => {
    const side = (name: string, count: number) => ({
      __html: (composeMosaic({ seed: `${seed} ${name}`, columns: count, rows: 1, weights })[0] ?? [])
        .map((tile) => tileMarkup(id, tile))
        .join(''),
    });
    return {
      start: side('start', tilesPerSide.horizontal),
      end: side('end', tilesPerSide.horizontal),
      left: side('left', tilesPerSide.vertical),
      right: side('right', tilesPerSide.vertical),
    };
  }, [id, seed]);
  const symbols = useMemo(
    () => ({
      __html: tilePatterns
        .map(
          (name) =>
            `<symbol id="${id}${name}" viewBox="-20 -20 40 40">${tileDrawings[name].drawing}</symbol>`,
        )
        .join(''),
    }),
    [id],
  );
  return (
    <div aria-hidden="true" data-scheme="light" className={styles.border}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawings from this repository. */}
      <svg className={styles.symbols} dangerouslySetInnerHTML={symbols} />
      {(['start', 'end', 'left', 'right'] as const).map((name) => (
        <div
          key={name}
          data-side={name}
          className={styles.side}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawings from this repository.
          dangerouslySetInnerHTML={sides[name]}
        />
      ))}
    </div>
  );
}
