const currentYear = () => String(new Date().getFullYear());

/** React takes the page's text over as it stands; where it was written in another year, it is written anew. */
function writeYear(span: HTMLSpanElement | null): void {
  const year = currentYear();
  if (span && span.textContent !== year) span.textContent = year;
}

/** The year, by the reader's own clock. The page may have been written in another one, at build: that is no error. */
export function CurrentYear() {
  return (
    <span ref={writeYear} suppressHydrationWarning>
      {currentYear()}
    </span>
  );
}
