import type { EtapeSaga } from '@/domain/saga/saga.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';

/** « 2 signes sur 3 ». */
export function foundWords(found: number, seuil: number): string {
  return `${formatCount(found, 'signe', 'signes')} sur ${seuil}`;
}

/** What a saga asks for, in one sentence. */
export function askedWords({ total, seuil }: { total: number; seuil: number }): string {
  const end = 'ouvrent la fin, qui n’est dans aucun catalogue.';
  return seuil === total
    ? `${formatCount(total, 'quête', 'quêtes')}, un signe au bout de chacune. Tous ensemble, ils ${end}`
    : `${formatCount(total, 'quête', 'quêtes')}, un signe au bout de chacune. ${formatCount(seuil, 'signe', 'signes')}, n’importe lesquels, ${end}`;
}

const nommees = (etapes: readonly EtapeSaga[]) =>
  etapes.map(({ titre }) => `«\u00A0${typographie(titre)}\u00A0»`).join(', ');

/** Parts that can no longer be played: up to three by their names. */
export function gonePartWords(etapes: readonly EtapeSaga[]): string {
  if (etapes.length === 1) return `${nommees(etapes)} ne se joue plus.`;
  return etapes.length <= 3
    ? `${nommees(etapes)} ne se jouent plus.`
    : `${etapes.length} quêtes ne se jouent plus.`;
}

/** Parts that are closed now: up to three by their names. */
export function closedPartWords(etapes: readonly EtapeSaga[]): string {
  if (etapes.length === 1) return `${nommees(etapes)} est fermée en ce moment.`;
  return etapes.length <= 3
    ? `${nommees(etapes)} sont fermées en ce moment.`
    : `${etapes.length} quêtes sont fermées en ce moment.`;
}
