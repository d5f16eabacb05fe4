import { AuthFrame, Stack } from '@imc/ui';
import type { ReactNode } from 'react';
import { home, institute } from '../../content/index.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

/** What registration and sign-in stand in. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <AuthFrame
      name={institute.shortName}
      statement={home.hero.title}
      statementSource={`Established ${institute.established}`}
    >
      <Stack space="6">
        <NeedsScript />
        {children}
      </Stack>
    </AuthFrame>
  );
}
