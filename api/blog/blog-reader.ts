import { blogQueries } from './blog-client.ts';
import { type Post, readPost, readPosts } from './post.ts';
import { createStaleWhileRevalidateCache } from './stale-while-revalidate-cache.ts';

/** Sends a GROQ query to the content service. */
export type BlogFetch = (
  query: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<unknown>;

/** The blog as pages and feeds read it. Nothing here rejects: failures are logged only (S-8.13). */
export interface BlogReader {
  /** Every post, newest first; undefined where the service fails and nothing is cached. */
  list(): Promise<readonly Post[] | undefined>;
  /** A post; null where there is none of that id, undefined where the service fails and nothing is cached. */
  post(id: string): Promise<Post | null | undefined>;
  /** Six others at most, newest first; none where the service fails. */
  others(id: string): Promise<readonly Post[]>;
}

export interface BlogReaderOptions {
  readonly fetch: BlogFetch;
  /** Called for every failure. */
  readonly onError: (error: unknown) => void;
  /** A clock for tests, in milliseconds. */
  readonly now?: () => number;
  /** Milliseconds that one answer may take. Default 3000. */
  readonly timeout?: number;
}

/** An answer is used for a minute, and after that while it is fetched again. */
const freshFor = 60_000;
const retryAfter = 5_000;

/** Ids as the content service makes them. Anything else belongs to no post and is not fetched; nor are drafts. */
const isPostId = (id: string): boolean => /^[\w-][\w.-]{0,127}$/.test(id) && !id.startsWith('drafts.');

/** Reads the blog with its three queries, through a cache for each. */
export function createBlogReader({ fetch, onError, now, timeout = 3000 }: BlogReaderOptions): BlogReader {
  const shared = { freshFor, retryAfter, timeout, onError, ...(now ? { now } : {}) };
  const lists = createStaleWhileRevalidateCache<readonly Post[]>({ ...shared, max: 1, maxConcurrent: 1 });
  const posts = createStaleWhileRevalidateCache<Post | null>({ ...shared, max: 300, maxConcurrent: 20 });
  const others = createStaleWhileRevalidateCache<readonly Post[]>({ ...shared, max: 300, maxConcurrent: 20 });

  const readOne = (answer: unknown, id: string): Post | null => {
    if (answer === null) return null;
    const post = readPost(answer);
    if (post?.id !== id) throw new Error('The content service answered another thing than the post.');
    return post;
  };

  return {
    list: () =>
      lists
        .read('', async (signal) => readPosts(await fetch(blogQueries.list, {}, signal)))
        .catch(() => undefined),
    post: async (id) =>
      isPostId(id)
        ? posts
            .read(id, async (signal) => readOne(await fetch(blogQueries.one, { id }, signal), id))
            .catch(() => undefined)
        : null,
    others: async (id) =>
      others
        .read(isPostId(id) ? id : '', async (signal) =>
          readPosts(await fetch(blogQueries.others, { id: isPostId(id) ? id : '' }, signal)),
        )
        .catch(() => []),
  };
}
