import { formatCount } from '@/lib/format/nombre.ts';

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
