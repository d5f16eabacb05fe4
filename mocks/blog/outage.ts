import { type BlogReader, createBlogReader } from '@imc/api/blog';

/** A blog with a content service that can go down. */
export interface FailingBlog {
  readonly reader: BlogReader;
  /** Makes every request fail from now on, and makes earlier answers two minutes old, so that they are stale. */
  readonly goDown: () => void;
}

/** Creates a blog whose content service gives the same answer to every query until it goes down. */
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
