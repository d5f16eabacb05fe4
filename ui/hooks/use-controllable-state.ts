import { useState } from 'react';

/** State that the parent can control. Uses `value` if it is defined, otherwise internal state that starts with `initial`. Calls `onChange` in both cases. */
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
