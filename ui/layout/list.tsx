import type { ComponentPropsWithRef } from 'react';

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** Element: `ol` if the order matters. Default `ul`. */
  as?: 'ul' | 'ol';
}

/** A list without bullets. Safari drops the role of such a list unless it is set. */
export function List({ as = 'ul', ...rest }: ListProps) {
  const Root = as as 'ul';
  return <Root role="list" {...rest} />;
}
