/** Drawings on every canvas, in order. */
export type Drawing = { written: string[]; pictures: unknown[] };

/** A canvas that records its texts and pictures, and accepts any other drawing. */
export function createCanvasContext(drawing: Drawing): unknown {
  const drawn = {
    fillText: (text: string) => drawing.written.push(text),
    drawImage: (image: unknown) => drawing.pictures.push(image),
    measureText: (text: string) => ({ width: text.length * 30 }),
  };
  return new Proxy<Record<string, unknown>>(drawn, {
    get: (target, name) =>
      typeof name === 'string' && name in target ? target[name] : () => undefined,
    set: () => true,
  });
}
