import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** Text of a QR code, read from its picture as a camera would. */
export async function scanQr(code: Locator): Promise<string> {
  const side = 600;
  const dark = await code.evaluate(async (svg, side) => {
    const image = new Image(side, side);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    const canvas = new OffscreenCanvas(side, side);
    const paper = canvas.getContext('2d');
    paper?.drawImage(image, 0, 0, side, side);
    const { data = [] } = paper?.getImageData(0, 0, side, side) ?? {};
    return Array.from(data).filter((_byte, index) => index % 4 === 0);
  }, side);
  const data = Uint8Array.from(dark.flatMap((level) => [level, level, level, 255]));
  return decodeQR({ width: side, height: side, data });
}
