import { type ClassValue, clsx } from 'clsx';
import type { Ref } from 'react';

interface GivenProps {
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Returns the props of a root element that the prop `as` chooses, with the component's own classes. No type of ref fits all elements. */
export const rootProps = <Props extends GivenProps>(props: Props, ...classes: ClassValue[]) => ({
  ...props,
  ref: props.ref as Ref<never>,
  className: clsx(...classes, props.className),
});
