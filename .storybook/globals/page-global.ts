/** Toolbar item that changes the page. */
export interface PageGlobal {
  readonly name: string;
  readonly initial: string;
  /** Whether a story must remount to show a change. */
  readonly remounts?: boolean;
  readonly description: string;
  readonly icon: string;
  readonly items: readonly { readonly value: string; readonly title: string }[];
  /** Applies a value. Can be called again with the same value. */
  readonly apply: (value: string) => void;
}
