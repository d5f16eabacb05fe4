import { Tabs } from '@imc/ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './picture-viewer.module.css';

/** URLs of the pictures of a result. Undefined if a picture does not exist. */
export interface PictureAddresses {
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

/** Stacks pictures at their natural size, limited by the available space. Long pictures scroll. */
function Frame({ label, style, children }: { label: string; style?: CSSProperties; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <div className={styles.stack} style={style}>
        {children}
      </div>
    </section>
  );
}

/** Stacks two pictures, with a slider that moves the line between them. */
function Slider({ before, after, name }: { before: string; after: string; name: string }) {
  const [at, setAt] = useState(50);
  return (
    <div className={styles.viewer}>
      <label className={styles.range}>
        <span>Before</span>
        <input
          type="range"
          aria-label={`Line between before and after: ${name}`}
          aria-valuetext={`${at} % before, ${100 - at} % after`}
          min={0}
          max={100}
          value={at}
          onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        />
        <span>After</span>
      </label>
      <Frame label={`Pictures over each other: ${name}`} style={{ '--at': `${at}%` } as CSSProperties}>
        <img className={styles.picture} src={after} alt={`After: ${name}`} loading="lazy" />
        <img className={styles.upper} src={before} alt={`Before: ${name}`} loading="lazy" />
        <div className={styles.line} aria-hidden="true" />
      </Frame>
    </div>
  );
}

function Single({ src, alt }: { src: string; alt: string }) {
  return (
    <Frame label={alt}>
      <img className={styles.picture} src={src} alt={alt} loading="lazy" />
    </Frame>
  );
}

/** Shows the differing pixels in red over a faint picture. */
function Difference({ after, difference, name }: { after: string; difference: string; name: string }) {
  return (
    <Frame label={`What differs: ${name}`}>
      <img className={styles.faint} src={after} alt="" loading="lazy" />
      <img className={styles.over} src={difference} alt={`What differs, in red: ${name}`} loading="lazy" />
    </Frame>
  );
}

/** Shows the pictures of a result with a slider, side by side, or as a difference. */
export function PictureViewer({ before, after, difference, name }: PictureAddresses & { name: string }) {
  if (!before || !after) {
    const only = after ?? before;
    return only ? <Single src={only} alt={`${after ? 'After' : 'Before'}: ${name}`} /> : null;
  }
  return (
    <Tabs
      label={`Ways to compare: ${name}`}
      items={[
        { key: 'slider', label: 'Slider', content: <Slider before={before} after={after} name={name} /> },
        {
          key: 'both',
          label: 'Side by side',
          content: (
            <div className={styles.both}>
              <figure className={styles.figure}>
                <figcaption>Before</figcaption>
                <Single src={before} alt={`Before: ${name}`} />
              </figure>
              <figure className={styles.figure}>
                <figcaption>After</figcaption>
                <Single src={after} alt={`After: ${name}`} />
              </figure>
            </div>
          ),
        },
        ...(difference
          ? [
              {
                key: 'difference',
                label: 'Difference',
                content: <Difference after={after} difference={difference} name={name} />,
              },
            ]
          : []),
      ]}
    />
  );
}
