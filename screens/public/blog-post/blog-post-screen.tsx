import { type Picture, type Post, postPath } from '@imc/api/blog';
import { ButtonLink, Columns, EmptyState, Heading, Section, Stack, Tile } from '@imc/ui';
import { NewsSidebar, PostBody } from '@imc/ui/membership';
import { aboveAPost, blog, bylineOf } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { formatLongDay } from '../../shared/dates.ts';

/** A post in the sidebar. */
export interface RecentPost {
  readonly id: string;
  readonly title: string;
  readonly date?: string | undefined;
  /** URL of a small picture. */
  readonly thumbnail?: string | undefined;
}

export interface BlogPostScreenProps {
  /** The post; null if no post has this id. */
  post: Pick<Post, 'title' | 'author' | 'date' | 'categories' | 'content'> | null;
  /** Picture above the text of the post. */
  picture?: Picture | undefined;
  /** Other posts, newest first. */
  recent: readonly RecentPost[];
  /** Initial text of the news search, from the `news` search parameter. Default empty. */
  words?: string;
  /** Called with the text on every change. */
  onWords?: (words: string) => void;
}

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

/** A blog post with a sidebar of other posts (S-2.56). */
export function BlogPostScreen({ post, picture, recent, words, onWords }: BlogPostScreenProps) {
  return (
    <Section as="div" ground="sheet" air="tight">
      <Stack space="8">
        <BreadcrumbOf page={{ above: aboveAPost, title: post?.title ?? blog.notFound }} />
        <Columns split="sidebar-end" space="10">
          {post ? (
            <PostBody
              title={post.title}
              byline={bylineOf(post.author, post.date && formatLongDay(post.date))}
              categories={post.categories}
              categoriesLabel={blog.categories}
              picture={picture}
              content={post.content}
              action={
                <ButtonLink to="/blog" variant="secondary">
                  {blog.all}
                </ButtonLink>
              }
            />
          ) : (
            <Missing />
          )}
          <NewsSidebar
            news={recent.map((item) => ({ ...item, to: postPath(item.id) }))}
            labels={blog.news}
            formatDay={formatLongDay}
            data-print="none"
            searchName="news"
            defaultWords={words}
            onWords={onWords}
          />
        </Columns>
      </Stack>
    </Section>
  );
}
