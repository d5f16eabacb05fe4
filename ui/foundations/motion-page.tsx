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

const quick = named(
  'duration-instant',
  'duration-short',
  'duration-panel',
  'duration-slide',
  'duration-dye',
  'duration-hero-fade',
);
const slow = named('duration-count-up', 'duration-confirmation', 'duration-hero', 'duration-banner');

/** A dot that moves along a track. */
function Runner({ isMoved, duration, easing }: { isMoved: boolean; duration: string; easing: string }) {
  return (
    <span className={styles.track} data-there={isMoved || undefined}>
      <span
        className={styles.runner}
        style={{ transitionDuration: duration, transitionTimingFunction: easing }}
      />
    </span>
  );
}

/** A duration as a bar that fills up once per click. */
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

/** Foundations page on motion, rendered from the tokens and played on demand. */
export function MotionPage() {
  const [isMoved, setIsMoved] = useState(false);
  const [run, setRun] = useState(0);
  return (
    <FoundationPage
      title="Motion"
      lead="Short and subtle. Motion explains where something comes from. Nothing moves just for effect, and nothing moves if the user prefers reduced motion."
    >
      <Chapter
        title="Feedback"
        text="Reactions to a click or the pointer. The user waits for them, so they end before they are noticed."
      >
        <Stack align="start" space="4">
          <Button variant="secondary" onClick={() => setIsMoved(!isMoved)}>
            {isMoved ? 'Move back' : 'Move'}
          </Button>
        </Stack>
        {quick.map((token) => (
          <TokenLine key={token.name} token={token}>
            <Runner isMoved={isMoved} duration={cssVar(token.name)} easing={cssVar('easing-out')} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Easings"
        text="Elements that arrive slow down. Elements that move from place to place speed up and slow down."
      >
        {tokensFrom('easing-').map((token) => (
          <TokenLine key={token.name} token={token}>
            <Runner isMoved={isMoved} duration="1200ms" easing={cssVar(token.name)} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Long durations"
        text="Set by the specification, or long enough to read the text. Tests and components use the same tokens."
      >
        <Stack align="start" space="4">
          <Button variant="secondary" onClick={() => setRun(run + 1)}>
            Start
          </Button>
        </Stack>
        {slow.map((token) => (
          <Clock key={token.name} token={token} run={run} />
        ))}
        <p className={styles.figure}>
          <CountUp key={run} value="1000+" />
        </p>
      </Chapter>
      <Chapter title="Rules" text="Checked by lint where possible.">
        <Rules
          rules={[
            'All motion is inside prefers-reduced-motion: no-preference. Otherwise the final state is shown immediately: a count-up shows its figure, a carousel shows the next slide without a fade.',
            'Automatic motion of more than five seconds has a pause button: the slides and the banner.',
            'A message that disappears automatically stays while it is hovered or focused, and never contains something the user has to act on.',
            'Animate transform and opacity, so that motion causes no layout.',
          ]}
        />
      </Chapter>
    </FoundationPage>
  );
}
