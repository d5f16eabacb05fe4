import { EmptyState, type EmptyStateProps, Tile } from '@imc/ui';

/** What a list without rows shows. */
export const EmptyList = (texts: EmptyStateProps) => (
  <EmptyState art={<Tile pattern="squares" />} {...texts} />
);
