export { BlogLoading, type BlogLoadingProps } from './blog-loading.tsx';
