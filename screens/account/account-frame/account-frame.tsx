import { AuthFrame, Link, Stack, Text, type TileName } from '@imc/ui';
import type { ReactNode } from 'react';
import { accountTiles } from '../../content/account-pages.ts';
import { institute } from '../../content/index.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

export interface AccountFrameProps {
  /** Shows all six steps of tiles, for signing in and joining. Default `false`: the lowest row only. */
  allSteps?: boolean;
  /** Question and link below the sheet, for people who came to the wrong form. Default: none. */
  otherWay?: { readonly text: string; readonly link: { readonly label: string; readonly to: string } };
  children: ReactNode;
}

/** Six steps under a sky of dots, a grade on each: the two highest are brass, as their seals are. */
const patterns = ['squares', 'diamond', 'circles', 'petals', 'lattice', 'squares'] as const;
const tiles = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 8 }, (_, column): TileName => {
    const pattern = patterns[column - 1];
    const above = 11 - row - column;
    if (!pattern || above > 0) return 'dots';
    return `${pattern}/${above < 0 ? (above % 2 ? 'bright' : 'deep') : column > 4 ? 'brass' : 'paper'}`;
  }),
);

const lowestRow = tiles.map((row, index) => (index === 10 ? row : row.map((): TileName => 'dots')));

/** Frame around the account forms, with the Institute's name and promise. */
export function AccountFrame({ allSteps = false, otherWay, children }: AccountFrameProps) {
  return (
    <AuthFrame
      name={institute.shortName}
      statement={institute.promise}
      statementSource={accountTiles}
      tiles={allSteps ? tiles : lowestRow}
      below={
        otherWay && (
          <Text tone="muted">
            {otherWay.text} <Link to={otherWay.link.to}>{otherWay.link.label}</Link>
          </Text>
        )
      }
    >
      <Stack space="6">
        <NeedsScript />
        {children}
      </Stack>
    </AuthFrame>
  );
}
