import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styles from './element-page.module.css';

/**
 * Layout of every component's docs page: description, Playground, guidance, props and stories. The children are the guidance, with the
 * headings required by `ui/contract-tests/component-files.test.ts`.
 */
export function ElementPage({ children }: { children: ReactNode }) {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <div className={styles.guidance}>{children}</div>
      <h2>Props</h2>
      <Controls />
      <Stories includePrimary={false} title="In every state" />
    </>
  );
}
