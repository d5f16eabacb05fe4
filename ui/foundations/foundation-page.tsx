import type { ReactNode } from 'react';
import { Mosaic } from '../components/identity/mosaic/mosaic.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import styles from './foundation-page.module.css';
import { TokenTools } from './token-tools.tsx';
import type { NamedToken } from './tokens-from.ts';

export { type NamedToken, tokensFrom } from './tokens-from.ts';

/** Layout of a Foundations page: title on blue, a strip of tiles, and chapters below. */
export function FoundationPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.page} data-ground="page">
      <div className={styles.head} data-ground="institute">
        <Stack space="4">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted" measure>
            {lead}
          </Text>
        </Stack>
      </div>
      <Mosaic seed={title} columns={28} rows={1} fit="whole" />
      <div className={styles.chapters}>{children}</div>
    </div>
  );
}

/** A chapter: heading and explanation on the left, the sample on the right. */
export function Chapter({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.chapter}>
      <div className={styles.intro}>
        <Heading level={2}>{title}</Heading>
        <Text size="small" tone="muted">
          {text}
        </Text>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** Says how to fill a page with facts that a plain build doesn't have. */
export const NoFacts = () => (
  <Text measure>
    This build has none. <code>npm run build-storybook:facts</code> makes one with the tokens that changed,
    the results and sizes of the last <code>npm test</code> and the pictures of the last{' '}
    <code>npm run test:visual</code>.
  </Text>
);

/** A list of rules, one sentence each. */
export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Stack as="ul" space="3">
      {rules.map((rule) => (
        <li key={rule}>
          <Text measure>{rule}</Text>
        </li>
      ))}
    </Stack>
  );
}

/** A sample of a token, with its name, value, description and uses. */
export function TokenLine({ token, children }: { token: NamedToken; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      <div className={styles.sample}>{children}</div>
      <div className={styles.names}>
        <TokenTools token={token} />
        <Text size="caption" tone="muted" as="span">
          {String(token.value)}
          {token.description && ` · ${token.description}`}
        </Text>
      </div>
    </div>
  );
}
