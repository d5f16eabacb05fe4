import { Tabs } from '@imc/ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './picture-viewer.module.css';

interface PictureViewerProps {
  readonly name: string;
  /** URLs of the pictures. Undefined if a picture does not exist. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly difference: string | undefined;
}

/** Stacks pictures at their natural size, limited by the available space. Long pictures scroll. */
const Frame = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    <div className={styles.stack}>{children}</div>
  </section>
);

/** Stacks two pictures, with a slider that moves the line between them. */
function Slider({ before, after, name }: { before: string; after: string; name: string }) {
  const [at, setAt] = useState(50);
  return (
    <>
      <label className={styles.range}>
        Before
        <input
          type="range"
          aria-label={`Line between before and after: ${name}`}
          aria-valuetext={`${at} % before, ${100 - at} % after`}
          value={at}
          onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        />
        After
      </label>
      <Frame label={`Pictures over each other: ${name}`}>
        <img className={styles.picture} src={after} alt={`After: ${name}`} loading="lazy" />
        <img
          className={styles.upper}
          style={{ '--at': `${at}%` } as CSSProperties}
          src={before}
          alt={`Before: ${name}`}
          loading="lazy"
        />
      </Frame>
    </>
  );
}

/** Shows the pictures of a result with a slider, and what differs in red. */
export function PictureViewer({ before, after, difference, name }: PictureViewerProps) {
  const only = after ?? before;
  if (!before || !after || !difference)
    return only ? (
      <Frame label={name}>
        <img className={styles.picture} src={only} alt={name} loading="lazy" />
      </Frame>
    ) : null;
  return (
    <Tabs
      label={`Ways to compare: ${name}`}
      items={[
        { key: 'slider', label: 'Slider', content: <Slider before={before} after={after} name={name} /> },
        {
          key: 'difference',
          label: 'Difference',
          content: (
            <Frame label={`What differs: ${name}`}>
              <img className={styles.faint} src={after} alt="" loading="lazy" />
              <img className={styles.upper} src={difference} alt={`In red: ${name}`} loading="lazy" />
            </Frame>
          ),
        },
      ]}
    />
  );
}
