import { plural, t } from '@lingui/core/macro';
import { timeZoneOf } from '@/domain/geo/time-zone.ts';
import {
  bonusPointsOf,
  doneCount,
  etapeCountOf,
  maximumPoints,
  pointsOf,
  surPlaceOf,
} from '@/domain/partie/bilan.ts';
import type { Genre } from '@/domain/parcours/parcours.ts';
import type { PlayChoices } from '@/data/partie/play-choices.ts';
import { suiviOf, type Partie } from '@/domain/partie/partie.ts';
import { signesOf, type PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { currentLocale } from '@/langue/current-langue.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import type { StruckTampon } from './draw-tampon.ts';
import { doneWords, pointsWords, scoreWords } from '../session/play-words.ts';
import { inCommune } from '@/langue/nom-de-commune.ts';

/** Lines of a certificate. */
export type Certificat = {
  /** Name on it; empty to write it by hand. */
  nom: string;
  /** « a fait toute la quête », or the part done. */
  fait: string;
  titre: string;
  lieu: string;
  /** Empty without points. */
  points: string;
  /** The étapes that were solved in the turn of each player; empty if turns were not noted. */
  trouve: string;
  /** True for a complete walk: the tampon is struck. */
  isEntier: boolean;
  /** Id for a desk to check; null before the rules have seen the finish. */
  preuve: PreuveId | null;
} & StruckTampon;

/** Sentence for a whole walk, by one or several; an aventure is never whole. */
function wholeWords(genre: Genre, whoCount: number): string {
  switch (genre) {
    case 'quete':
      return plural(whoCount, {
        one: 'a fait toute la quête',
        other: 'ont fait toute la quête',
      });
    case 'visite':
      return plural(whoCount, {
        one: 'a fait toute la visite',
        other: 'ont fait toute la visite',
      });
    case 'aventure':
      return plural(whoCount, {
        one: 'a vécu l’aventure',
        other: 'ont vécu l’aventure',
      });
  }
}

/** Sentence for a part of it done. `steps`: « 2 étapes sur 3 ». */
function partWords(genre: Genre, whoCount: number, steps: string): string {
  switch (genre) {
    case 'quete':
      return plural(whoCount, {
        one: `a fait ${steps} de la quête`,
        other: `ont fait ${steps} de la quête`,
      });
    case 'visite':
      return plural(whoCount, {
        one: `a fait ${steps} de la visite`,
        other: `ont fait ${steps} de la visite`,
      });
    case 'aventure':
      return plural(whoCount, {
        one: `a fait ${steps} de l’aventure`,
        other: `ont fait ${steps} de l’aventure`,
      });
  }
}

/** The longest name that is typed for a picture: two first names and more. */
export const nomLengthMax = 40;

/** Joins first names: « Lina, Tom et Zoé ». */
export function joinNames(noms: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(noms);
}

/** True if a name is of several: « Louna et Malo », « Lina, Tom », « Les Martin ». */
export function isOfSeveral(nom: string): boolean {
  return /\s(?:et|and|und|en|y|e|&|\+)\s|,\s*\S|^(?:les|the|die|los)\s/iu.test(nom);
}

/** Who solved which étapes, by the turns that the device noted: of one player their titles, of several their numbers. */
function foundWords(
  partie: Partie,
  { etapes }: Contenu,
  { nom, lecteurs }: { nom: string; lecteurs: PlayChoices['lecteurs'] },
): string {
  const solved = etapes.filter(
    ({ id }) =>
      lecteurs.partieId === partie.id &&
      Object.hasOwn(lecteurs.noms, id) &&
      suiviOf(partie, id).issue?.type === 'reussie',
  );
  const solvedBy = (name: string) =>
    solved.filter(({ id }) => lecteurs.noms[id] === name);
  const own = solvedBy(nom);
  if (own.length > 0) {
    const titres = own.map(({ titre }) => typographie(titre)).join(', ');
    return t`${nom} a trouvé\u00A0: ${titres}`;
  }
  if (!isOfSeveral(nom)) return '';
  return [...new Set(solved.map(({ id }) => lecteurs.noms[id] ?? ''))]
    .map((name) =>
      plural(solvedBy(name).length, {
        one: `${name}\u00A0: # étape trouvée`,
        other: `${name}\u00A0: # étapes trouvées`,
      }),
    )
    .join(' · ');
}

/** The certificate of an ended party: exactly what was done. */
export function certificatOf(
  partie: Partie,
  contenu: Contenu,
  {
    nom,
    at,
    preuve = null,
    lecteurs = { partieId: '', noms: {} },
  }: {
    nom: string;
    at: number;
    preuve?: PreuveId | null;
    lecteurs?: PlayChoices['lecteurs'];
  },
): Certificat {
  const { genre, titre, theme, commune } = contenu;
  const done = doneCount(partie, contenu);
  const points = pointsOf(partie);
  const bonus = bonusPointsOf(partie, contenu);
  const isEntier = partie.ecourteeIndex === null;
  const whoCount = isOfSeveral(nom) ? 2 : 1;
  const steps = doneWords(done, etapeCountOf(partie, contenu));
  const date = formatDate(at, timeZoneOf(commune.departement));
  const where = inCommune(commune.nom);
  return {
    nom,
    fait: isEntier ? wholeWords(genre, whoCount) : partWords(genre, whoCount, steps),
    titre: typographie(titre),
    lieu: t`${where}, le ${date}`,
    points:
      points === 0
        ? ''
        : scoreWords(pointsWords(points - bonus), maximumPoints(partie, contenu), bonus),
    trouve: foundWords(partie, contenu, { nom, lecteurs }),
    isEntier,
    preuve,
    commune: commune.nom,
    genre,
    theme,
    embleme: contenu.embleme,
    at,
    surPlace: surPlaceOf(partie, contenu).isEarned,
  };
}

/** Text alternative of a certificate, in one sentence. */
export function certificatWords(certificat: Certificat): string {
  const { nom, fait, titre, lieu, points, trouve, preuve } = certificat;
  const who = nom === '' ? t`Prénom à écrire` : nom;
  const said =
    points === ''
      ? t`Certificat\u00A0: ${who} ${fait} «\u00A0${titre}\u00A0», ${lieu}.`
      : t`Certificat\u00A0: ${who} ${fait} «\u00A0${titre}\u00A0», ${lieu}, ${points}.`;
  return [
    said,
    ...(trouve === '' ? [] : [`${trouve}.`]),
    ...(preuve === null ? [] : [preuveWords(preuve)]),
  ].join(' ');
}

/** The eight signs of a preuve: « Preuve ABCD-EFGH. » */
export function preuveWords(preuve: PreuveId): string {
  const signes = signesOf(preuve);
  return t`Preuve\u00A0${signes}.`;
}
