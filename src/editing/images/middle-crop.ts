import type { PercentCrop } from 'react-image-crop';

/** The largest part of a picture that has a shape (`ratio`: width by height), in its middle; all of it without one. */
export function middleCrop(
  ratio: number | undefined,
  { width, height }: { width: number; height: number },
): PercentCrop {
  const own = width / height;
  const wide = ratio === undefined || own <= ratio ? 100 : (100 * ratio) / own;
  const high = ratio === undefined || own >= ratio ? 100 : (100 * own) / ratio;
  return {
    unit: '%',
    x: (100 - wide) / 2,
    y: (100 - high) / 2,
    width: wide,
    height: high,
  };
}
