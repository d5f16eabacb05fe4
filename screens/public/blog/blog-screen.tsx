import { postPath } from '@imc/api/blog';
import { EmptyState, Grid, PageHeader, Pagination, PostCard, Section, Stack, Tile } from '@imc/ui';
import { blog, bylineOf } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { formatLongDay } from '../../shared/dates.ts';
import { type BlogPage, blogPath, type PostSummary } from './blog-page.ts';

export interface BlogScreenProps {
  /** The page of posts. */
  blogPage: BlogPage;
}

/** The newest post of all stands large, over two columns of three, and is cut to their height: it needs more than it shows. */
const leadSizes = '(width >= 64rem) 64rem, 100vw';
const cardSizes = '(width >= 64rem) 23rem, (width >= 40rem) 50vw, 8rem';

function Posts({ posts, page }: Pick<BlogPage, 'posts' | 'page'>) {
  const card = ({ id, title, author, date, excerpt, image }: PostSummary, index: number) => {
    const isLead = page === 1 && index === 0;
    return (
      <PostCard
        key={id}
        as="li"
        lead={isLead}
        title={title}
        to={postPath(id)}
        byline={bylineOf(author, date && formatLongDay(date))}
        excerpt={excerpt}
        moreLabel={blog.readMore}
        image={image && { ...image, sizes: isLead ? leadSizes : cardSizes }}
        loading={index === 0 ? 'eager' : 'lazy'}
      />
    );
  };
  return (
    <Grid as="ul" columns={3} ruled>
      {posts.map(card)}
    </Grid>
  );
}

/** The list of the blog (specification, section 2): six posts a page, the newest of all set large. */
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
              <Posts posts={blogPage.posts} page={blogPage.page} />
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
