const quantiles = {
  elements: [
    ...[0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1_076],
    ...[1_237, 1_459, 1_801, 2_479, 594_601],
  ],
  requetes: [
    ...[0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205],
    ...[281, 3_920],
  ],
  kilo: [
    ...[0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1_098.62, 1_265.47],
    ...[1_448.32, 1_648.27, 1_876.08, 2_142.06, 2_465.37, 2_866.31, 3_401.59, 4_155.73],
    ...[5_400.08, 8_037.54, 223_212.26],
  ],
} as const;

/** EcoIndex's counts of a page: its elements, without those inside drawings (`svg`), its requests, and the kilobytes transferred. */
export type PageCounts = Record<keyof typeof quantiles, number>;

/** Rank of a value among the twentieths of the pages of HTTP Archive: 0 for the lightest, 20 beyond the heaviest. */
function twentieth(value: number, bounds: readonly number[]): number {
  const above = bounds.findIndex((bound) => value < bound);
  if (above < 1) return bounds.length - 1;
  const [from = 0, to = 0] = bounds.slice(above - 1, above + 1);
  return above - 1 + (value - from) / (to - from);
}

/**
 * The EcoIndex of a page, of 100 (A from 80, B from 70): https://www.ecoindex.fr, with the quantiles of `ecoindex_reference` 1.
 * Elements count three times, requests twice, bytes once.
 */
export function ecoIndex({ elements, requetes, kilo }: PageCounts): number {
  const weighted =
    3 * twentieth(elements, quantiles.elements) +
    2 * twentieth(requetes, quantiles.requetes) +
    twentieth(kilo, quantiles.kilo);
  return Math.round(100 - (5 * weighted) / 6);
}
