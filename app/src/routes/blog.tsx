import { pictureOf, previewOf } from '@imc/api/blog';
import { aboveAPost, blog, descriptions } from '@imc/screens/content';
import {
  breadcrumbList,
  canonical,
  privateMeta,
  shareMeta,
  sharePicture,
  structuredMeta,
  titleOf,
} from '@imc/screens/head';
import { BlogScreen, blogPageOf, blogPath } from '@imc/screens/public/blog';
import { data, useLocation } from 'react-router';
import { useLoggedError } from '../navigation/use-logged-error.ts';
import { siteServices } from '../site-context.ts';
import type { Route } from './+types/blog';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { blog: reader, publicUrl } = await siteServices(context);
  const posts = await reader.list();
  const requestedPage = new URL(request.url).searchParams.get('page');
  const blogPage = blogPageOf(posts ?? [], requestedPage, (image) => pictureOf(image, 320, 1600));
  const image = posts?.[0]?.image;
  const preview = image && previewOf(image);
  return data(
    {
      blogPage,
      failed: !posts,
      url: publicUrl + blogPath(blogPage.page),
      publicUrl,
      image: preview ? { url: new URL(preview, publicUrl).href, alt: image.alt } : undefined,
    },
    // Keeps search engines from indexing the empty list while the content service is down.
    posts ? {} : { status: 503, headers: { 'Retry-After': '60' } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return privateMeta(blog.title);
  const { blogPage, url, publicUrl, image } = loaderData;
  const { page, pageCount } = blogPage;
  const title = page > 1 ? `${blog.title}, ${blog.pageOf(page, pageCount).toLowerCase()}` : blog.title;
  return [
    { title: titleOf({ path: blog.path, title }) },
    canonical(url),
    ...(import.meta.env.SSR
      ? [
          ...shareMeta({
            title,
            description: descriptions[blog.path],
            url,
            image: image ?? sharePicture(blog, publicUrl),
          }),
          structuredMeta(breadcrumbList(publicUrl, aboveAPost)),
        ]
      : []),
  ];
};

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: blog.title, href: '/blog/feed.xml' },
];

const noPosts = { posts: [], page: 1, pageCount: 1 } as const;

/** Keeps the page if its data can't be fetched on a navigation, and offers a retry. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  useLoggedError(error);
  return <BlogScreen blogPage={noPosts} retry={pathname + search} />;
}

export default function Blog({ loaderData: { blogPage, failed } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return <BlogScreen blogPage={blogPage} retry={failed ? pathname + search : undefined} />;
}
