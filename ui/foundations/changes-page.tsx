import { tokenChanges } from 'virtual:token-changes';
import { Fragment } from 'react';
import styles from './changes-page.module.css';
import { Chapter, FoundationPage, NoFacts } from './foundation-page.tsx';

const colour = /(#[\da-f]{6}|rgba?\([^)]+\))/;

/** The report of the command, with a sample of each colour. */
const Report = ({ text }: { text: string }) => (
  <pre className={styles.report}>
    {text.split(colour).map((piece, index) => (
      // The text never changes, so the index is a stable key.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        {colour.test(piece) && <span className={styles.swatch} style={{ background: piece }} />}
        {piece}
      </Fragment>
    ))}
  </pre>
);

/** Foundations page with the tokens that changed between two revisions. */
export const ChangesPage = () => (
  <FoundationPage
    title="Changes"
    lead="Tokens that were added, removed or changed between two revisions, and pairs of colours that gained or lost their contrast."
  >
    <Chapter title="Compared" text="The last commit on main before this work with this build.">
      {tokenChanges ? <Report text={tokenChanges} /> : <NoFacts />}
    </Chapter>
  </FoundationPage>
);
