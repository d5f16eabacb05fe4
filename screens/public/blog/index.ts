export {
  type BlogPage,
  blogPageOf,
  blogPageSize,
  blogPath,
  type PostSummary,
} from './blog-page.ts';
export { BlogScreen, type BlogScreenProps } from './blog-screen.tsx';
