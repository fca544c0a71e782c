import type { Preuve } from '@/domain/preuve/preuve.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatCount, formatNombre } from '@/lib/format/nombre.ts';

/** The points that a whole walk of a version may give, its bonus apart; null of an aventure, whose ways differ. */
function pointsMost({ genre, etapes }: Contenu): number | null {
  if (genre === 'aventure') return null;
  return etapes.reduce(
    (sum, { bonus, epreuve }) =>
      bonus === true || epreuve.type === 'aucune' ? sum : sum + epreuve.points,
    0,
  );
}

/** How many étapes of a version ask for something; null of an aventure. */
function asksMost({ genre, etapes }: Contenu): number | null {
  if (genre === 'aventure') return null;
  return etapes.filter(({ epreuve }) => epreuve.type !== 'aucune').length;
}

/** « 40 points prouvés sur 60 », or that no point was proven. */
export function pointsWords({ points }: Preuve, contenu: Contenu | null): string {
  const most = contenu === null ? null : pointsMost(contenu);
  const proven = formatCount(points, 'point prouvé', 'points prouvés');
  if (points === 0) return 'Aucun point prouvé';
  return most === null || points > most ? proven : `${proven} sur ${formatNombre(most)}`;
}

/** « 3 énigmes trouvées ou passées, sur 4 », or that no answer was checked. */
export function etapesWords({ etapes }: Preuve, contenu: Contenu | null): string {
  const most = contenu === null ? null : asksMost(contenu);
  if (most === 0) return 'Cette balade ne demande aucune réponse.';
  if (etapes === 0) {
    return 'Aucune réponse n’a été vérifiée en ligne\u00A0: la balade a été jouée sur papier, ou menée au bout sans répondre. Seuls sa fin et son jour sont sûrs.';
  }
  const found = formatCount(
    etapes,
    'énigme trouvée ou passée',
    'énigmes trouvées ou passées',
  );
  return most === null || etapes > most
    ? `${found}.`
    : `${found}, sur ${formatNombre(most)}.`;
}

/** The day a preuve was made on, which is that of the server (UTC): `12 mai 2026`. */
export function dayWords(jour: number): string {
  return formatDate(jour, 'UTC');
}
