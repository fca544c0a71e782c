// The letters of a solved message turn over: style that comes with the first gesture too.
import '@/ui/play/joy.css';
import { canonicalText } from '@/domain/epreuve/canonical-answer.ts';
import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import type { Empreinte } from '@/domain/epreuve/public-parts.ts';

/** Judges a typed answer on this device; null if there is nothing to judge. */
export async function judgeEnigme(
  typed: string,
  empreinte: Empreinte,
): Promise<boolean | null> {
  const canonical = canonicalText(typed);
  return canonical === null ? null : matchesEmpreinte(canonical, empreinte);
}
