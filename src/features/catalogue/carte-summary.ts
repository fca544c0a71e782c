import { plural, t } from '@lingui/core/macro';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { petitsWords } from '@/domain/quete/petits-words.ts';
import { factLine } from '@/lib/format/fact-line.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';
import { formatNombre } from '@/lib/format/nombre.ts';

function genreOf({ genre }: Fiche): string {
  switch (genre) {
    // The most common kind is not mentioned.
    case 'quete':
      return '';
    case 'visite':
      return t`visite`;
    case 'aventure':
      return t`aventure`;
  }
}

function ageOf({ ageMinimum }: Fiche): string {
  return ageMinimum === 0
    ? t`tout âge`
    : plural(ageMinimum, { one: 'dès #\u00A0an', other: 'dès #\u00A0ans' });
}

function noteOf({ note }: Fiche): string {
  if (note === null) return '';
  const moyenne = formatNombre(Math.round(note.moyenne * 10) / 10);
  const { nombre } = note;
  const avis = plural(nombre, { one: '#\u00A0avis', other: '#\u00A0avis' });
  return `${moyenne}\u00A0/\u00A05\u00A0(${avis})`;
}

/** Its languages, if French is not the only one: « FR, EN, DE ». */
function languesOf({ langues = [] }: Fiche): string {
  return langues.length === 0 ? '' : ['fr', ...langues].join(', ').toUpperCase();
}

/** Summary of a quête, in one line; with its commune in lists of several communes, and its distance. */
export function carteSummary(
  carte: Fiche,
  {
    withCommune,
    eloignement = '',
  }: { withCommune: boolean; eloignement?: string | undefined },
) {
  return factLine([
    withCommune ? carte.commune.nom : '',
    eloignement,
    genreOf(carte),
    carte.dureeMinutes === null ? '' : formatDuree(carte.dureeMinutes),
    carte.distanceMetres === 0 ? '' : formatDistance(carte.distanceMetres),
    ageOf(carte),
    carte.petits === undefined ? '' : petitsWords(...carte.petits),
    noteOf(carte),
    languesOf(carte),
  ]);
}
