import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { AlsoCalled } from './also-called.tsx';
import styles from './element-page.module.css';

/**
 * The page of rules of one element, the same for all: what it is, the thing itself, when to take it and how to word it, its props,
 * then its states. What stands between the tags is the guidance, headed as `ui/components/house.test.ts` asks.
 *
 * `alsoCalled`: other names that people search for, with commas between. The search of the sidebar finds the element by them
 * (`.storybook/search/`).
 */
export function ElementPage({ alsoCalled, children }: { alsoCalled: string; children: ReactNode }) {
  return (
    <>
      <Title />
      <Subtitle />
      <AlsoCalled words={alsoCalled} />
      <Description />
      <Primary />
      <div className={styles.guidance}>{children}</div>
      <h2>Props</h2>
      <Controls />
      <Stories includePrimary={false} title="In every state" />
    </>
  );
}
