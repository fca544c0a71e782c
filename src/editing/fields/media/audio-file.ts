import { limits } from '@/domain/limits.ts';

/** Why a file cannot be the recording of an étape. */
export type AudioRefusal = 'trop-lourd' | 'autre-chose';

const beginLength = 12;

const extensionByType = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
} as const;
type AudioType = keyof typeof extensionByType;

/** What a file is by its first bytes: neither its name nor what the phone says of it can be relied upon. */
function typeOf(begin: Uint8Array): AudioType | null {
  const text = String.fromCharCode(...begin);
  if (text.startsWith('OggS')) return 'audio/ogg';
  // « M4A » and the like; a video has the same box, with another brand.
  if (/^.{4}ftyp(M4A|M4B|mp42|isom|dash)/s.test(text)) return 'audio/mp4';
  // A tag, or the eleven set bits that begin a frame of MPEG audio.
  const isFrame = begin[0] === 0xff && ((begin[1] ?? 0) & 0xe6) === 0xe2;
  return text.startsWith('ID3') || isFrame ? 'audio/mpeg' : null;
}

/**
 * A chosen file as a recording that the rules accept, under a fresh place of its parcours; or why it cannot be. It is sent
 * as it is: no browser makes a recording lighter.
 */
export async function readAudioFile(
  parcoursId: string,
  file: Blob,
): Promise<{ path: string; blob: Blob } | AudioRefusal> {
  if (file.size > limits.audioBytes.max) return 'trop-lourd';
  const begin = new Uint8Array(await file.slice(0, beginLength).arrayBuffer());
  const type = typeOf(begin);
  if (type === null || file.type.startsWith('video/')) return 'autre-chose';
  const name = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  return {
    path: `parcours/${parcoursId}/${name}.${extensionByType[type]}`,
    blob: new Blob([file], { type }),
  };
}

/** What is said of a refused file, and what to do. */
export function audioRefusalText(refusal: AudioRefusal): string {
  return refusal === 'trop-lourd'
    ? 'Cet enregistrement dépasse 20 Mo. Choisissez-en un plus court, ou enregistrez-le en MP3.'
    : 'Ce fichier n’est pas un enregistrement MP3, M4A ou OGG. Choisissez-en un autre.';
}
