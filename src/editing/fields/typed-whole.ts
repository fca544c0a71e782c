import { parseNombre } from '@/domain/epreuve/canonical-answer.ts';

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
