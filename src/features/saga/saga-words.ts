import { plural, t } from '@lingui/core/macro';
import type { EtapeSaga } from '@/domain/saga/saga.ts';
import { typographie } from '@/lib/format/typographie.ts';

/** « 2 signes sur 3 ». */
export function foundWords(found: number, seuil: number): string {
  return plural(found, {
    one: `#\u00A0signe sur ${seuil}`,
    other: `#\u00A0signes sur ${seuil}`,
  });
}

/** Goal of a saga, in one sentence. */
export function askedWords({ total, seuil }: { total: number; seuil: number }): string {
  const parts = plural(total, {
    one: '#\u00A0quête, un signe au bout de chacune.',
    other: '#\u00A0quêtes, un signe au bout de chacune.',
  });
  const end =
    seuil === total
      ? t`Tous ensemble, ils ouvrent la fin, qui n’est dans aucun catalogue.`
      : plural(seuil, {
          one: '#\u00A0signe, n’importe lesquels, ouvrent la fin, qui n’est dans aucun catalogue.',
          other:
            '#\u00A0signes, n’importe lesquels, ouvrent la fin, qui n’est dans aucun catalogue.',
        });
  return `${parts} ${end}`;
}

function quoted({ titre }: Pick<EtapeSaga, 'titre'>): string {
  const words = typographie(titre);
  return t`«\u00A0${words}\u00A0»`;
}

/** Their titles, each in the quotation marks of the language: « Le lavoir », « Le moulin ». */
function titlesOf(etapes: readonly Pick<EtapeSaga, 'titre'>[]): string {
  return etapes.map(quoted).join(', ');
}

/** Parts that can no longer be played: up to three by their names. */
export function gonePartWords(etapes: readonly EtapeSaga[]): string {
  const count = etapes.length;
  const titles = titlesOf(etapes);
  return count <= 3
    ? plural(count, {
        one: `${titles} n’est plus jouable.`,
        other: `${titles} ne sont plus jouables.`,
      })
    : plural(count, {
        one: '# quêtes ne sont plus jouables.',
        other: '# quêtes ne sont plus jouables.',
      });
}

/** Parts that are closed now: up to three by their names. */
export function closedPartWords(etapes: readonly EtapeSaga[]): string {
  const count = etapes.length;
  const titles = titlesOf(etapes);
  return count <= 3
    ? plural(count, {
        one: `${titles} est fermée en ce moment.`,
        other: `${titles} sont fermées en ce moment.`,
      })
    : plural(count, {
        one: '# quêtes sont fermées en ce moment.',
        other: '# quêtes sont fermées en ce moment.',
      });
}
