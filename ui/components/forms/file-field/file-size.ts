/** Formats bytes for display: whole kilobytes under 1 MB, one decimal from there on. 1 MB is 1024 × 1024 bytes, as in the file managers of phones. */
export function formatFileSize(bytes: number): string {
  const mega = bytes / 1024 / 1024;
  const [value, unit] = mega >= 1 ? [mega, 'megabyte'] : [Math.max(1, bytes / 1024), 'kilobyte'];
  return new Intl.NumberFormat('en-NG', {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: mega >= 1 ? 1 : 0,
  }).format(value);
}
