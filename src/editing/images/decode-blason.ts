import { limits } from '@/domain/limits.ts';
import { decodeImage } from './decode-image.ts';
import type { DecodedImage } from './prepare-image.ts';

/** Pixels of a drawing that does not say its size. */
const side = limits.blasonSide.max;

/** A drawing as pixels: an image element runs nothing of it. */
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
