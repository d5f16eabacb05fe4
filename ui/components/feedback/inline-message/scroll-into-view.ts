/** Ref of a message below a button, which may be at the end of the screen. */
export const scrollIntoViewRef = (message: HTMLElement | null): void =>
  message?.scrollIntoView({ block: 'nearest' });
