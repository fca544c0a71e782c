/** The Shape Detection API, in browsers that read codes natively. https://wicg.github.io/shape-detection-api/ */
type Detector = {
  detect: (source: CanvasImageSource) => Promise<readonly { rawValue: string }[]>;
};
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Reads the text of a QR code in a picture; null if it finds none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** Enough for a plate held in a hand; more would only be slower. */
const longSide = 640;

function detectorClass(): DetectorClass | null {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  return typeof found === 'function' ? (found as DetectorClass) : null; // As the standard draft describes it.
}

async function ownReader(): Promise<ReadCode | null> {
  const Class = detectorClass();
  if (Class === null) return null;
  const formats = await Class.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new Class({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function loadedReader(): Promise<ReadCode> {
  const { decodePixels } = await import('./decode-pixels.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, longSide / Math.max(videoWidth, videoHeight, 1));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    if (context === null || canvas.width === 0) return Promise.resolve(null);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    return Promise.resolve(decodePixels(pixels));
  };
}

/** The native code reader, else ours, loaded only without a native one. */
export async function openReader(): Promise<ReadCode> {
  return (await ownReader()) ?? loadedReader();
}
