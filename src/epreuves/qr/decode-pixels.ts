import decodeQR from 'qr/decode.js';

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** The text of the QR code in a picture, one byte for each of red, green, blue, alpha; null if there is none. */
export function decodePixels({ data, width, height }: Pixels): string | null {
  try {
    return decodeQR({ data, width, height });
  } catch {
    // It throws if there is no code, as in most pictures of a moving camera.
    return null;
  }
}
