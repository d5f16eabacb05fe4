import { type BlogReader, createBlogReader } from '@imc/api/blog';

/** The blog over a content service that goes down. */
export interface FailingBlog {
  readonly reader: BlogReader;
  /** The service fails from now on; what it answered before is two minutes old, and no longer fresh. */
  readonly goDown: () => void;
}

/** The blog over a content service that gives one answer to whatever it is asked, until it goes down. */
export function createFailingBlog(answer: unknown, onError: (error: unknown) => void): FailingBlog {
  let isDown = false;
  return {
    reader: createBlogReader({
      fetch: async () => {
        if (isDown) throw new Error('The content service is down.');
        return answer;
      },
      onError,
      now: () => (isDown ? 180_000 : 60_000),
    }),
    goDown: () => {
      isDown = true;
    },
  };
}
