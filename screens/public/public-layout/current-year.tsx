const currentYear = () => String(new Date().getFullYear());

/** Hydration leaves a text that differs as it stands in the page: one that was rendered in another year is replaced. */
function writeYear(span: HTMLSpanElement | null): void {
  const year = currentYear();
  if (span && span.textContent !== year) span.textContent = year;
}

/** The year, by the reader's own clock. The page may have been rendered in another one, at build: that is no hydration error. */
export function CurrentYear() {
  return (
    <span ref={writeYear} suppressHydrationWarning>
      {currentYear()}
    </span>
  );
}
