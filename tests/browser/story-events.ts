// Storybook's events in a preview document, for tests that open stories in a browser.

/** The part that the tests use. */
export interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

/** Events of a failed story. After most of them, Storybook also sends `storyFinished`, possibly with success. */
export const failureEvents: readonly string[] = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'unhandledErrorsWhilePlaying',
];

/** In a document with `recordStoryEvents`. */
interface StoryEvents {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  /** Since the document was opened or the list was emptied. */
  storyErrors: string[];
  /** Also a story that does not exist. */
  finishedStory?: string | undefined;
  /** Without its stories. */
  renderedDocs?: string | undefined;
  /** Rendering or playing. */
  busyStories: Set<string>;
}

declare global {
  interface Window extends StoryEvents {}
}

/** Init script with `failureEvents` as argument. Records which stories finish and fail. */
export function recordStoryEvents(failureEvents: readonly string[]): void {
  window.storyErrors = [];
  window.busyStories = new Set();
  const messageOf = (payload: unknown): string => {
    if (Array.isArray(payload)) return payload.map(messageOf).join('; ');
    const { message, description } = (payload ?? {}) as { message?: string; description?: string };
    return message ?? description ?? JSON.stringify(payload);
  };
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      for (const event of failureEvents) {
        created.on(event, (payload) => {
          window.storyErrors.push(`${event}: ${messageOf(payload)}`);
        });
      }
      created.on('storyMissing', (id) => {
        window.finishedStory = String(id);
      });
      created.on('docsRendered', (id) => {
        window.renderedDocs = String(id);
      });
      created.on('storyRenderPhaseChanged', (payload) => {
        const { storyId, renderId, newPhase } = payload as Record<string, string>;
        const isDone = newPhase === 'finished' || newPhase === 'aborted';
        window.busyStories[isDone ? 'delete' : 'add'](`${storyId} ${renderId}`);
      });
      created.on('storyFinished', (payload) => {
        window.finishedStory = (payload as { storyId: string }).storyId;
      });
    },
  });
}
