import { limits } from '@/domain/limits.ts';
import { fitLongSide, type DecodeImage } from './prepare-image.ts';

/** Why a picture cannot be the arms of a territory or a commune. */
export class BlasonRefusedError extends Error {
  override readonly name = 'BlasonRefusedError';
  readonly reason: 'trop-lourd' | 'script' | 'illisible';
  constructor(reason: BlasonRefusedError['reason'], options?: ErrorOptions) {
    super(`The arms were refused: ${reason}.`, options);
    this.reason = reason;
  }
}

/** What a drawing may hold besides shapes: a program, a page, or something fetched from elsewhere. */
const unsafeSvg =
  /<\s*(script|foreignobject|iframe|object|embed|animate|set|handler|!entity)|\son[a-z]+\s*=|(href|src)\s*=\s*["']?\s*(?!#|data:image\/(png|jpeg|webp);)[^"'\s>]|@import|url\(\s*["']?(?!#)/i;

/** Whether an SVG holds shapes alone: nothing that runs, and nothing that is fetched. */
export function isPlainSvg(text: string): boolean {
  return /<svg[\s>]/i.test(text) && !unsafeSvg.test(text);
}

function isSvg(file: Blob): boolean {
  return file.type === 'image/svg+xml';
}

/**
 * Makes of a chosen file arms of at most 512 pixels, drawn again as WebP or JPEG: nothing of the file but its pixels is sent.
 * Throws `BlasonRefusedError` for a file over 10 MiB, an SVG that holds more than shapes, or what is no picture.
 */
export async function prepareBlason(file: Blob, decode: DecodeImage): Promise<Blob> {
  if (file.size > limits.blasonSourceBytes.max)
    throw new BlasonRefusedError('trop-lourd');
  if (isSvg(file) && !isPlainSvg(await file.text()))
    throw new BlasonRefusedError('script');
  try {
    const picture = await decode(file);
    try {
      return await picture.encode(fitLongSide(picture, limits.blasonSide.max), 0.9);
    } finally {
      picture.close();
    }
  } catch (error) {
    throw new BlasonRefusedError('illisible', { cause: error });
  }
}

/** What is said of refused arms, and what to do. */
export function blasonRefusalText({ reason }: BlasonRefusedError): string {
  switch (reason) {
    case 'trop-lourd':
      return 'Ce fichier dépasse 10 Mo. Choisissez des armes plus légères\u00A0: 512 pixels suffisent.';
    case 'script':
      return 'Ce dessin SVG contient autre chose que des formes (un programme, ou une adresse). Enregistrez-le en PNG et choisissez ce PNG.';
    case 'illisible':
      return 'Ce fichier n’est pas une image que nous savons lire. Choisissez un PNG, un JPEG, un WebP ou un SVG.';
  }
}
