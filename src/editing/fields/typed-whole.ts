import { parseNombre } from '@/domain/epreuve/canonical-answer.ts';
import { limits } from '@/domain/limits.ts';

/** Reads a whole number within bounds, both included; undefined for anything else. */
export function wholeParser(
  min: number,
  max: number,
): (texte: string) => number | undefined {
  return (texte) => {
    const value = parseNombre(texte);
    const isWhole = value !== null && Number.isInteger(value);
    return isWhole && value >= min && value <= max ? value : undefined;
  };
}

/** A whole number of points from 0 to 100, or undefined. */
export function parsePoints(texte: string): number | undefined {
  const value = parseNombre(texte);
  const isWhole = value !== null && Number.isInteger(value);
  return isWhole && value >= 0 && value <= limits.points.max ? value : undefined;
}
