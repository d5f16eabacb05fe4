interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** For the usage line: `N` of `--members N`. */
  readonly value?: string;
  readonly default?: string | boolean;
  readonly description: string;
}

/** A line of `imc --help`. */
export interface Command {
  /** As typed: `backup`, `admin create`. */
  readonly name: string;
  readonly summary: string;
  /** For the usage line: `['DIR']`. All are required. */
  readonly positionals?: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** Resolves with the exit code; nothing means 0. A `StartError` is printed as one line with exit code 1. */
  readonly run: (input: {
    readonly values: Readonly<Record<string, string | boolean | undefined>>;
    readonly positionals: readonly string[];
    // biome-ignore lint/suspicious/noConfusingVoidType: most commands return nothing.
  }) => Promise<number | void>;
}
