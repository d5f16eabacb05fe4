import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Tile } from '../../identity/tile/tile.tsx';
import { tilePatterns } from '../../identity/tile/tile-patterns.tsx';
import styles from './numbered-articles.module.css';
import { useCurrentArticle } from './use-current-article.ts';

export interface NumberedArticle {
  /** Id of the article in the document, and the fragment of its address: 'confidentiality'. */
  id: string;
  title: string;
  text: ReactNode;
}

export interface NumberedArticlesProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** Articles, in order. */
  articles: readonly NumberedArticle[];
  /** Accessible name of the contents: 'The nine guidelines'. */
  contentsLabel: string;
  /** Level of the titles in the document outline. Default 2. */
  headingLevel?: 2 | 3;
  /** Content below the contents, such as a link to the original text. */
  aside?: ReactNode;
}

/**
 * Articles of a code or of rules: numbers in the margin, on the line of the titles, of which that of the article being read is brass, and contents that stay in view
 * and mark it with a brass tile. On a phone the contents are above the articles. Printed, all articles fit on one sheet.
 */
export function NumberedArticles({
  articles,
  contentsLabel,
  headingLevel = 2,
  aside,
  className,
  ref,
  ...rest
}: NumberedArticlesProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const current = useCurrentArticle(root, articles);
  return (
    <div {...rest} ref={root} className={clsx(styles.root, className)}>
      <div className={styles.side}>
        <nav aria-label={contentsLabel} className={styles.contents}>
          <List as="ol">
            {articles.map(({ id, title }, index) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  tone="quiet"
                  className={styles.link}
                  aria-current={id === current ? 'location' : undefined}
                >
                  <Tile
                    pattern={tilePatterns[index % tilePatterns.length] ?? 'squares'}
                    tone={id === current ? 'brass' : 'rest'}
                    size="small"
                  />
                  {title}
                </Link>
              </li>
            ))}
          </List>
        </nav>
        {aside}
      </div>
      <List as="ol" className={styles.articles}>
        {articles.map(({ id, title, text }, index) => (
          <li key={id} id={id} className={styles.article} data-current={id === current || undefined}>
            <span aria-hidden className={styles.numeral}>
              {index + 1}
            </span>
            <div className={styles.body}>
              <Heading level={headingLevel} className={styles.title}>
                {title}
              </Heading>
              <div className={styles.text}>{text}</div>
            </div>
          </li>
        ))}
      </List>
    </div>
  );
}
