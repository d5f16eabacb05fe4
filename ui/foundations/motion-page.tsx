import { useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { cssVar } from '../tokens/build/tokens.ts';
import { Chapter, FoundationPage, TokenLine, tokensFrom } from './foundation-page.tsx';
import styles from './motion-page.module.css';

/** Motion, drawn from the tokens and played on demand. */
export function MotionPage() {
  const [there, setThere] = useState(false);
  const runner = (duration: string, easing: string) => (
    <span className={styles.track} data-there={there || undefined}>
      <span
        className={styles.runner}
        style={{ transitionDuration: duration, transitionTimingFunction: easing }}
      />
    </span>
  );
  return (
    <FoundationPage
      title="Motion"
      lead="Short and quiet; it explains where a thing comes from. Nothing moves for its own sake, and nothing moves where the system asks for stillness."
    >
      <Chapter
        title="Durations"
        text="Times that the specification fixes are tokens too, so that a test and a component read the same number."
      >
        <Stack align="start" space="4">
          <Button variant="secondary" onClick={() => setThere(!there)}>
            {there ? 'Send back' : 'Send across'}
          </Button>
        </Stack>
        {tokensFrom('duration-').map((token) => (
          <TokenLine key={token.name} token={token}>
            {runner(cssVar(token.name), cssVar('easing-out'))}
          </TokenLine>
        ))}
      </Chapter>
      <Chapter title="Easings" text="What arrives slows down. What moves from place to place does both.">
        {tokensFrom('easing-').map((token) => (
          <TokenLine key={token.name} token={token}>
            {runner('1200ms', cssVar(token.name))}
          </TokenLine>
        ))}
      </Chapter>
    </FoundationPage>
  );
}
