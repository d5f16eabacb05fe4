import { type Post, pictureOf, postPath, previewOf, thumbnailOf } from '@imc/api/blog';
import { aboveAPost, blog, institute } from '@imc/screens/content';
import {
  breadcrumbList,
  canonical,
  privateMeta,
  publisher,
  shareMeta,
  sharePicture,
  structuredData,
  structuredMeta,
  titleOf,
} from '@imc/screens/head';
import { BlogPostScreen } from '@imc/screens/public/blog-post/blog-post-screen';
import { data, type ShouldRevalidateFunction, useLocation, useSearchParams } from 'react-router';
import { useLoggedError } from '../navigation/use-logged-error.ts';
import { siteServices } from '../site-context.ts';
import type { Route } from './+types/blog-post';

const linkTo = (post: Post | undefined) => post && { to: postPath(post.id), title: post.title };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { blog: reader, publicUrl } = await siteServices(context);
  const [post, others, list = []] = await Promise.all([
    reader.post(params.id),
    reader.others(params.id),
    reader.list(),
  ]);
  const place = list.findIndex(({ id }) => id === params.id);
  const preview = post?.image && previewOf(post.image);
  return data(
    {
      post: post ?? null,
      failed: post === undefined,
      picture: post?.image && pictureOf(post.image, 320, 1600),
      preview: preview && new URL(preview, publicUrl).href,
      publicUrl,
      newer: linkTo(list[place - 1]),
      older: place < 0 ? undefined : linkTo(list[place + 1]),
      recent: others.map(({ id, title, date, image }) => ({
        id,
        title,
        date,
        thumbnail: image && thumbnailOf(image),
      })),
    },
    // Undefined means that the content service did not answer: the post may exist, so the status is not 404.
    { status: post ? 200 : post === null ? 404 : 503 },
  );
}

type Facts = Pick<
  NonNullable<Route.ComponentProps['loaderData']> & { post: object },
  'post' | 'preview' | 'publicUrl'
>;

function factsOf({ post, preview, publicUrl }: Facts) {
  const url = publicUrl + postPath(post.id);
  return structuredData('BlogPosting', {
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: post.date,
    dateModified: post.updated,
    image: preview,
    articleSection: post.categories,
    author: post.author ? { '@type': 'Person', name: post.author } : undefined,
    publisher: publisher(publicUrl),
    inLanguage: 'en-NG',
  });
}

/** Meta of a post for search engines and link previews. */
function machineMeta({ post, preview, publicUrl }: Facts) {
  const { title, date, author } = post;
  const path = postPath(post.id);
  return [
    ...shareMeta({
      title,
      description: post.excerpt || `${title}. ${institute.shortName}.`,
      url: publicUrl + path,
      type: 'article',
      image: preview ? { url: preview, alt: post.image?.alt ?? '' } : sharePicture(blog, publicUrl),
    }),
    ...(date ? [{ property: 'article:published_time', content: date }] : []),
    ...(author ? [{ name: 'author', content: author }] : []),
    structuredMeta(factsOf({ post, preview, publicUrl })),
    structuredMeta(breadcrumbList(publicUrl, [...aboveAPost, { label: title, to: path }])),
  ];
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const post = loaderData?.post;
  if (!post) return privateMeta(blog.notFound);
  const path = postPath(post.id);
  return [
    { title: titleOf({ path, title: post.title }) },
    canonical(loaderData.publicUrl + path),
    ...(import.meta.env.SSR ? machineMeta({ ...loaderData, post }) : []),
  ];
};

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: blog.title, href: '/blog/feed.xml' },
];

/** A search in the sidebar does not reload the post. Navigating to the same address does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** Keeps the page if its data can't be fetched on a navigation, and offers a retry. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  useLoggedError(error);
  return <BlogPostScreen post={null} recent={[]} retry={pathname + search} />;
}

export default function BlogPost({ loaderData, params }: Route.ComponentProps) {
  const { pathname, search: query } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { post, picture, recent, newer, older, failed } = loaderData;
  return (
    <BlogPostScreen
      key={params.id}
      post={post}
      picture={picture}
      recent={recent}
      newer={newer}
      older={older}
      retry={failed ? pathname + query : undefined}
      words={search.get('news') ?? undefined}
      onWords={(news) => setSearch(news ? { news } : {}, { replace: true, preventScrollReset: true })}
    />
  );
}
