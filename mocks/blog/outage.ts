import { type BlogReader, createBlogReader } from '@imc/api/blog';

export interface FailingBlog {
  readonly reader: BlogReader;
  /** Every request fails from now on, and earlier answers become two minutes old, so that they are stale. */
  readonly goDown: () => void;
}

/** The content service gives the same answer to every query until it goes down. */
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
