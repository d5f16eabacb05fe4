import { Pause, Play } from '../../../icons/icons.ts';
import { IconButton } from './icon-button.tsx';
import styles from './icon-button-pause.module.css';

interface IconButtonPauseParts {
  /** Whether the animation is paused. */
  paused: boolean;
  /** Accessible name of the button while the animation runs. */
  pauseLabel: string;
  /** Accessible name of the button while the animation is paused. */
  playLabel: string;
  /** Called with the new state when the user clicks the button. */
  onChange: (paused: boolean) => void;
}

/**
 * Pauses and resumes an automatic animation on institute blue. Hidden under reduced motion, where nothing
 * moves.
 */
export function IconButtonPause({ paused, pauseLabel, playLabel, onChange }: IconButtonPauseParts) {
  return (
    <IconButton
      label={paused ? playLabel : pauseLabel}
      icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
      ground="institute"
      className={styles.root}
      onClick={() => onChange(!paused)}
    />
  );
}
