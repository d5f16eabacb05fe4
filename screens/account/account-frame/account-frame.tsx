import { AuthFrame, Link, Stack, Text } from '@imc/ui';
import type { ReactNode } from 'react';
import { establishedText, institute } from '../../content/index.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

export interface AccountFrameProps {
  /** Path of the page. Its tiles are drawn from it. Default: those of the pages behind links in mails. */
  path?: string;
  /** Question and link below the sheet, for people who came to the wrong form. Default: none. */
  otherWay?: { readonly text: string; readonly link: { readonly label: string; readonly to: string } };
  children: ReactNode;
}

/** Frame around the account forms, with the Institute's name and promise. */
export function AccountFrame({ path = 'mailed-link', otherWay, children }: AccountFrameProps) {
  return (
    <AuthFrame
      name={institute.shortName}
      statement={institute.promise}
      statementSource={establishedText}
      seed={path}
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
