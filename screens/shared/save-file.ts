/** Milliseconds after which the browser has started to save the file. */
const releaseAfter = 60_000;

/** Saves a file that a script has downloaded, as if the user had followed a download link. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfter);
}
