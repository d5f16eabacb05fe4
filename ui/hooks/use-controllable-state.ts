import { useState } from 'react';

/** State that the parent may control: `value` wins where it is given; otherwise the component holds its own, starting at `initial`. */
export function useControllableState<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, change];
}
