/// <reference path="../../.storybook/token-facts.d.ts" />
import { tokenUses } from 'virtual:token-uses';
import { useState } from 'react';
import { CopyButton } from '../components/actions/copy-button/copy-button.tsx';
import { schemes, valueIn } from '../tokens/build/tokens.ts';
import { schemeNames } from './scheme-names.ts';
import styles from './token-tools.module.css';
import type { NamedToken } from './tokens-from.ts';

/** Whether a token is only a value in scripts: raw values, breakpoints and thresholds have no custom property. */
const hasProperty = ({ name }: NamedToken) => !/^(raw|breakpoint|threshold)-/.test(name);

/** A copy button whose accessible name includes the text to copy. */
function Copy({ text }: { text: string }) {
  return (
    <CopyButton
      text={text}
      label="Copy"
      copiedLabel="Copied"
      failedLabel="Select it and copy by hand"
      variant="quiet"
      aria-label={`Copy ${text}`}
      className={styles.copy}
    />
  );
}

function Row({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <code className={styles.code}>{text}</code>
        <Copy text={text} />
      </dd>
    </div>
  );
}

/** Values of a token in all schemes, or one value if it is the same in all. */
function values(token: NamedToken): [label: string, value: string][] {
  const own = schemes.map((scheme): [string, string] => [
    schemeNames[scheme][0],
    String(valueIn(token, scheme)),
  ]);
  return new Set(own.map(([, value]) => value)).size > 1 ? own : [['All schemes', own[0]?.[1] ?? '']];
}

function Uses({ token }: { token: NamedToken }) {
  const { components = [], files = [], tokens = [] } = tokenUses[token.name] ?? {};
  if (components.length + files.length + tokens.length === 0) return 'Not used yet.';
  return (
    <ul className={styles.uses}>
      {tokens.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
      {components.map(({ name, page }) => (
        <li key={page}>
          <a className={styles.link} href={`./?path=/docs/${page}`} target="_top">
            {name}
          </a>
        </li>
      ))}
      {files.map((file) => (
        <li key={file}>
          <code>{file}</code>
        </li>
      ))}
    </ul>
  );
}

function Facts({ token }: { token: NamedToken }) {
  return (
    <dl className={styles.facts}>
      {values(token).map(([label, value]) => (
        <Row key={label} label={label} text={value} />
      ))}
      <Row
        label="TypeScript"
        text={hasProperty(token) ? `cssVar('${token.name}')` : `tokens['${token.name}'].value`}
      />
      <div className={styles.row}>
        <dt>Used by</dt>
        <dd>
          <Uses token={token} />
        </dd>
      </div>
    </dl>
  );
}

/** Name of a token with a copy button, and a disclosure with its values, its name in TypeScript and its uses. */
export function TokenTools({ token }: { token: NamedToken }) {
  const [isOpen, setIsOpen] = useState(false);
  const text = hasProperty(token) ? `--${token.name}` : String(token.value);
  return (
    <div className={styles.tools}>
      <div className={styles.head}>
        <code className={styles.name}>{hasProperty(token) ? text : token.name}</code>
        <Copy text={text} />
      </div>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary} aria-label={`Values and uses of ${token.name}`}>
          Values and uses
        </summary>
        {isOpen && <Facts token={token} />}
      </details>
    </div>
  );
}
