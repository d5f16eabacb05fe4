import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { compare } from './compare.ts';
import {
  changedModules,
  changedProperties,
  globalStyles,
  readManifest,
  staticFilesHash,
  usedProperties,
} from './modules.ts';
import { pictureName, schemesOf, widths } from './picture-variants.ts';
import { kinds, type PictureReport, type PictureResult } from './report.ts';
import { listStories, type Story } from './stories.ts';
import { type Taken, takePictures } from './take-pictures.ts';

export interface CompareOptions {
  /** Built Storybook of the base. */
  readonly before: string;
  /** Current built Storybook. */
  readonly after: string;
  /** For pictures of `before`, for later runs. */
  readonly cache: string;
  /** For the report and its pictures. */
  readonly results: string;
  readonly base: PictureReport['base'];
  /** Only stories with one of these texts in their id. Default: all. */
  readonly only?: readonly string[];
  /** Also stories with unchanged modules. Default: false. */
  readonly all?: boolean;
  /** Receives progress messages. Default: none. */
  readonly log?: (text: string) => void;
}

export interface Comparison {
  readonly report: PictureReport;
  /** In the scope of this run, according to `only`. */
  readonly isLookedAt: (picture: string) => boolean;
}

/** The builds that contain a story, and the changed modules and tokens. */
interface Candidate {
  readonly story: Story;
  readonly before: boolean;
  readonly after: boolean;
  readonly modules: readonly string[];
  readonly tokens: readonly string[];
}

/** Hashes by name, errors by `id-width`. */
interface Taking {
  readonly hashes: Map<string, string>;
  readonly errors: Map<string, string>;
}

const newTaking = (): Taking => ({ hashes: new Map(), errors: new Map() });

const isWanted = (name: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((text) => name.includes(text));

const allWidths = widths.flat();

/** Stories that may render differently, and the number of the others. */
export function candidatesIn({ before, after, only = [], all = false }: CompareOptions): {
  candidates: Candidate[];
  leftOut: number;
} {
  const [old, now] = [before, after].map(
    (folder) => new Map(listStories(folder).map((story) => [story.id, story])),
  );
  const [modulesBefore, modulesAfter] = [readManifest(before), readManifest(after)];
  const isComparable =
    modulesBefore !== undefined &&
    modulesAfter !== undefined &&
    staticFilesHash(before) === staticFilesHash(after);
  const tokens = changedProperties(globalStyles(before), globalStyles(after));
  const candidates: Candidate[] = [];
  let leftOut = 0;
  const known = new Map<string, Pick<Candidate, 'modules' | 'tokens'>>();
  const differencesOf = (file: string) => {
    const found = known.get(file) ?? {
      modules: modulesBefore && modulesAfter ? changedModules(file, modulesBefore, modulesAfter) : [],
      tokens: modulesAfter ? tokens.filter((token) => usedProperties(file, modulesAfter).has(token)) : tokens,
    };
    known.set(file, found);
    return found;
  };
  for (const [id, story] of new Map([...(old ?? []), ...(now ?? [])])) {
    if (!isWanted(id, only)) continue;
    const differences = differencesOf(story.file);
    const inBoth = old?.has(id) === true && now?.has(id) === true;
    if (
      !all &&
      inBoth &&
      isComparable &&
      differences.modules.length === 0 &&
      differences.tokens.length === 0
    ) {
      leftOut += 1;
      continue;
    }
    candidates.push({ story, before: old?.has(id) === true, after: now?.has(id) === true, ...differences });
  }
  return { candidates, leftOut };
}

/** Discarded if the browser version or the code that takes them has changed. */
class PictureCache implements Taking {
  readonly hashes: Map<string, string>;
  readonly errors: Map<string, string>;
  readonly folder: string;
  readonly #index: string;
  readonly #key: string;

  constructor(folder: string, browserVersion: string) {
    this.folder = folder;
    const source = ['picture.ts', 'picture-variants.ts'].map((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    );
    this.#key = createHash('sha256')
      .update([browserVersion, ...source].join('\n'))
      .digest('hex');
    this.#index = join(folder, 'index.json');
    const stored = existsSync(this.#index)
      ? (JSON.parse(readFileSync(this.#index, 'utf8')) as { key: string; hashes: Record<string, string> })
      : undefined;
    const isUsable = stored?.key === this.#key;
    if (!isUsable) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    this.hashes = new Map(isUsable ? Object.entries(stored.hashes) : []);
    this.errors = new Map();
  }

  save(): void {
    writeFileSync(this.#index, JSON.stringify({ key: this.#key, hashes: Object.fromEntries(this.hashes) }));
  }

  has(story: Story): boolean {
    return allWidths.every((width) =>
      schemesOf(story, width).every((scheme) => this.hashes.has(pictureName(story, width, scheme))),
    );
  }
}

/** Writes pictures to a folder and stores their hashes and errors in `taking`. */
function keepIn(folder: string, taking: Taking): (taken: Taken) => void {
  mkdirSync(folder, { recursive: true });
  return ({ story, widths, pictures, error }) => {
    for (const width of widths) if (error !== undefined) taking.errors.set(`${story.id}-${width}`, error);
    for (const { width, scheme, hash, png } of pictures) {
      const name = pictureName(story, width, scheme);
      taking.hashes.set(name, hash);
      writeFileSync(join(folder, `${name}.png`), png);
    }
  };
}

const pairOf = (before: string | undefined, after: string | undefined): string =>
  createHash('sha256').update(`${before} ${after}`).digest('hex').slice(0, 24);

function resultsOf(
  candidate: Candidate,
  before: Taking,
  after: Taking,
): { results: PictureResult[]; same: number } {
  const { story, modules, tokens } = candidate;
  const { id, title, name } = story;
  const results: PictureResult[] = [];
  let same = 0;
  for (const width of allWidths) {
    const error = after.errors.get(`${id}-${width}`);
    for (const scheme of schemesOf(story, width)) {
      const picture = pictureName(story, width, scheme);
      const [old, now] = [before.hashes.get(picture), after.hashes.get(picture)];
      const pair = pairOf(old, now);
      const common = { picture, story: { id, title, name }, width, scheme, pair, modules, tokens };
      if (error !== undefined) {
        results.push({ ...common, kind: 'failed', error });
        break;
      }
      if (old === now) same += 1;
      else if (now === undefined) results.push({ ...common, kind: 'removed' });
      else results.push({ ...common, kind: old === undefined ? 'new' : 'changed' });
    }
  }
  return { results, same };
}

/** Stories to take again. If more differ, the cause is not random. */
const mostRetaken = 60;

/** Writes `report.json` and the differing pictures to `results`. */
export async function compareBuilds(browser: Browser, options: CompareOptions): Promise<Comparison> {
  const { before, after, results, base, only = [], log = () => undefined } = options;
  const { candidates, leftOut } = candidatesIn(options);
  log(
    `Comparing ${candidates.length} stories${leftOut > 0 ? `, skipping ${leftOut} with unchanged modules` : ''}.`,
  );
  const cache = new PictureCache(options.cache, browser.version());
  const today = newTaking();
  const folders = {
    before: join(results, 'before'),
    after: join(results, 'after'),
    difference: join(results, 'difference'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const wantedBefore = candidates
    .filter(({ before, story }) => before && !cache.has(story))
    .map(({ story }) => story);
  const wantedAfter = candidates.filter(({ after }) => after).map(({ story }) => story);

  const total = (wantedBefore.length + wantedAfter.length) * widths.length;
  let done = 0;
  let said = performance.now();
  const counted = (keep: (taken: Taken) => void) => (taken: Taken) => {
    keep(taken);
    done += 1;
    if (performance.now() - said < 5000) return;
    said = performance.now();
    cache.save();
    log(`Played ${done} of ${total} …`);
  };
  const bothSides = wantedBefore.length > 0 && wantedAfter.length > 0;
  const pages = bothSides ? 2 : 4;
  await Promise.all([
    takePictures(browser, before, wantedBefore, { pages, onTaken: counted(keepIn(cache.folder, cache)) }),
    takePictures(browser, after, wantedAfter, { pages, onTaken: counted(keepIn(folders.after, today)) }),
  ]);
  cache.save();

  // Take both sides again to rule out random differences, for example from a slow response.
  const differing = candidates
    .filter((candidate) => candidate.before && candidate.after)
    .filter((candidate) => resultsOf(candidate, cache, today).results.some(({ kind }) => kind === 'changed'))
    .map(({ story }) => story);
  if (differing.length > 0 && differing.length <= mostRetaken) {
    log(`Taking the pictures of ${differing.length} differing stories again …`);
    const pngs = join(results, 'again');
    const [oldAgain, nowAgain] = [newTaking(), newTaking()];
    await Promise.all([
      takePictures(browser, before, differing, { pages: 2, onTaken: keepIn(pngs, oldAgain) }),
      takePictures(browser, after, differing, { pages: 2, onTaken: keepIn(pngs, nowAgain) }),
    ]);
    rmSync(pngs, { recursive: true, force: true });
    for (const [name, hash] of nowAgain.hashes) {
      const old = cache.hashes.get(name);
      const isSame = hash === old || [hash, today.hashes.get(name)].includes(oldAgain.hashes.get(name));
      if (old !== undefined && isSame) today.hashes.set(name, old);
    }
  }

  const found: PictureResult[] = [];
  let same = 0;
  for (const candidate of candidates) {
    const { results, same: equal } = resultsOf(candidate, cache, today);
    same += equal;
    found.push(...results);
  }
  found.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  const differences = await writeDifferences(found, cache.folder, folders);
  const unused = new Set(today.hashes.keys()).difference(new Set(found.map(({ picture }) => picture)));
  for (const name of unused) rmSync(join(folders.after, `${name}.png`), { force: true });
  const report: PictureReport = {
    base,
    takenAt: new Date().toISOString(),
    compared: candidates.length,
    leftOut,
    same,
    results: differences,
  };
  writeFileSync(join(results, 'report.json'), JSON.stringify(report));
  return { report, isLookedAt: (picture) => isWanted(picture, only) };
}

/** Also returns the number of differing pixels and the step. */
async function writeDifferences(
  found: readonly PictureResult[],
  cache: string,
  folders: Readonly<Record<'before' | 'after' | 'difference', string>>,
): Promise<PictureResult[]> {
  const done: PictureResult[] = [];
  for (const result of found) {
    const file = `${result.picture}.png`;
    const old = existsSync(join(cache, file)) ? readFileSync(join(cache, file)) : undefined;
    if (old && result.kind !== 'new' && result.kind !== 'failed')
      writeFileSync(join(folders.before, file), old);
    if (result.kind !== 'changed' || !old) {
      done.push(result);
      continue;
    }
    const difference = await compare(old, readFileSync(join(folders.after, file)));
    if (difference) writeFileSync(join(folders.difference, file), difference.picture);
    done.push({ ...result, ...(difference && { pixels: difference.pixels, step: difference.step }) });
  }
  return done;
}
