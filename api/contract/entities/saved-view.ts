import * as z from 'zod/mini';
import { listViewProblem } from '../application/list-view.ts';
import { savedViewTexts, viewNameProblem } from '../rules/saved-views.ts';
import { textLimits } from '../rules/text.ts';
import { textUpTo, typedText } from './text.ts';

/** Schema of a saved view of the admin's list (APP-38). */
export const savedViewSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Parameters of the list's address, such as 'status=pending&order=asc'. Empty for the list as it is at first. */
  query: z.string(),
  /** UTC ISO time. */
  created_at: z.string(),
});

/** A saved view of the admin's list. */
export type SavedView = z.infer<typeof savedViewSchema>;

/** Schema of a view to save. Spaces around the name are removed. */
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

/** A view to save. */
export type NewSavedView = z.infer<typeof newSavedViewSchema>;
