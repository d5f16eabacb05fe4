import { blogQueries } from './blog-client.ts';
import { type Post, readPost, readPosts } from './post.ts';
import { createStaleWhileRevalidateCache } from './stale-while-revalidate-cache.ts';

/** Sends a GROQ query to the content service. */
export type BlogFetch = (
  query: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<unknown>;

/** Reads the blog for pages and feeds. The methods never reject: errors are only logged (S-8.13). */
export interface BlogReader {
  /** Newest first. Undefined if the service fails and nothing is cached. */
  list(): Promise<readonly Post[] | undefined>;
  /** Null if no post has this id, undefined if the service fails and nothing is cached. */
  post(id: string): Promise<Post | null | undefined>;
  /** Up to six others, newest first. Taken from the list if their query fails; empty if that fails as well. */
  others(id: string): Promise<readonly Post[]>;
}

export interface BlogReaderOptions {
  readonly fetch: BlogFetch;
  readonly onError: (error: unknown) => void;
  /** Clock for tests, in milliseconds. */
  readonly now?: () => number;
  /** Timeout of a request, in milliseconds. Default: 3000. */
  readonly timeout?: number;
}

/** Milliseconds for which a response counts as fresh. After that, it is served while it is fetched again. */
const freshFor = 60_000;
const retryAfter = 5_000;

/** Whether the content service may have created this id. Other ids belong to no post and are not fetched. Nor are drafts. */
const isPostId = (id: string): boolean => /^[\w-][\w.-]{0,127}$/.test(id) && !id.startsWith('drafts.');

/** Each of the three queries has a cache of its own. */
export function createBlogReader({ fetch, onError, now, timeout = 3000 }: BlogReaderOptions): BlogReader {
  const shared = { freshFor, retryAfter, timeout, onError, ...(now ? { now } : {}) };
  const lists = createStaleWhileRevalidateCache<readonly Post[]>({ ...shared, max: 1, maxConcurrent: 1 });
  const posts = createStaleWhileRevalidateCache<Post | null>({ ...shared, max: 300, maxConcurrent: 20 });
  const others = createStaleWhileRevalidateCache<readonly Post[]>({ ...shared, max: 300, maxConcurrent: 20 });

  const readOne = (answer: unknown, id: string): Post | null => {
    if (answer === null) return null;
    const post = readPost(answer);
    if (post?.id !== id) throw new Error('The content service returned something other than the post.');
    return post;
  };

  const list = () =>
    lists
      .read('', async (signal) => readPosts(await fetch(blogQueries.list, {}, signal)))
      .catch(() => undefined);

  return {
    list,
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
        .catch(async () => ((await list()) ?? []).filter((post) => post.id !== id).slice(0, 6)),
  };
}
