/// <reference path="../foundations/token-facts.d.ts" />
import { tokenUses } from 'virtual:token-uses';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Anatomy, type AnatomyFacts } from './anatomy.tsx';
import styles from './element-facts.module.css';
import type { KeyboardRow } from './keyboard-row.ts';

const keyboards = import.meta.glob<readonly KeyboardRow[]>('../**/keyboard.ts', {
  eager: true,
  import: 'keyboard',
});

const anatomies = import.meta.glob<AnatomyFacts>('../**/anatomy.ts', { eager: true, import: 'anatomy' });

/** The component of this docs page, the id of the page, and the folder of both, below `ui`. */
function useElement() {
  const story = useContext(DocsContext).componentStories()[0];
  return {
    component: story?.component as unknown,
    page: story?.id.replace(/--.*/, '--docs'),
    folder: /^\.\/ui\/(.*)\//.exec(String(story?.parameters.fileName))?.[1],
  };
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

/** Drawing of the parts of a pattern. Renders nothing for other components. */
export function ElementAnatomy() {
  const { folder } = useElement();
  const anatomy = anatomies[`../${folder}/anatomy.ts`];
  if (!anatomy) return null;
  return (
    <section className={styles.section}>
      <h2 id="anatomy">Anatomy</h2>
      <Anatomy {...anatomy} />
    </section>
  );
}

/** Table of the keys of a component. Renders nothing for components without their own keyboard behaviour. */
export function ElementKeyboard() {
  const { folder } = useElement();
  const rows = keyboards[`../${folder}/keyboard.ts`];
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
  const { component } = useElement();
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

/** Design tokens that the component uses. */
export function ElementFacts() {
  const { page } = useElement();
  const tokens = Object.entries(tokenUses)
    .filter(([, { components }]) => components.some((component) => component.page === page))
    .map(([token]) => token);
  if (tokens.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 id="tokens">Tokens</h2>
      <Tokens tokens={tokens.sort()} />
    </section>
  );
}
