/** Where the statements of the two databases differ. */
export type DatabaseKind = 'sqlite' | 'postgres';
