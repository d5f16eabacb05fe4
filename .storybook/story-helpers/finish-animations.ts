/** Duration in milliseconds of the longest animation that is finished; longer and endless ones are part of a story. */
const longestTransition = 1000;

/** Brings the running animations and transitions of the page to their end. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (Number(animation.effect?.getComputedTiming().endTime) <= longestTransition) animation.finish();
}
