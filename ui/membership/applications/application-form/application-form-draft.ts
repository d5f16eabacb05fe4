import type { ApplicationDraft, ApplicationDraftData, LeftOut } from '@imc/api/contract';

/** Why a save failed: no response, a server error, a server that keeps no drafts, or a rejection with or without a message. */
export type DraftSaveFailure =
  | {
      readonly kind: 'connection' | 'server' | 'noDraft';
      /** Whether this device has all changes. Default false. */
      readonly isOnDevice?: boolean;
    }
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** Save state of the draft. `savedAt` is the time of the last save, as a UTC ISO time. */
export type ApplicationDraftState =
  | {
      readonly status: 'saved';
      /** Null if nothing has been saved yet. */
      readonly savedAt: string | null;
      /** Texts that were not saved because they are too long. */
      readonly leftOut: readonly LeftOut[];
    }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly cause: DraftSaveFailure }
  /** A field that was changed here was also changed elsewhere since the draft was loaded. Nothing is saved until the user has chosen. */
  | {
      readonly status: 'conflict';
      readonly stored: ApplicationDraft;
      /** The draft that both versions come from. */
      readonly base: ApplicationDraftData;
    };
