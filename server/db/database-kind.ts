/** The supported databases, for statements that differ between them. */
export type DatabaseKind = 'sqlite' | 'postgres';
