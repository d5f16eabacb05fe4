/** By the paths of the stories. Each module has the samples of its stories by their ids (write-code-samples.ts). */
const files = import.meta.glob<Readonly<Record<string, string>>>(
  '../../ui/{components,layout,membership,patterns}/**/*.stories.tsx',
  { query: '?samples', import: 'default' },
);

/** Returns the code sample of a story of the library, and the source of others. */
export async function codeSample(
  source: string,
  { id, parameters }: { id: string; parameters: { fileName?: string } },
): Promise<string> {
  const samples = await files[`../../${parameters.fileName?.replace('./', '')}`]?.();
  return samples?.[id] ?? source;
}
