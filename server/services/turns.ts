/** Runs tasks of one name after another; tasks of different names don't wait for each other. */
export type Turns = <T>(name: string, task: () => Promise<T>) => Promise<T>;

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const turn = (last.get(name) ?? Promise.resolve()).catch(() => undefined).then(task);
    last.set(name, turn);
    return turn.finally(() => {
      if (last.get(name) === turn) last.delete(name);
    });
  };
}
