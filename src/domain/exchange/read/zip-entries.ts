import { Unzip, UnzipInflate } from 'fflate';
import { FileRefusedError } from './found.ts';

/** Declared contents of an archive, entry by entry. */
type Directory = { count: number; bytes: number; isProtected: boolean };

const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
/** Maximum length of the comment after the end of the directory. */
const commentMax = 65_535;
const chunkBytes = 65_536;
/** Fits sixty étapes with three pictures each and a recording or two; an archive that declares more is refused unread. */
const unzippedBytesMax = 150 * 1024 * 1024;
/** A larger archive is accepted if it hardly swells: images and recordings are compressed already. */
const swellMax = 1.5;
const entryCountMax = 1_000;

function broken(): FileRefusedError {
  return new FileRefusedError('archive-abimee');
}

/** End of the directory (PKWARE APPNOTE, §4.3.16), searched from the end of the file. */
function endOffset(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - commentMax); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw broken();
}

/** Reads the directory of an archive (§4.3.12) without unpacking anything. */
function readDirectory(bytes: Uint8Array): Directory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOffset(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  let isProtected = false;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) throw broken();
    isProtected ||= (view.getUint16(at + 8, true) & 1) === 1;
    size += view.getUint32(at + 24, true);
    at +=
      46 +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return { count, bytes: size, isProtected };
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** @param bytesMax size declared by the directory: an archive with more is false, and is not read to its end. */
function unpack(
  bytes: Uint8Array,
  bytesMax: number,
): Map<string, Uint8Array<ArrayBuffer>> {
  const entries = new Map<string, Uint8Array<ArrayBuffer>>();
  let total = 0;
  let count = 0;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > entryCountMax) throw new FileRefusedError('archive-trop-grande');
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      // The library returns the error thrown below.
      if (error !== null) throw error instanceof FileRefusedError ? error : broken();
      total += chunk.length;
      if (total > bytesMax) throw new FileRefusedError('archive-trop-grande');
      chunks.push(chunk.slice());
      if (isLast && !file.name.endsWith('/')) entries.set(file.name, join(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const isLast = at + chunkBytes >= bytes.length;
    unzip.push(bytes.subarray(at, at + chunkBytes), isLast);
  }
  return entries;
}

/** True if bytes begin like an archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * The files of an archive by their names. Never unpacks more than 150 MiB, or than 1.5 times its own size, nor more than 1,000 entries,
 * whatever its directory declares. Throws `FileRefusedError` when it is larger, locked by a password or broken.
 */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array<ArrayBuffer>> {
  const directory = readDirectory(bytes);
  if (directory.isProtected) throw new FileRefusedError('archive-protegee');
  const bytesMax = Math.max(unzippedBytesMax, swellMax * bytes.length);
  if (directory.count > entryCountMax || directory.bytes > bytesMax) {
    throw new FileRefusedError('archive-trop-grande');
  }
  try {
    return unpack(bytes, directory.bytes);
  } catch (error) {
    throw error instanceof FileRefusedError ? error : broken();
  }
}
