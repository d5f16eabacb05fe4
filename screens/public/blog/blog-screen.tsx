import { postPath } from '@imc/api/blog';
import { EmptyState, PageHeader, Pagination, Section, Stack, Tile } from '@imc/ui';
import { type ListedPost, PostList } from '@imc/ui/membership';
import { blog, bylineOf } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { formatLongDay } from '../../shared/dates.ts';
import { type BlogPage, blogPath, type PostSummary } from './blog-page.ts';

export interface BlogScreenProps {
  /** The page of the list to show. */
  blogPage: BlogPage;
}

const toListedPost = ({ id, title, author, date, excerpt, image }: PostSummary): ListedPost => ({
  id,
  title,
  to: postPath(id),
  byline: bylineOf(author, date && formatLongDay(date)),
  excerpt,
  image,
});

/** The list of blog posts (S-2.55): six posts per page; the newest post is set large on the first page. */
export function BlogScreen({ blogPage }: BlogScreenProps) {
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={blog} onBrand />}
        title={blog.headline}
        text={blog.description}
        seed="/blog"
      />
      <Section as="div">
        <Stack space="8">
          {blogPage.posts.length > 0 ? (
            <>
              <PostList
                posts={blogPage.posts.map(toListedPost)}
                moreLabel={blog.readMore}
                lead={blogPage.page === 1}
              />
              <Pagination
                page={blogPage.page}
                pageCount={blogPage.pageCount}
                linkTo={blogPath}
                labels={{ nav: blog.pages, previous: blog.previous, next: blog.next, page: blog.pageOf }}
              />
            </>
          ) : (
            <EmptyState text={blog.empty} art={<Tile pattern="dots" size="large" />} />
          )}
        </Stack>
      </Section>
    </>
  );
}
