/** Long enough for the slowest browser to have taken the file. */
const releaseMs = 60_000;

/** Offers a file, made here, as a download under its own name. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), releaseMs);
}
