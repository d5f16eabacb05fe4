import type { ReactNode } from 'react';
import { Text } from 'react-email';
import { part, sans } from '../mail-styles.ts';

export function Paragraph({ children }: { readonly children: ReactNode }) {
  const text = part('mail-text');
  return (
    <Text
      className={text.className}
      style={{
        ...text.colors,
        fontFamily: sans,
        fontSize: 16,
        lineHeight: '26px',
        margin: '0 0 16px',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Text>
  );
}
