import { type GradeCode, gradeCodes } from '@imc/api';
import { AuthFrame, Link, Stack, Text, type TileName } from '@imc/ui';
import { PrivacyNote } from '@imc/ui/membership';
import type { ReactNode } from 'react';
import { accountTiles } from '../../content/account-pages.ts';
import { institute } from '../../content/index.ts';
import { privacyNote } from '../../content/privacy-notes.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

export interface AccountFrameProps {
  /** Grade whose step of tiles is brass. Default: the tops of the two highest. */
  grade?: GradeCode | undefined;
  /** Question and link below the sheet, for people who came to the wrong form. Default: none. */
  otherWay?: { readonly text: string; readonly link: { readonly label: string; readonly to: string } };
  children: ReactNode;
}

/** Six steps under a sky of dots, a grade on each. */
const patterns = ['squares', 'diamond', 'circles', 'petals', 'lattice', 'squares'] as const;
const wallOf = (grade?: GradeCode) =>
  Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 8 }, (_, column): TileName => {
      const pattern = patterns[column - 1];
      const above = 11 - row - column;
      if (!pattern || above > 0) return 'dots';
      const isBrass = grade ? grade === gradeCodes[column - 1] : above === 0 && column > 4;
      return `${pattern}/${isBrass ? 'brass' : above === 0 ? 'paper' : above % 2 ? 'bright' : 'deep'}`;
    }),
  );

/** Frame around the account forms, with the Institute's name and promise. */
export function AccountFrame({ grade, otherWay, children }: AccountFrameProps) {
  return (
    <AuthFrame
      name={institute.shortName}
      statement={institute.promise}
      statementSource={accountTiles}
      tiles={wallOf(grade)}
      below={
        <Stack space="3">
          {otherWay && (
            <Text tone="muted">
              {otherWay.text} <Link to={otherWay.link.to}>{otherWay.link.label}</Link>
            </Text>
          )}
          <PrivacyNote labels={privacyNote} />
        </Stack>
      }
    >
      <Stack space="6">
        <NeedsScript />
        {children}
      </Stack>
    </AuthFrame>
  );
}
