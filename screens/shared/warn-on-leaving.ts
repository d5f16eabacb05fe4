/** Lets the browser ask before the site is left or reloaded. Answers how to stop it. */
export function warnOnLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
