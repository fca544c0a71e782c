import { limits } from '@/domain/limits.ts';
import { decodeImage } from './decode-image.ts';
import { fitLongSide, type DecodeImage, type DecodedImage } from './prepare-image.ts';

/** Pixels of a drawing without a size. */
const side = limits.blasonSide.max;

/** A drawing as pixels: an image element runs no script. */
async function drawSvg(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image(side, side);
    image.src = url;
    await image.decode();
    const width = image.naturalWidth || side;
    const height = image.naturalHeight || side;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round((width * side) / Math.max(width, height)));
    canvas.height = Math.max(1, Math.round((height * side) / Math.max(width, height)));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error('The canvas gave no picture.'));
        else resolve(blob);
      });
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Reads arms with the browser's own decoders, an SVG too. Rejects when the file is no picture. */
export async function decodeBlason(file: Blob): Promise<DecodedImage> {
  return decodeImage(file.type === 'image/svg+xml' ? await drawSvg(file) : file);
}

/** Why a picture cannot be the arms of a territory or a commune. */
export class BlasonRefusedError extends Error {
  override readonly name = 'BlasonRefusedError';
  readonly reason: 'trop-lourd' | 'script' | 'illisible';
  constructor(reason: BlasonRefusedError['reason'], options?: ErrorOptions) {
    super(`The arms were refused: ${reason}.`, options);
    this.reason = reason;
  }
}

/** Forbidden content of a drawing: a program, a page, or a resource fetched from elsewhere. */
const unsafeSvg =
  /<\s*(script|foreignobject|iframe|object|embed|animate|set|handler|!entity)|\son[a-z]+\s*=|(href|src)\s*=\s*["']?\s*(?!#|data:image\/(png|jpeg|webp);)[^"'\s>]|@import|url\(\s*["']?(?!#)/i;

/** True if an SVG contains only shapes: it runs and fetches nothing. */
export function isPlainSvg(text: string): boolean {
  return /<svg[\s>]/i.test(text) && !unsafeSvg.test(text);
}

function isSvg(file: Blob): boolean {
  return file.type === 'image/svg+xml';
}

/**
 * Makes of a chosen file arms of at most 512 pixels, drawn again as WebP or JPEG: only pixels of the file are sent. Throws
 * `BlasonRefusedError` for a file over 10 MiB, an SVG with more than shapes, or a file that is not a picture.
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

/** Message for refused arms, with the next step. */
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
