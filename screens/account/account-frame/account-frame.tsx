import { AuthFrame, Stack } from '@imc/ui';
import type { ReactNode } from 'react';
import { establishedText, institute } from '../../content/index.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

/** Frame around the account forms, with the Institute's name and promise. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <AuthFrame name={institute.shortName} statement={institute.promise} statementSource={establishedText}>
      <Stack space="6">
        <NeedsScript />
        {children}
      </Stack>
    </AuthFrame>
  );
}
