import { AuthFrame, Stack } from '@imc/ui';
import type { ReactNode } from 'react';
import { institute } from '../../content/index.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

/** What registration and sign-in stand in. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <AuthFrame
      name={institute.shortName}
      statement={institute.promise}
      statementSource={`Established ${institute.established}`}
    >
      <Stack space="6">
        <NeedsScript />
        {children}
      </Stack>
    </AuthFrame>
  );
}
