import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';
import { formatCount, formatNombre } from '@/lib/format/nombre.ts';

function genreOf({ genre }: Fiche): string {
  switch (genre) {
    // What most of them are goes without saying.
    case 'quete':
      return '';
    case 'visite':
      return 'visite';
    case 'aventure':
      return 'aventure';
  }
}

function ageOf({ ageMinimum }: Fiche): string {
  return ageMinimum === 0 ? 'tout âge' : `dès ${formatCount(ageMinimum, 'an', 'ans')}`;
}

function noteOf({ note }: Fiche): string {
  if (note === null) return '';
  const moyenne = formatNombre(Math.round(note.moyenne * 10) / 10);
  return `${moyenne}\u00A0/\u00A05 (${formatCount(note.nombre, 'avis', 'avis')})`;
}

/** What one wants to know before choosing a quête, in one line; with its commune where cards of several stand together, and how far it is. */
export function carteSummary(
  carte: Fiche,
  {
    withCommune,
    eloignement = '',
  }: { withCommune: boolean; eloignement?: string | undefined },
) {
  return [
    withCommune ? carte.commune.nom : '',
    eloignement,
    genreOf(carte),
    carte.dureeMinutes === null ? '' : formatDuree(carte.dureeMinutes),
    carte.distanceMetres === 0 ? '' : formatDistance(carte.distanceMetres),
    ageOf(carte),
    noteOf(carte),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
