/** What a key does while a component has the focus. Each `keyboard.ts` next to a component exports its rows as `keyboard`. */
export interface KeyboardRow {
  /** Alternatives, as printed on a keyboard: `['Enter', 'Space']`. Combinations have a plus: `Shift+Tab`. */
  readonly keys: readonly string[];
  /** What happens, in one sentence. */
  readonly action: string;
}
