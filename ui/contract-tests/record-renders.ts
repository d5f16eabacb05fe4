/** A component that rendered in a commit, with the name of the field it is part of, if any. */
export interface Render {
  readonly component: string;
  readonly field: string | undefined;
}

/** The part of React's fiber tree that its developer tools read. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly memoizedProps: { readonly name?: unknown } | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface Hook {
  onCommitFiberRoot?: (id: number, root: { current: Fiber }, ...rest: unknown[]) => void;
  [key: string]: unknown;
}

const didWork = 1;
const renders: Render[] = [];

function read(fiber: Fiber, field: string | undefined): void {
  const name = fiber.memoizedProps?.name;
  const within = typeof name === 'string' ? name : field;
  if (typeof fiber.type === 'function' && fiber.flags & didWork)
    renders.push({ component: fiber.type.name, field: within });
  // Unchanged children: React bailed out here, so nothing under this fiber rendered.
  if (fiber.alternate && fiber.alternate.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) read(child, within);
}

const globalWithHook = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
globalWithHook.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  renderers: new Map(),
  inject: () => 1,
};
const hook = globalWithHook.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const before = hook.onCommitFiberRoot;
hook.onCommitFiberRoot = (id, root, ...rest) => {
  before?.call(hook, id, root, ...rest);
  read(root.current, undefined);
};

/**
 * Returns every component that rendered since the last call. Hooks into React like its developer tools, so that the tested code needs no
 * changes. For tests; must be imported before React.
 */
export const takeRenders = (): Render[] => renders.splice(0);
