/** What one component did in a commit: drew itself, within the field of this name where it stands in one. */
export interface Render {
  readonly component: string;
  readonly field: string | undefined;
}

/** The part of React's tree that its developer tools read. */
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
  // The same children as before: React stopped here, nothing below was drawn again.
  if (fiber.alternate && fiber.alternate.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) read(child, within);
}

const place = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
place.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, renderers: new Map(), inject: () => 1 };
const hook = place.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const before = hook.onCommitFiberRoot;
hook.onCommitFiberRoot = (id, root, ...rest) => {
  before?.call(hook, id, root, ...rest);
  read(root.current, undefined);
};

/**
 * Every component that was drawn since the last call. Reads React as its developer tools do, so that nothing of the product is changed for
 * it. For tests; import it before React.
 */
export const takeRenders = (): Render[] => renders.splice(0);
