import { lagosToday } from '../../shared/dates.ts';

const currentYear = () => lagosToday().slice(0, 4);

/** Hydration keeps the server's text when it differs, so the year is updated afterwards. */
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
