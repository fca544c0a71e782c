/** A public grid over the numbers in which exactly the accepted bounds share a cell. */
export type NombreGrid = { origine: number; largeur: number };

/** A double has no more than fifteen decimals. */
const maxDecimalCount = 15;

/** Decimals of a written number: 3 for `1.851`, 0 for `1e21`. */
function decimalCount(value: number): number {
  const [mantissa = '', exponent = '0'] = value.toString().split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return Math.min(maxDecimalCount, Math.max(0, decimals - Number(exponent)));
}

/**
 * `value × 10^decimals` as an exact integer, from the written decimal digits: doubles would make 3.7 a hair less than 3.7, and a bound
 * would fall out of its cell.
 */
function scaled(value: number, decimals: number): bigint {
  if (Number.isInteger(value)) return BigInt(value) * 10n ** BigInt(decimals);
  return BigInt(value.toFixed(decimals).replace('.', ''));
}

function unscaled(value: bigint, decimals: number): number {
  return Number(`${value}e-${decimals}`);
}

/** Remainder in `[0, divisor)`, also of negative numbers. */
function modulo(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}

function floorDivide(value: bigint, divisor: bigint): bigint {
  return (value - modulo(value, divisor)) / divisor;
}

/**
 * The grid of `[minimum, maximum]` (finite, in order): cells of that width plus one step of the author's precision, that begin half a step
 * under the lower bound. It reveals the width and the remainder of the bounds, never the cell.
 */
export function gridOf(minimum: number, maximum: number): NombreGrid {
  const stepDecimals = Math.max(decimalCount(minimum), decimalCount(maximum));
  // One decimal more than the author's, so that half a step is the integer 5.
  const decimals = stepDecimals + 1;
  const first = scaled(minimum, decimals) - 5n;
  const width = scaled(maximum, decimals) + 5n - first;
  return {
    origine: unscaled(modulo(first, width), decimals),
    largeur: unscaled(width, decimals),
  };
}

/**
 * The canonical form of a number for an empreinte: the index of its cell. Written more finely than the author's
 * step, a number may fall between the bounds of two cells, where it is wrong whatever the answer is: its form
 * then ends with `+`, which no published empreinte is made of.
 */
export function cellOf(value: number, { origine, largeur }: NombreGrid): string {
  const gridDecimals = decimalCount(origine);
  const decimals = Math.max(gridDecimals, decimalCount(largeur), decimalCount(value));
  const width = scaled(largeur, decimals);
  const offset = scaled(value, decimals) - scaled(origine, decimals);
  const cell = floorDivide(offset, width);
  // `gridOf` begins its cells at an odd number of half steps, whose last decimal is a 5.
  const step = 10n ** BigInt(decimals - gridDecimals);
  const halfStep = scaled(origine, gridDecimals) % 10n === 5n ? 5n * step : 0n;
  const inCell = modulo(offset, width);
  const isBetween = inCell < halfStep || inCell > width - halfStep;
  return isBetween ? `${cell}+` : String(cell);
}
