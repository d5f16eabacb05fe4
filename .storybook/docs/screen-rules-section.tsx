/// <reference path="../plugins/element-facts-plugin.d.ts" />
import { screenRules } from 'virtual:screen-rules';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { MarkdownText } from '../pages/markdown-text.tsx';
import styles from './screen-rules-section.module.css';

/** Lists the statements of the specification that the screen of this docs page implements. */
export function ScreenRules() {
  const title = useContext(DocsContext).componentStories()[0]?.title ?? '';
  const { paths, rules } = screenRules[title] ?? { paths: [], rules: [] };
  if (rules.length === 0) return null;
  return (
    <section>
      <h2 id="rules">Rules</h2>
      <p>
        The statements of <code>docs/specification.md</code> that this screen’s code cites
        {paths.length > 0 && ', and its row in the table of routes'}.
      </p>
      <dl className={`sb-unstyled ${styles.rules}`}>
        {rules.map(({ id, text }) => (
          <div key={id} id={id} className={styles.rule}>
            <dt className={styles.id}>{id}</dt>
            <dd className={styles.text}>
              <MarkdownText>{text}</MarkdownText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
