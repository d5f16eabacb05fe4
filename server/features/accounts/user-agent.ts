import Bowser from 'bowser';

/** Of a stored header. Those of common browsers have fewer than 300 characters. */
const maximumLength = 400;

/** Null if unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Keeps printable ASCII only and limits the length, because anyone may send anything. */
export const storedUserAgent = (header: string | undefined): string =>
  (header ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, maximumLength);

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** For unknown browsers, the parser returns a part of the header. */
const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: known(browsers, browser.name), system: known(systems, os.name) };
}
