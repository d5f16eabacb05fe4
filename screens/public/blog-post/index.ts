export { BlogPostScreen, type BlogPostScreenProps, type RecentPost } from './blog-post-screen.tsx';
