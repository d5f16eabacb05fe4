import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styles from './element-page.module.css';

/**
 * The page of rules of one element, the same for all: what it is, the thing itself, when to take it and how to word it, its props,
 * then its states. What stands between the tags is the guidance, headed as `ui/components/house.test.ts` asks.
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
