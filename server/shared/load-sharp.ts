/** With the first picture, for its native library takes 13 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each image is decoded only once, so caching its pixels would waste memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
