/** Reads the date of a photo. */
type ReadTime = (file: Blob) => Promise<unknown>;

/** The tag `DateTimeOriginal` (Exif 2.32, §4.6.5). */
const tag = 'DateTimeOriginal';
const exifDate = /^(\d{4}):(\d{2}):(\d{2})[ T](\d{2}:\d{2}:\d{2})/;

async function readTime(file: Blob): Promise<unknown> {
  const { parse } = await import('exifr/dist/lite.esm.mjs');
  const found: unknown = await parse(file, { exif: true, gps: false });
  if (typeof found !== 'object' || found === null) return null;
  return new Map<string, unknown>(Object.entries(found)).get(tag);
}

/** Time of a photo, in epoch milliseconds by this device's clock; null if it has none. */
export async function photoTime(
  file: Blob,
  read: ReadTime = readTime,
): Promise<number | null> {
  try {
    const found = await read(file);
    if (found instanceof Date)
      return Number.isNaN(found.getTime()) ? null : found.getTime();
    const parts = typeof found === 'string' ? exifDate.exec(found) : null;
    if (parts === null) return null;
    const at = Date.parse(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}`);
    return Number.isNaN(at) ? null : at;
  } catch {
    // Not a photo, or one with unreadable metadata.
    return null;
  }
}
