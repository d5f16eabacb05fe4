import { type Picture, type Post, postPath } from '@imc/api/blog';
import {
  ButtonLink,
  Cluster,
  Columns,
  Divider,
  Heading,
  Mosaic,
  type NeighbourPage,
  PreviousNext,
  Section,
  Stack,
  Text,
  type TileComposition,
} from '@imc/ui';
import { NewsSidebar, PostBody } from '@imc/ui/membership';
import type { ReactNode } from 'react';
import { aboveAPost, blog, bylineStartOf } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { formatLongDay } from '../../shared/dates.ts';

export interface RecentPost {
  readonly id: string;
  readonly title: string;
  readonly date?: string | undefined;
  /** URL of a small picture. */
  readonly thumbnail?: string | undefined;
}

export interface BlogPostScreenProps {
  /** Null if no post has this id. */
  post: Pick<Post, 'title' | 'author' | 'date' | 'categories' | 'content'> | null;
  /** Picture above the text of the post. */
  picture?: Picture | undefined;
  /** Other posts, newest first. */
  recent: readonly RecentPost[];
  /** The post above this one in the list. Default: none. */
  newer?: NeighbourPage | undefined;
  /** The post below this one in the list. Default: none. */
  older?: NeighbourPage | undefined;
  /** Address of a post that could not be loaded, to load it again. */
  retry?: string | undefined;
  /** Initial text of the news search, from the `news` search parameter. Default empty. */
  words?: string;
  /** Called with the text on every change. */
  onWords?: (words: string) => void;
}

/** The date is an element of its own, so that it stays on one line. */
function bylineOf({ author, date }: Pick<Post, 'author' | 'date'>): ReactNode {
  const start = bylineStartOf(author, Boolean(date));
  return date ? (
    <>
      {start} <time dateTime={date}>{formatLongDay(date)}</time>
    </>
  ) : (
    start
  );
}

/** A cover with a missing tile. The one of an unknown address would be another script to load. */
const missingTile: TileComposition = [0, 1, 2].map((row) =>
  [0, 1, 2, 3, 4].map((column) => {
    if (row === 1 && column === 2) return null;
    return (row + column) % 2 ? 'petals/bright' : 'squares';
  }),
);

/** Replaces a post that does not exist or could not be loaded. */
function Missing({ retry }: Pick<BlogPostScreenProps, 'retry'>) {
  return (
    <Columns split="even">
      <Stack space="5" align="start">
        <Heading level={1}>{blog.notFound}</Heading>
        <Text size="lead">{retry ? blog.notLoaded : blog.notFoundText}</Text>
        <Cluster space="4">
          {retry && <ButtonLink to={retry}>{blog.retry}</ButtonLink>}
          <ButtonLink to="/blog" variant={retry ? 'secondary' : 'primary'}>
            {blog.all}
          </ButtonLink>
        </Cluster>
      </Stack>
      <Mosaic composition={missingTile} fit="whole" />
    </Columns>
  );
}

/** A blog post with a sidebar of other posts (S-2.56). */
export function BlogPostScreen({
  post,
  picture,
  recent,
  newer,
  older,
  retry,
  words,
  onWords,
}: BlogPostScreenProps) {
  const news = (
    <NewsSidebar
      news={recent.map((item) => ({ ...item, to: postPath(item.id) }))}
      labels={blog.news}
      formatDay={formatLongDay}
      data-print="none"
      searchName="news"
      defaultWords={words}
      onWords={onWords}
    />
  );
  return (
    <Section as="div" ground="sheet" air="tight">
      <Stack space="4">
        <BreadcrumbOf page={{ above: aboveAPost, title: post?.title ?? blog.notFound }} />
        {post ? (
          <PostBody
            title={post.title}
            byline={bylineOf(post)}
            categories={post.categories}
            categoriesLabel={blog.categories}
            picture={picture}
            content={post.content}
            action={
              <Stack space="6">
                <Divider />
                <PreviousNext
                  label={blog.more}
                  previousLabel={blog.newer}
                  nextLabel={blog.older}
                  previous={newer}
                  next={older}
                />
              </Stack>
            }
            beside={news}
          />
        ) : (
          <>
            <Missing retry={retry} />
            {news}
          </>
        )}
      </Stack>
    </Section>
  );
}
