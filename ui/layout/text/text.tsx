import type { HTMLAttributes, Ref } from 'react';
import { rootProps } from '../root-props.ts';
import styles from './text.module.css';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Text size: `lead` for introductions, `body` for normal text, `small` for secondary text, `caption` for captions. Default `body`. */
  size?: 'lead' | 'body' | 'small' | 'caption';
  /** Text colour. `muted` is less prominent and works on any ground. Default `default`. */
  tone?: 'default' | 'muted';
  /** Font weight. Default `regular`. */
  weight?: 'regular' | 'medium' | 'strong';
  /** Limits the line length to 60 to 75 characters. Default `false`. */
  measure?: boolean;
  /** Uses figures of equal width, for numbers aligned in a column. Default `false`. */
  tabular?: boolean;
  /** Text alignment. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** Element to render. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong' | 'time' | 'figcaption' | 'summary';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Running text in the text font. */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'regular',
  measure,
  tabular,
  align = 'start',
  as: Root = 'p',
  ...rest
}: TextProps) {
  return (
    <Root
      {...rootProps(rest, styles.root)}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-measure={measure || undefined}
      data-tabular={tabular || undefined}
      data-align={align}
    />
  );
}
