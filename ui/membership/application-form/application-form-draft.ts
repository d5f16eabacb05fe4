import type { ApplicationDraft, LeftOut } from '@imc/api/contract';

/** Why a save failed: no answer came, the server is at fault, or it refused for a reason of its own. */
export type DraftSaveFailure =
  | { readonly kind: 'connection' | 'server' }
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** Whether the draft is saved. `savedAt` is when it was last saved, a UTC ISO time. */
export type ApplicationDraftState =
  | {
      readonly status: 'saved';
      /** Null: there was nothing to save yet. */
      readonly savedAt: string | null;
      /** Texts that the saved draft does not hold, because they are too long. */
      readonly leftOut: readonly LeftOut[];
    }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly cause: DraftSaveFailure }
  /** The draft was saved elsewhere since it was read here; nothing is saved until one of the two is chosen. */
  | { readonly status: 'conflict'; readonly stored: ApplicationDraft };
