import type { Partie } from '@/domain/partie/partie.ts';
import { surPlaceOf } from '@/domain/partie/sur-place.ts';
import { emblemeOf } from '@/domain/quete/embleme.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import type { StruckTampon } from './draw-tampon.ts';

/** What a souvenir says: names, title, place and day, and the tampon where the whole walk was done. */
export type Souvenir = {
  /** Empty where nobody said who played. */
  noms: string;
  titre: string;
  /** « Dijon, 12 mai 2026 ». */
  lieu: string;
  tampon: StruckTampon | null;
};

/** The souvenir of a party that ended. `at`: when, in epoch milliseconds. */
export function souvenirOf(
  partie: Partie,
  contenu: Contenu,
  { noms, at }: { noms: string; at: number },
): Souvenir {
  const { queteId, ecourteeIndex } = partie;
  const { titre, genre, theme, commune } = contenu;
  return {
    noms,
    titre: typographie(titre),
    lieu: `${commune.nom}, ${formatDate(at)}`,
    tampon:
      ecourteeIndex === null
        ? {
            commune: commune.nom,
            genre,
            theme,
            embleme: emblemeOf({ ...contenu, queteId }),
            at,
            surPlace: surPlaceOf(partie, contenu).isEarned,
          }
        : null,
  };
}

/** A souvenir in one sentence, for those who do not see it. */
export function souvenirWords({ noms, titre, lieu, tampon }: Souvenir): string {
  const who = noms === '' ? '' : `${noms}, `;
  const struck = tampon === null ? '' : ', avec le tampon';
  return `Souvenir\u00A0: ${who}«\u00A0${titre}\u00A0», ${lieu}${struck}.`;
}
