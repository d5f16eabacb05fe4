import type { Plugin } from 'vite';

/** The folders of the packages that modules belong to. */
export const packageFolders = (moduleIds: Iterable<string>): string[] => [
  ...new Set(
    [...moduleIds].flatMap((id) => /[^\0]*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? []),
  ),
];

/** Lists the packages in the browser's scripts for the notices of the release. It is not served. */
export const listPackages: Plugin = {
  name: 'list-packages',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const folders = packageFolders(this.getModuleIds());
    this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source: JSON.stringify(folders) });
  },
};
