import { encodeQR } from 'qr';

/** Modules of quiet paper around the code; readers want four. */
const quiet = 4;

/** A QR code as a square of `side` modules, its quiet paper included, and the path of its dark ones. */
export type QrPath = { side: number; path: string };

/** Share of a code that may be lost: M 15 %, H 30 % for paper that hangs outdoors. */
export type QrLevel = 'M' | 'H';

const ecc = { M: 'medium', H: 'high' } as const;

/** The smallest code of level H, 37 modules wide: in a smaller code a torn corner loses more data than the level can restore. */
const smallestTough = { version: 5, side: 37 + 2 * quiet };

/** The rows of a code, true where dark, with its quiet zone. */
function rowsOf(text: string, level: QrLevel): boolean[][] {
  const options = { ecc: ecc[level], border: quiet };
  const rows = encodeQR(text, 'raw', options);
  return level === 'H' && rows.length < smallestTough.side
    ? encodeQR(text, 'raw', { ...options, version: smallestTough.version })
    : rows;
}

/** Draws a text as a QR code. */
export function drawQr(text: string, level: QrLevel = 'M'): QrPath {
  const rows = rowsOf(text, level);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { side: rows.length, path };
}

/** The QR code of a text as an SVG file; with `caption`, plain letters and digits, written below it. */
export function qrSvg(text: string, caption = ''): string {
  const { side, path } = drawQr(text);
  const height = caption === '' ? side : side + 3;
  const written =
    caption === ''
      ? ''
      : `<text x="${side / 2}" y="${side}" font-family="monospace" font-size="2" text-anchor="middle">${caption}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${height}" width="${side * 10}" height="${height * 10}"><rect width="${side}" height="${height}" fill="#fff"/><path d="${path}" shape-rendering="crispEdges"/>${written}</svg>\n`;
}
