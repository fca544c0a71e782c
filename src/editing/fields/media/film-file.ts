import type { Film } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';

/** Why a file cannot be the film of an étape. */
export type FilmRefusal = 'trop-lourd' | 'autre-chose' | 'autre-codage';

/** What describes a film takes some thousand bytes a minute: more is none. */
const mostDescribed = 8 * 1024 * 1024;

async function bytesAt(file: Blob, from: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, from + length).arrayBuffer());
}

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

type Box = { type: string; from: number; size: number };

/** The boxes of a file of ISO/IEC 14496-12, at its top: « ftyp », « moov », « mdat »… */
async function* boxesOf(file: Blob): AsyncGenerator<Box> {
  let from = 0;
  while (from + 8 <= file.size) {
    const head = await bytesAt(file, from, 16);
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    const short = view.getUint32(0);
    const isLong = short === 1 && head.byteLength === 16;
    // 0: to the end of the file.
    const size = isLong
      ? Number(view.getBigUint64(8))
      : short === 0
        ? file.size - from
        : short;
    if (size < 8) return;
    yield { type: textOf(head.subarray(4, 8)), from, size };
    from += size;
  }
}

/** How its pictures are coded (« avc1 » is H.264), as its description says; empty where it is no film. */
async function codingOf(file: Blob): Promise<string> {
  let isFirst = true;
  for await (const { type, from, size } of boxesOf(file)) {
    if (isFirst && type !== 'ftyp') return '';
    isFirst = false;
    if (type !== 'moov') continue;
    if (size > mostDescribed) return '';
    const described = textOf(await bytesAt(file, from, size));
    return /(avc1|avc3|hvc1|hev1|av01|vp09|mp4v|apcn)/.exec(described)?.[1] ?? '';
  }
  return '';
}

/**
 * A chosen file as a film that every phone plays (H.264 in MP4), under a fresh place of its parcours; or why it cannot be. It
 * is sent as it is: no browser makes a film lighter.
 */
export async function readFilmFile(
  parcoursId: string,
  file: Blob,
): Promise<{ film: Pick<Film, 'path' | 'octets'>; blob: Blob } | FilmRefusal> {
  if (file.size > limits.filmBytes.max) return 'trop-lourd';
  const coding = await codingOf(file);
  if (coding === '') return 'autre-chose';
  if (!coding.startsWith('avc')) return 'autre-codage';
  const name = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  return {
    film: { path: `parcours/${parcoursId}/${name}.mp4`, octets: file.size },
    blob: new Blob([file], { type: 'video/mp4' }),
  };
}

/** What is said of a refused file, and what to do. */
export function filmRefusalText(refusal: FilmRefusal): string {
  switch (refusal) {
    case 'trop-lourd':
      return 'Ce film dépasse 40 Mo. Réduisez-le en 720p, ou coupez-le\u00A0: deux minutes suffisent.';
    case 'autre-chose':
      return 'Ce fichier n’est pas un film MP4. Enregistrez-le en MP4 (H.264), puis choisissez-le à nouveau.';
    case 'autre-codage':
      return 'Ce film MP4 n’est pas codé en H.264\u00A0: bien des téléphones ne le liraient pas. Enregistrez-le en H.264, «\u00A0le plus compatible\u00A0» dans les réglages d’un iPhone.';
  }
}
