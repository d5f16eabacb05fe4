import { lagosToday } from '../../shared/dates.ts';

const currentYear = () => lagosToday().slice(0, 4);

/** Updates the year after hydration, which keeps the server's text when it differs. */
function updateYear(span: HTMLSpanElement | null): void {
  const year = currentYear();
  if (span && span.textContent !== year) span.textContent = year;
}

/** The current year in Lagos (SITE-3). A prerendered page may contain an earlier year, so the hydration warning is suppressed. */
export function CurrentYear() {
  return (
    <span ref={updateYear} suppressHydrationWarning>
      {currentYear()}
    </span>
  );
}
