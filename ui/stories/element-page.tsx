import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { AlsoCalled } from './also-called.tsx';
import { ElementAttributes, ElementFacts, ElementKeyboard } from './element-facts.tsx';
import styles from './element-page.module.css';

/**
 * Layout of every component's docs page: description, Playground, guidance, props and stories. The children are the guidance, with the
 * headings required by `ui/contract-tests/component-rules.ts`.
 *
 * @param props.alsoCalled Synonyms, separated by commas. The page shows them, and the sidebar search finds the component by them.
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
      <ElementKeyboard />
      <section className={styles.props}>
        <h2>Props</h2>
        <ElementAttributes />
        <Controls />
      </section>
      <ElementFacts />
      <Stories includePrimary={false} title="In every state" />
    </>
  );
}
