import { AuthFrame } from '@imc/ui';
import type { ReactNode } from 'react';
import { home, institute } from '../../content/index.ts';

/** What registration and sign-in stand in. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <AuthFrame
      name={institute.shortName}
      statement={home.hero.title}
      statementSource={`Established ${institute.established}`}
    >
      {children}
    </AuthFrame>
  );
}
