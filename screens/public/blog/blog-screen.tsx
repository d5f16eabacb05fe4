import { postPath } from '@imc/api/blog';
import { ButtonLink, EmptyState, PageHeader, Pagination, Section, Stack, Tile } from '@imc/ui';
import { type ListedPost, PostList } from '@imc/ui/membership';
import { blog, bylineStartOf } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { formatLongDay } from '../../shared/dates.ts';
import { type BlogPage, blogPath, type PostSummary } from './blog-page.ts';

export interface BlogScreenProps {
  /** The page of the list to show. */
  blogPage: BlogPage;
  /** Address of a page that could not be loaded, to load it again. */
  retry?: string | undefined;
}

const toListedPost = ({ id, title, author, date, excerpt, image }: PostSummary): ListedPost => ({
  id,
  title,
  to: postPath(id),
  byline: bylineStartOf(author, Boolean(date)),
  day: date && formatLongDay(date),
  date,
  excerpt,
  image,
});

/**
 * Six posts per page, with the newest in large type on the first (S-2.55), its headline on the first screen (S-2.100).
 */
export function BlogScreen({ blogPage, retry }: BlogScreenProps) {
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={blog} ground="institute" />}
        title={blog.headline}
        text={blog.description}
      />
      <Section as="div" ground="sheet" air="tight">
        <Stack space="6">
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
            <EmptyState
              title={retry && blog.empty}
              text={retry ? blog.notLoaded : blog.empty}
              art={<Tile pattern="dots" />}
              action={retry && <ButtonLink to={retry}>{blog.retry}</ButtonLink>}
            />
          )}
        </Stack>
      </Section>
    </>
  );
}
