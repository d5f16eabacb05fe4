/// <reference path="../../.storybook/plugins/element-facts-plugin.d.ts" />
import { elementFacts } from 'virtual:element-facts';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styles from './element-facts.module.css';
import type { KeyboardRow } from './keyboard-row.ts';

const keyboards = import.meta.glob<readonly KeyboardRow[]>('../**/keyboard.ts', {
  eager: true,
  import: 'keyboard',
});

function useFacts() {
  const story = useContext(DocsContext).componentStories()[0];
  return { facts: elementFacts[story?.title ?? ''], component: story?.component as unknown };
}

const keyNames: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

function Key({ name }: { name: string }) {
  return (
    <kbd className={styles.key} aria-label={name.replace(/^Arrow(.*)/, '$1 arrow')}>
      {keyNames[name] ?? name}
    </kbd>
  );
}

/** Table of the keys of a component. Renders nothing for components without their own keyboard behaviour. */
export function ElementKeyboard() {
  const { facts } = useFacts();
  const rows = keyboards[`../${facts?.folder}/keyboard.ts`];
  if (!rows) return null;
  return (
    <section className={styles.section}>
      <h2 id="keyboard">Keyboard</h2>
      <table className={`sb-unstyled ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, action }) => (
            <tr key={keys.join() + action}>
              <th scope="row" className={styles.keys}>
                {keys.map((name) => (
                  <Key key={name} name={name} />
                ))}
              </th>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names the HTML element whose other attributes the component accepts. */
export function ElementAttributes() {
  const { component } = useFacts();
  const element = (component as { __docgenInfo?: { element?: string } } | undefined)?.__docgenInfo?.element;
  return element ? (
    <p>
      It also accepts the other attributes of a <code>{element}</code> element.
    </p>
  ) : null;
}

const groupOf = (token: string) => /^[a-z]+/.exec(token)?.[0] ?? '';

function Tokens({ tokens }: { tokens: readonly string[] }) {
  return (
    <dl className={`sb-unstyled ${styles.tokens}`}>
      {[...Map.groupBy(tokens, groupOf)].map(([group, names]) => (
        <div key={group} className={styles.group}>
          <dt className={styles.groupName}>{group}</dt>
          {names.map((name) => (
            <dd key={name} className={styles.token}>
              {group === 'color' && (
                <span className={styles.swatch} style={{ background: `var(--${name})` }} aria-hidden />
              )}
              <code className={styles.name}>--{name}</code>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const bytesText = new Intl.NumberFormat('en-NG', { style: 'unit', unit: 'byte', unitDisplay: 'long' });

/** Design tokens in the component's style sheets, and the download size of a page that uses nothing else of the library. */
export function ElementFacts() {
  const { facts } = useFacts();
  if (!facts) return null;
  const { tokens, bytes } = facts;
  return (
    <>
      {tokens.length > 0 && (
        <section className={styles.section}>
          <h2 id="tokens">Tokens</h2>
          <Tokens tokens={tokens} />
        </section>
      )}
      <section className={styles.section}>
        <h2 id="size">Size</h2>
        <p>
          {bytes.length > 0
            ? 'Compressed with brotli, for a page that uses nothing else of the library, without React and the router.'
            : 'Not measured yet. Run npm test, which measures every export of the library, and build Storybook again.'}
        </p>
        {bytes.length > 0 && (
          <table className={`sb-unstyled ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">Export</th>
                <th scope="col" className={styles.number}>
                  Script
                </th>
                <th scope="col" className={styles.number}>
                  Styles
                </th>
              </tr>
            </thead>
            <tbody>
              {bytes.map(({ name, script, style, hasLateCode }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className={styles.number}>
                    {bytesText.format(script)}
                    {hasLateCode && ', more when needed'}
                  </td>
                  <td className={styles.number}>{bytesText.format(style)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}
