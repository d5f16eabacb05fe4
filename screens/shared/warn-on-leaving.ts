/** Makes the browser ask before the page is closed or reloaded. Returns a function that removes the warning. */
export function warnOnLeaving(): () => void {
  const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', confirmUnload);
  return () => removeEventListener('beforeunload', confirmUnload);
}
