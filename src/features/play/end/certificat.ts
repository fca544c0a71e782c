import { timeZoneOf } from '@/domain/geo/time-zone.ts';
import {
  bonusPointsOf,
  doneCount,
  etapeCountOf,
  maximumPoints,
  pointsOf,
} from '@/domain/partie/bilan.ts';
import { surPlaceOf } from '@/domain/partie/sur-place.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { signesOf, type PreuveId } from '@/domain/preuve/preuve-id.ts';
import { emblemeOf } from '@/domain/quete/embleme.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import type { StruckTampon } from './draw-tampon.ts';
import { doneWords, pointsOutOf, pointsWords } from '../session/play-words.ts';

/** What a certificate says, line by line. */
export type Certificat = {
  /** Whose it is; empty where it will be written by hand. */
  nom: string;
  /** « a fait toute la quête », or how much of it. */
  fait: string;
  titre: string;
  lieu: string;
  /** Empty where nothing was won. */
  points: string;
  /** The whole walk was done: the tampon is struck. */
  isEntier: boolean;
  /** What a desk checks; null before the rules have seen the finish. */
  preuve: PreuveId | null;
} & StruckTampon;

/** Nobody walks all the ways of an aventure. */
const wholeWords = {
  quete: 'fait toute la quête',
  visite: 'fait toute la visite',
  aventure: 'vécu l’aventure',
} as const;

const ofGenre = {
  quete: 'de la quête',
  visite: 'de la visite',
  aventure: 'de l’aventure',
} as const;

/** The longest name that is typed for a picture: two first names and more. */
export const nomLengthMax = 40;

/** First names as one: « Lina, Tom et Zoé ». */
export function joinNames(noms: readonly string[]): string {
  return new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(noms);
}

/** Whether a name is that of several: « Louna et Malo », « Lina, Tom », « Les Martin ». */
export function isOfSeveral(nom: string): boolean {
  return /\s(?:et|&|\+)\s|,\s*\S|^les\s/iu.test(nom);
}

/** The certificate of a party that ended: what was done and no more. */
export function certificatOf(
  partie: Partie,
  contenu: Contenu,
  { nom, at, preuve = null }: { nom: string; at: number; preuve?: PreuveId | null },
): Certificat {
  const { genre, titre, theme, commune } = contenu;
  const done = doneCount(partie, contenu);
  const points = pointsOf(partie);
  const bonus = bonusPointsOf(partie, contenu);
  const isEntier = partie.ecourteeIndex === null;
  const has = isOfSeveral(nom) ? 'ont' : 'a';
  return {
    nom,
    fait: isEntier
      ? `${has} ${wholeWords[genre]}`
      : `${has} fait ${doneWords(done, etapeCountOf(partie, contenu))} ${ofGenre[genre]}`,
    titre: typographie(titre),
    lieu: `à ${commune.nom}, le ${formatDate(at, timeZoneOf(commune.departement))}`,
    points:
      points === 0
        ? ''
        : `${pointsWords(points - bonus)}${pointsOutOf(maximumPoints(partie, contenu), bonus)}`,
    isEntier,
    preuve,
    commune: commune.nom,
    genre,
    theme,
    embleme: emblemeOf({ ...contenu, queteId: partie.queteId }),
    at,
    surPlace: surPlaceOf(partie, contenu).isEarned,
  };
}

/** A certificate in one sentence, for those who do not see it. */
export function certificatWords(certificat: Certificat): string {
  const { nom, fait, titre, lieu, points, preuve } = certificat;
  const signes = preuve === null ? '' : ` Preuve\u00A0${signesOf(preuve)}.`;
  const who = nom === '' ? 'Prénom à écrire' : nom;
  return `Certificat\u00A0: ${who} ${fait} «\u00A0${titre}\u00A0», ${lieu}${points === '' ? '' : `, ${points}`}.${signes}`;
}
