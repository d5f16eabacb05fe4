import { blogQueries, openingLength } from '@imc/api/blog';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { type BlogPost, blogPosts } from '../blog/posts.ts';

/** Number of posts that the third query returns (S-7.17). */
const otherCount = 6;

const newestFirst = (a: BlogPost, b: BlogPost) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id);

/** Reads a query parameter, which is JSON under its name with a dollar sign. */
function parameter(url: URL, name: string): string {
  const text = url.searchParams.get(`$${name}`);
  return text ? String(JSON.parse(text)) : '';
}

const itemOf = ({ content: _, ...item }: BlogPost) => item;

/** The beginning of a post's text, without its markup. */
function openingOf({ content }: BlogPost): string {
  const blocks = content.filter((block) => block._type === 'block');
  const text = blocks.map(({ children }) => children.map((span) => span.text).join('')).join('\n\n');
  return [...text].slice(0, openingLength).join('');
}

function resultOf(url: URL, posts: readonly BlogPost[]): unknown {
  const sorted = [...posts].sort(newestFirst);
  const id = parameter(url, 'id');
  switch (url.searchParams.get('query')?.trim()) {
    case blogQueries.list:
      return sorted.map((post) => ({ ...itemOf(post), opening: openingOf(post) }));
    case blogQueries.one:
      return sorted.find(({ _id }) => _id === id) ?? null;
    case blogQueries.others:
      return sorted
        .filter(({ _id }) => _id !== id)
        .slice(0, otherCount)
        .map(itemOf);
    default:
      return undefined;
  }
}

const addressOf = (origin: string) => `${origin}/content/*/data/query/:dataset`;

/** Creates the handlers of the content service for the three known queries; any other query is rejected as malformed. */
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

/** Creates a handler for a content service that fails on every request. */
export const brokenBlog = (origin = ''): HttpHandler =>
  http.get(addressOf(origin), () => HttpResponse.error());

/** Creates a handler for a content service that never answers. */
export const silentBlog = (origin = ''): HttpHandler =>
  http.get(addressOf(origin), () => new Promise<Response>(() => {}));
