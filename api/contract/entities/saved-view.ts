import * as z from 'zod/mini';
import { listViewProblem } from '../application/list-view.ts';
import { savedViewTexts, viewNameProblem } from '../rules/saved-views.ts';
import { textLimits } from '../rules/text.ts';
import { described } from './described.ts';
import { textUpTo, typedText } from './text.ts';
import { rowId, timestamp } from './values.ts';

/** APP-38. */
export const savedViewSchema = z.object({
  id: rowId,
  name: z.string(),
  query: described(
    "Parameters of the list's address: 'status=pending&order=asc'. Empty for the default view.",
    z.string(),
  ),
  created_at: timestamp,
});

export type SavedView = z.infer<typeof savedViewSchema>;

/** Spaces around the name are removed. */
export const newSavedViewSchema = z.object({
  name: typedText(savedViewTexts.name).check(
    z.trim(),
    z.refine((name) => viewNameProblem(name) === undefined, {
      error: ({ input }) => viewNameProblem(String(input)),
    }),
  ),
  query: textUpTo(textLimits.paragraph).check(
    z.refine((query) => listViewProblem(query) === undefined, {
      error: ({ input }) => listViewProblem(String(input)),
    }),
  ),
});

export type NewSavedView = z.infer<typeof newSavedViewSchema>;
