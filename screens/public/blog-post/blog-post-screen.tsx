import { type Picture, type Post, postPath } from '@imc/api/blog';
import {
  ButtonLink,
  CategoryChips,
  Columns,
  EmptyState,
  Heading,
  PortableText,
  Prose,
  Section,
  SidebarList,
  Stack,
  Text,
  Tile,
} from '@imc/ui';
import { aboveAPost, blog, bylineOf } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { formatLongDay } from '../../shared/dates.ts';
import styles from './blog-post-screen.module.css';

/** A post as the sidebar lists it. */
export interface RecentPost {
  readonly id: string;
  readonly title: string;
  readonly date?: string | undefined;
  /** Address of a small picture. */
  readonly thumbnail?: string | undefined;
}

export interface BlogPostScreenProps {
  /** The post; null where there is none of that id. */
  post: Pick<Post, 'title' | 'author' | 'date' | 'categories' | 'content'> | null;
  /** The picture over its text. */
  picture?: Picture | undefined;
  /** Other posts, newest first. */
  recent: readonly RecentPost[];
  /** Words that the news are searched for at first, as the address's `news` says. Default: none. */
  words?: string;
  /** Told the words with every change of them. */
  onWords?: (words: string) => void;
}

const pictureSizes = '(width >= 64rem) 48rem, (width >= 48rem) 60vw, 100vw';

function Missing() {
  return (
    <Stack space="6" align="start">
      <Heading level={1}>{blog.notFound}</Heading>
      <EmptyState
        text={blog.notFoundText}
        art={<Tile pattern="strokes" size="large" />}
        action={<ButtonLink to="/blog">{blog.all}</ButtonLink>}
      />
    </Stack>
  );
}

function Article({
  post,
  picture,
}: {
  post: NonNullable<BlogPostScreenProps['post']>;
  picture?: Picture | undefined;
}) {
  const byline = bylineOf(post.author, post.date && formatLongDay(post.date));
  return (
    <Stack as="article" space="8">
      <Stack space="4">
        <Heading level={1}>{post.title}</Heading>
        {byline && <Text tone="muted">{byline}</Text>}
        {post.categories.length > 0 && (
          <CategoryChips
            label={blog.categories}
            items={[...new Set(post.categories)].map((label) => ({ key: label, label }))}
          />
        )}
      </Stack>
      {picture && (
        <img
          {...picture}
          alt={picture.alt}
          sizes={picture.srcSet && pictureSizes}
          fetchPriority="high"
          className={styles.picture}
        />
      )}
      {post.content.length > 0 && <PortableText kind="article" blocks={post.content} />}
      <Prose>
        <ButtonLink to="/blog" variant="secondary">
          {blog.all}
        </ButtonLink>
      </Prose>
    </Stack>
  );
}

/** A post of the blog, and what else is new (specification, section 2). */
export function BlogPostScreen({ post, picture, recent, words, onWords }: BlogPostScreenProps) {
  return (
    <Section as="div" air="tight">
      <Stack space="8">
        <BreadcrumbOf page={{ above: aboveAPost, title: post?.title ?? blog.notFound }} />
        <Columns split="sidebar-end" space="10">
          {post ? <Article post={post} picture={picture} /> : <Missing />}
          <SidebarList
            title={blog.recent}
            searchLabel={blog.searchLabel}
            searchPlaceholder={blog.searchPlaceholder}
            searchName="news"
            defaultWords={words}
            onWords={onWords}
            noImageText={blog.noImage}
            emptyText={blog.empty}
            items={recent.map(({ id, title, date, thumbnail }) => ({
              key: id,
              title,
              to: postPath(id),
              detail: date && formatLongDay(date),
              image: thumbnail,
            }))}
          />
        </Columns>
      </Stack>
    </Section>
  );
}
