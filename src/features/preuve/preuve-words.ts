import { plural, t } from '@lingui/core/macro';
import type { Preuve } from '@/domain/preuve/preuve.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatNombre } from '@/lib/format/nombre.ts';

/** The maximum points of a version, without its bonus; null for an aventure, whose ways differ. */
function pointsMost({ genre, etapes }: Contenu): number | null {
  if (genre === 'aventure') return null;
  return etapes.reduce(
    (sum, { bonus, epreuve }) =>
      bonus === true || epreuve.type === 'aucune' ? sum : sum + epreuve.points,
    0,
  );
}

/** Number of étapes with an épreuve in a version; null for an aventure. */
function asksMost({ genre, etapes }: Contenu): number | null {
  if (genre === 'aventure') return null;
  return etapes.filter(({ epreuve }) => epreuve.type !== 'aucune').length;
}

/** « 40 points prouvés sur 60 », or that no point was proven. */
export function pointsWords({ points }: Preuve, contenu: Contenu | null): string {
  const most = contenu === null ? null : pointsMost(contenu);
  if (points === 0) return t`Aucun point prouvé`;
  if (most === null || points > most) {
    return plural(points, {
      one: '#\u00A0point prouvé',
      other: '#\u00A0points prouvés',
    });
  }
  const total = formatNombre(most);
  return plural(points, {
    one: `#\u00A0point prouvé sur ${total}`,
    other: `#\u00A0points prouvés sur ${total}`,
  });
}

/** « 3 énigmes trouvées ou passées, sur 4 », or that no answer was checked. */
export function etapesWords({ etapes }: Preuve, contenu: Contenu | null): string {
  const most = contenu === null ? null : asksMost(contenu);
  if (most === 0) return t`Cette balade ne demande aucune réponse.`;
  if (etapes === 0) {
    return t`Aucune réponse n’a été vérifiée en ligne\u00A0: la balade a été jouée sur papier, ou menée au bout sans répondre. Seuls sa fin et son jour sont sûrs.`;
  }
  if (most === null || etapes > most) {
    return plural(etapes, {
      one: '#\u00A0énigme trouvée ou passée.',
      other: '#\u00A0énigmes trouvées ou passées.',
    });
  }
  const total = formatNombre(most);
  return plural(etapes, {
    one: `#\u00A0énigme trouvée ou passée, sur ${total}.`,
    other: `#\u00A0énigmes trouvées ou passées, sur ${total}.`,
  });
}

/** The day of a preuve, from the server (UTC): `12 mai 2026`. */
export function dayWords(jour: number): string {
  return formatDate(jour, 'UTC');
}
