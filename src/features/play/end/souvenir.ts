import { t } from '@lingui/core/macro';
import { surPlaceOf } from '@/domain/partie/bilan.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { preuveWords } from './certificat.ts';
import type { StruckTampon } from './draw-tampon.ts';

/** Content of a souvenir: names, title, place and day, and the tampon for a complete walk. */
export type Souvenir = {
  /** Empty if no player gave a name. */
  noms: string;
  titre: string;
  /** « Dijon, 12 mai 2026 ». */
  lieu: string;
  tampon: StruckTampon | null;
  /** Null before the rules have seen the finish. */
  preuve: PreuveId | null;
};

/** The souvenir of a party that ended. `at`: when, in epoch milliseconds. */
export function souvenirOf(
  partie: Partie,
  contenu: Contenu,
  { noms, at, preuve = null }: { noms: string; at: number; preuve?: PreuveId | null },
): Souvenir {
  const { ecourteeIndex } = partie;
  const { titre, genre, theme, commune } = contenu;
  return {
    noms,
    titre: typographie(titre),
    preuve,
    lieu: `${commune.nom}, ${formatDate(at)}`,
    tampon:
      ecourteeIndex === null
        ? {
            commune: commune.nom,
            genre,
            theme,
            embleme: contenu.embleme,
            at,
            surPlace: surPlaceOf(partie, contenu).isEarned,
          }
        : null,
  };
}

/** Text alternative of a souvenir, in one sentence. */
export function souvenirWords({ noms, titre, lieu, tampon, preuve }: Souvenir): string {
  const what =
    noms === ''
      ? t`«\u00A0${titre}\u00A0», ${lieu}`
      : t`${noms}, «\u00A0${titre}\u00A0», ${lieu}`;
  const said =
    tampon === null
      ? t`Souvenir\u00A0: ${what}.`
      : t`Souvenir\u00A0: ${what}, avec le tampon.`;
  return preuve === null ? said : `${said} ${preuveWords(preuve)}`;
}
