export {
  type InnerLinkProps,
  Link,
  type LinkProps,
  type LinkTone,
  type OuterLinkProps,
} from './components/link/link.tsx';
