import { blogQueries } from '@imc/api/blog';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { type BlogPost, blogPosts } from '../blog/posts.ts';

/** Other posts that the third query answers (S-7.17). */
const otherCount = 6;

const newestFirst = (one: BlogPost, other: BlogPost) =>
  other.date.localeCompare(one.date) || one._id.localeCompare(other._id);

/** A parameter of a query travels as JSON under its name with a dollar sign. */
function parameter(url: URL, name: string): string {
  const text = url.searchParams.get(`$${name}`);
  return text ? String(JSON.parse(text)) : '';
}

function resultOf(url: URL, posts: readonly BlogPost[]): unknown {
  const sorted = [...posts].sort(newestFirst);
  const id = parameter(url, 'id');
  switch (url.searchParams.get('query')?.trim()) {
    case blogQueries.list:
      return sorted;
    case blogQueries.one:
      return sorted.find(({ _id }) => _id === id) ?? null;
    case blogQueries.others:
      return sorted.filter(({ _id }) => _id !== id).slice(0, otherCount);
    default:
      return undefined;
  }
}

const addressOf = (origin: string) => `${origin}/content/*/data/query/:dataset`;

/** The content service for the three known queries; any other query is refused as malformed. */
export function createBlogHandlers(origin = '', posts: readonly BlogPost[] = blogPosts): HttpHandler[] {
  return [
    http.get(addressOf(origin), ({ request }) => {
      const url = new URL(request.url);
      const result = resultOf(url, posts);
      if (result === undefined) {
        return HttpResponse.json(
          { error: { description: 'Unknown query', type: 'queryParseError' } },
          { status: 400 },
        );
      }
      return HttpResponse.json({ query: url.searchParams.get('query'), result, ms: 1 });
    }),
  ];
}

/** The content service failing, at once and for good. */
export const brokenBlog = (origin = ''): HttpHandler =>
  http.get(addressOf(origin), () => HttpResponse.error());

/** The content service that never answers. */
export const silentBlog = (origin = ''): HttpHandler =>
  http.get(addressOf(origin), () => new Promise<Response>(() => {}));
