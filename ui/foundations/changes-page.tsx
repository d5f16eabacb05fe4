import { tokenChanges } from 'virtual:token-changes';
import type { ReactNode } from 'react';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import type { SchemeValues, TokenChanges } from '../scripts/token-changes.ts';
import { schemes } from '../tokens/build/tokens.ts';
import styles from './changes-page.module.css';
import { Chapter, FoundationPage } from './foundation-page.tsx';
import { schemeNames } from './scheme-names.ts';

const isColour = (value: string) => /^(#|rgba?\()/.test(value);

/** A value, with a sample of a colour. */
function Value({ children }: { children: string }) {
  return (
    <span className={styles.value}>
      {isColour(children) && <span className={styles.swatch} style={{ background: children }} />}
      <code>{children}</code>
    </span>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className={styles.entry}>
      <code className={styles.name}>{name}</code>
      <dl className={styles.values}>{children}</dl>
    </li>
  );
}

/** Values by scheme, or one value if it is the same in all. */
function Values({ values }: { values: SchemeValues }) {
  const isSame = new Set(Object.values(values)).size === 1;
  return (isSame ? (['light'] as const) : schemes).map((scheme) => (
    <div key={scheme}>
      <dt>{isSame ? 'All schemes' : schemeNames[scheme][0]}</dt>
      <dd>
        <Value>{values[scheme]}</Value>
      </dd>
    </div>
  ));
}

function Report({ added, removed, changed, contrast }: TokenChanges) {
  const chapters = [
    [
      'Contrast',
      'Pairs of colours that reach the required contrast in only one of the two revisions.',
      contrast.map(({ ink, ground, scheme, before, after, minimum }) => (
        <Entry key={`${ink} ${ground} ${scheme}`} name={`${ink} on ${ground}`}>
          <div>
            <dt>{schemeNames[scheme][0]}</dt>
            <dd>
              {before.toFixed(2)} → {after.toFixed(2)}, required {minimum}:{' '}
              <b>{after >= minimum ? 'enough now' : 'too low now'}</b>
            </dd>
          </div>
        </Entry>
      )),
    ],
    [
      'Changed',
      'Old and new value in each scheme that changed.',
      changed.map(({ name, schemes: differing }) => (
        <Entry key={name} name={name}>
          {differing.map(({ scheme, before, after }) => (
            <div key={scheme}>
              <dt>{schemeNames[scheme][0]}</dt>
              <dd>
                <Value>{before}</Value> → <Value>{after}</Value>
              </dd>
            </div>
          ))}
        </Entry>
      )),
    ],
    [
      'Added',
      'New tokens.',
      added.map(({ name, values }) => (
        <Entry key={name} name={name}>
          <Values values={values} />
        </Entry>
      )),
    ],
    [
      'Removed',
      'Tokens that no longer exist, with their last values.',
      removed.map(({ name, values }) => (
        <Entry key={name} name={name}>
          <Values values={values} />
        </Entry>
      )),
    ],
  ] as const;
  const shown = chapters.filter(([, , entries]) => entries.length > 0);
  if (shown.length === 0) return <Text>No token changed.</Text>;
  return shown.map(([title, text, entries]) => (
    <Chapter key={title} title={`${title} (${entries.length})`} text={text}>
      <ul className={styles.list}>{entries}</ul>
    </Chapter>
  ));
}

/** Foundations page with the tokens that changed between two revisions. */
export function ChangesPage() {
  return (
    <FoundationPage
      title="Changes"
      lead="Tokens that were added, removed or changed between two revisions, and pairs of colours that gained or lost their contrast."
    >
      <Chapter
        title={tokenChanges ? 'Compared' : 'No report yet'}
        text="A report is made on demand, because it needs the repository’s history."
      >
        <Stack space="4">
          {tokenChanges && (
            <Text measure>
              From {tokenChanges.from} to {tokenChanges.to}.
            </Text>
          )}
          <Text measure>
            To make a report, run this command and start or build Storybook again. By default, it compares
            with the last commit on main that is not part of this work.
          </Text>
          <code className={styles.command}>npm run tokens:changes -- --base REVISION</code>
        </Stack>
      </Chapter>
      {tokenChanges && <Report {...tokenChanges} />}
    </FoundationPage>
  );
}
