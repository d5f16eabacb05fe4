import { propVariants } from 'virtual:prop-variants';

/**
 * Every value that the type of a prop names, in its order: an axis of a Matrix that can't miss a new one.
 * `propValues<ButtonProps['variant']>('Button', 'variant')`. Throws where the type names no values.
 */
export function propValues<Value extends string | boolean | undefined>(
  component: string,
  prop: string,
): readonly NonNullable<Value>[] {
  const variants = propVariants[component]?.find((one) => one.prop === prop);
  if (!variants) throw new Error(`The type of ${component}.${prop} names no values.`);
  return variants.values as readonly NonNullable<Value>[];
}
