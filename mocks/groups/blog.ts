import { blogQueries } from '@imc/api/blog';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { blogPosts } from '../blog/posts.ts';

function resultOf(query: string | undefined, id: unknown) {
  if (query === blogQueries.one) return blogPosts.find(({ _id }) => _id === id) ?? null;
  if (query === blogQueries.others) return blogPosts.filter(({ _id }) => _id !== id).slice(0, 6);
  return blogPosts;
}

export const createBlogHandlers = (origin: string): HttpHandler[] => [
  http.get(`${origin}/content/*/data/query/:dataset`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const query = searchParams.get('query')?.trim();
    const id: unknown = JSON.parse(searchParams.get('$id') ?? 'null');
    return HttpResponse.json({ query, result: resultOf(query, id), ms: 1 });
  }),
];
