import { type CSSProperties, useState } from 'react';
import { Button } from '../components/actions/button/button.tsx';
import { CountUp } from '../components/data/count-up/count-up.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { cssVar, type TokenName, tokens } from '../tokens/build/tokens.ts';
import {
  Chapter,
  FoundationPage,
  type NamedToken,
  Rules,
  TokenLine,
  tokensFrom,
} from './foundation-page.tsx';
import styles from './motion-page.module.css';

const named = (...names: TokenName[]): NamedToken[] => names.map((name) => ({ name, ...tokens[name] }));

const quick = named('duration-instant', 'duration-short', 'duration-panel', 'duration-hero-fade');
const slow = named('duration-count-up', 'duration-confirmation', 'duration-hero', 'duration-banner');

/** Something that crosses its track when the page says so. */
function Runner({ there, duration, easing }: { there: boolean; duration: string; easing: string }) {
  return (
    <span className={styles.track} data-there={there || undefined}>
      <span
        className={styles.runner}
        style={{ transitionDuration: duration, transitionTimingFunction: easing }}
      />
    </span>
  );
}

/** A time as a bar that fills while the time runs, once for every click. */
function Clock({ token, run }: { token: NamedToken; run: number }) {
  return (
    <TokenLine token={token}>
      <span className={styles.track}>
        <span
          key={run}
          className={styles.clock}
          data-running={run > 0 || undefined}
          style={{ '--clock-time': cssVar(token.name) } as CSSProperties}
        />
      </span>
    </TokenLine>
  );
}

/** Motion, drawn from the tokens and played on demand. */
export function MotionPage() {
  const [there, setThere] = useState(false);
  const [run, setRun] = useState(0);
  return (
    <FoundationPage
      title="Motion"
      lead="Short and quiet; it explains where a thing comes from. Nothing moves for its own sake, and nothing moves where the system asks for stillness."
    >
      <Chapter
        title="Answers"
        text="What a click or a pointer sets off. A person waits for it, so it is over before they notice."
      >
        <Stack align="start" space="4">
          <Button variant="secondary" onClick={() => setThere(!there)}>
            {there ? 'Send back' : 'Send across'}
          </Button>
        </Stack>
        {quick.map((token) => (
          <TokenLine key={token.name} token={token}>
            <Runner there={there} duration={cssVar(token.name)} easing={cssVar('easing-out')} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter title="Easings" text="What arrives slows down. What moves from place to place does both.">
        {tokensFrom('easing-').map((token) => (
          <TokenLine key={token.name} token={token}>
            <Runner there={there} duration="1200ms" easing={cssVar(token.name)} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Times to read by"
        text="Fixed by the specification, or long enough to read what stands there. Tests and components read the same token."
      >
        <Stack align="start" space="4">
          <Button variant="secondary" onClick={() => setRun(run + 1)}>
            Start the clocks
          </Button>
        </Stack>
        {slow.map((token) => (
          <Clock key={token.name} token={token} run={run} />
        ))}
        <p className={styles.figure}>
          <CountUp key={run} value="1000+" />
        </p>
      </Chapter>
      <Chapter title="One slow thing" text="The mosaic of the hero, beside its pause.">
        {named('duration-tile-turn').map((token) => (
          <Clock key={token.name} token={token} run={run} />
        ))}
      </Chapter>
      <Chapter title="Rules" text="Held by lint where a machine can tell.">
        <Rules
          rules={[
            'Motion stands inside prefers-reduced-motion: no-preference. Without it the end is there at once: a count-up shows its figure, a slide is simply the next.',
            'What goes on by itself for more than five seconds has a pause beside it: the slides, the banner, the mosaic.',
            'A message that leaves by itself waits while the pointer or the keyboard is on it, and never carries what must be acted upon.',
            'Move with transform and opacity, so that the page is not laid out again while it moves.',
          ]}
        />
      </Chapter>
    </FoundationPage>
  );
}
