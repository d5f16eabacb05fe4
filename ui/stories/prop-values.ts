/// <reference path="../../.storybook/plugins/prop-variants.d.ts" />
import { propVariants } from 'virtual:prop-variants';

/**
 * Returns all values of a prop's type in source order, for an axis of a Matrix that includes new values automatically:
 * `propValues<ButtonProps['variant']>('Button', 'variant')`. Throws if the values of the type can't be enumerated.
 */
export function propValues<Value extends string | boolean | undefined>(
  component: string,
  prop: string,
): readonly NonNullable<Value>[] {
  const variants = propVariants[component]?.find((variant) => variant.prop === prop);
  if (!variants) throw new Error(`The type of ${component}.${prop} has no enumerable values.`);
  return variants.values as readonly NonNullable<Value>[];
}
