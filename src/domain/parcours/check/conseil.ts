import { canonicalText } from '../../epreuve/canonical-answer.ts';
import {
  findLeaks,
  isOwnLeak,
  leakKey,
  numbersIn,
  textHoldsAnswer,
  withoutTwins,
  type Leak,
} from '../../epreuve/leak.ts';
import { kindOf } from '../../epreuve/kinds/table.ts';
import { keyedCodes } from '../../epreuve/message-code.ts';
import type { Etape } from '../../etape/etape.ts';
import type { Image } from '../../etape/image.ts';
import { isNeverOpen } from '../../catalogue/ouverture.ts';
import { isPetitsBegun } from '../../etape/petits-epreuve.ts';
import { spokenParts, readingSeconds } from '../../etape/reading.ts';
import { distanceMetres } from '../../geo/position.ts';
import { estimatedDuree } from '../estimated-duree.ts';
import type { FieldPath, ImagePath } from '../field-path.ts';
import type { Parcours } from '../parcours.ts';

/**
 * Advice that improves a parcours without preventing publication, in order of correction: errors that mislead people on the spot first,
 * then helps, then the finish.
 */
export const conseilKinds = [
  'crochets-oublies',
  'fenetre-inversee',
  'jamais-ouverte',
  'duree-trop-courte',
  'etape-lointaine',
  'etapes-confondues',
  'rayon-petit',
  'ecoutes-melees',
  'reponse-ailleurs',
  'cle-introuvable',
  'quete-sans-epreuve',
  'aucun-indice',
  'une-seule-reponse',
  'choix-au-hasard',
  'acces-absent',
  'services-absents',
  'falc-absent',
  'petits-absents',
  'chemin-absent',
  'phrases-longues',
  'recit-long',
  'recit-court',
  'majuscules',
  'lien-non-securise',
  'credit-absent',
  'image-mal-decrite',
  'aucune-image',
  'description-courte',
  'duree-trop-longue',
  'epreuve-sans-points',
  'mot-de-succes-absent',
  'explication-absente',
  'code-sans-aide',
  'signature-absente',
] as const;
export type ConseilKind = (typeof conseilKinds)[number];

/** Advice without details beyond its kind. */
export type PlainKind = Exclude<ConseilKind, 'reponse-ailleurs'>;

/** A piece of advice and its field, as in `Problem`. */
export type Conseil =
  | { kind: PlainKind; etapeId: Etape['id'] | null; champ: FieldPath }
  /** An étape reveals the answer of another one, and its author has not accepted it (`voulues`). */
  | { kind: 'reponse-ailleurs'; etapeId: string; champ: FieldPath; leak: Leak };

/** A piece of advice that an étape, its épreuve or the parcours calls for by itself. */
export type PlainConseil = readonly [kind: PlainKind, champ: FieldPath];

/** Further than this from one étape to the next, a family with children turns back. */
export const farMetres = 1_500;
/** Nearer than this, two étapes overlap on the map. */
const sameMetres = 5;
/** A way shorter than this needs no words. */
const plainWayMetres = 150;
/** A group on its feet listens no longer. */
export const longRecitSeconds = 120;
const shortRecitSeconds = 10;
/** The guides to plain French recommend 15 to 20 words; past this, a child has lost the thread. */
export const longSentenceWords = 30;
const shortDescriptionLength = 80;
const shortAlternativeLength = 15;
const plainKeyLength = 20;
/** From this many letters on, capitals are shouted. */
const shoutedLetters = 12;
/** A stated duration is fair within these shares of the likely one. */
const fairDuree = { least: 0.7, most: 2.5 };

type Found = PlainConseil;

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
}

/** True if a text has a sentence too long for one breath. */
function isHardToRead(text: string): boolean {
  return spokenParts(text).some((sentence) => wordCount(sentence) > longSentenceWords);
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= shoutedLetters && text === text.toUpperCase();
}

/** True if a text still has a placeholder of a template: « [nom du château] ». « […] » cuts a quotation. */
function holdsBrackets(text: string): boolean {
  return /\[[^\]\n]*\p{L}[^\]\n]*\]/u.test(text);
}

/** The texts that people read, each with its field. */
function textsOfEtape({
  titre,
  recit,
  epreuve,
}: Etape): (readonly [FieldPath, string])[] {
  return [
    ['titre', titre],
    ['recit', recit],
    ...(epreuve.type === 'aucune'
      ? []
      : ([
          ['epreuve.consigne', epreuve.consigne],
          ['epreuve.anecdote', epreuve.anecdote],
        ] as const)),
  ];
}

/** Placeholders of a template in texts that players read. */
function conseilsOfBrackets(texts: readonly (readonly [FieldPath, string])[]): Found[] {
  return texts.flatMap(([champ, text]): Found[] =>
    holdsBrackets(text) ? [['crochets-oublies', champ]] : [],
  );
}

function conseilsOfTexts(texts: readonly (readonly [FieldPath, string])[]): Found[] {
  return texts.flatMap(([champ, text]) => {
    const found: Found[] = [];
    if (isHardToRead(text)) found.push(['phrases-longues', champ]);
    if (isShouted(text)) found.push(['majuscules', champ]);
    if (/\bhttp:\/\//i.test(text)) found.push(['lien-non-securise', champ]);
    return found;
  });
}

function conseilsOfParcours(parcours: Parcours): Found[] {
  const { genre, etapes, dureeMinutes, description, pratique, signature } = parcours;
  const found: Found[] = conseilsOfTexts([
    ['resume', parcours.resume],
    ['description', description],
  ]);
  found.push(
    ...conseilsOfBrackets([
      ['titre', parcours.titre],
      ['resume', parcours.resume],
      ['description', description],
    ]),
  );
  const likely = estimatedDuree(parcours);
  if (dureeMinutes !== null && likely !== null) {
    if (dureeMinutes < likely * fairDuree.least) {
      found.push(['duree-trop-courte', 'dureeMinutes']);
    }
    if (dureeMinutes > likely * fairDuree.most) {
      found.push(['duree-trop-longue', 'dureeMinutes']);
    }
  }
  if (genre === 'quete' && etapes.every(({ epreuve }) => epreuve.type === 'aucune')) {
    found.push(['quete-sans-epreuve', 'genre']);
  }
  found.push(...conseilsOfPratique(parcours));
  if (pratique.traits.length === 0) found.push(['acces-absent', 'pratique.traits']);
  if (etapes.every(({ image }) => image === null)) found.push(['aucune-image', 'etapes']);
  if (description.trim().length < shortDescriptionLength) {
    found.push(['description-courte', 'description']);
  }
  if (signature.trim() === '') found.push(['signature-absente', 'signature']);
  return found;
}

function conseilsOfPratique({ pratique, commune }: Parcours): Found[] {
  const { saisons, horaires, fermetures, fenetre, services, chiens } = pratique;
  const found: Found[] = [];
  const isUnknown = services.length === 0 && chiens === null;
  if (isUnknown) found.push(['services-absents', 'pratique.services']);
  const { du, au } = fenetre ?? { du: null, au: null };
  if (du !== null && au !== null && au < du) {
    return [...found, ['fenetre-inversee', 'pratique.fenetre']];
  }
  const departement = commune?.departement ?? '';
  if (isNeverOpen({ departement, saisons, horaires, fermetures, fenetre })) {
    found.push(['jamais-ouverte', 'pratique.fermetures']);
  }
  return found;
}

function conseilsOfWay(etape: Etape, before: Etape | undefined): Found[] {
  if (before === undefined || etape.position === null || before.position === null) {
    return [];
  }
  const metres = distanceMetres(before.position, etape.position);
  const found: Found[] = [];
  if (metres > farMetres) found.push(['etape-lointaine', 'position']);
  if (metres < sameMetres) found.push(['etapes-confondues', 'position']);
  if (metres > plainWayMetres && etape.chemin.trim() === '') {
    found.push(['chemin-absent', 'chemin']);
  }
  return found;
}

function conseilsOfImages({ image, autresImages, autrefois }: Etape): Found[] {
  return [
    ...conseilsOfImage('image', image),
    ...autresImages.flatMap((one, index) =>
      conseilsOfImage(`autresImages.${index}`, one),
    ),
    ...conseilsOfImage('autrefois.image', autrefois?.image ?? null),
    ...conseilsOfImage('autrefois.aujourdhui', autrefois?.aujourdhui ?? null),
  ];
}

function conseilsOfImage(champ: ImagePath, image: Image | null): Found[] {
  if (image === null) return [];
  const found: Found[] = [];
  if (image.credit.trim() === '') found.push(['credit-absent', `${champ}.credit`]);
  const words = image.texteAlternatif.trim();
  const isPoor =
    words.length < shortAlternativeLength ||
    /^(?:image|photo|illustration)\b/i.test(words);
  if (words !== '' && isPoor) {
    found.push(['image-mal-decrite', `${champ}.texteAlternatif`]);
  }
  return found;
}

/** True if no text before the coded message holds its key. */
function isKeyHidden({ recit, epreuve }: Etape): boolean {
  const { type, message, consigne, indices } = epreuve;
  const cle = canonicalText(message.cle);
  // A longer one is a text or a mask, which no sentence contains.
  if (cle === null || cle.length > plainKeyLength) return false;
  if (type !== 'message_code' || !keyedCodes.has(message.secretCode)) return false;
  const texte = [recit, consigne, ...indices.map((indice) => indice.texte)].join('\n');
  return !textHoldsAnswer(texte, cle) && !numbersIn(texte).includes(Number(cle));
}

function conseilsOfEpreuve(etape: Etape): Found[] {
  const { epreuve } = etape;
  const { isSolved, conseils } = kindOf(epreuve.type);
  const found: Found[] = [...conseils(epreuve)];
  if (isKeyHidden(etape)) found.push(['cle-introuvable', 'epreuve.message.cle']);
  if (!isSolved) return found;
  if (epreuve.indices.length === 0) found.push(['aucun-indice', 'epreuve.indices']);
  if (epreuve.points === 0) found.push(['epreuve-sans-points', 'epreuve.points']);
  if (epreuve.motDeSucces.trim() === '') {
    found.push(['mot-de-succes-absent', 'epreuve.motDeSucces']);
  }
  if (epreuve.explication.trim() === '') {
    found.push(['explication-absente', 'epreuve.explication']);
  }
  return found;
}

function conseilsOfRecit({ recit }: Etape): Found[] {
  const seconds = readingSeconds(recit);
  if (seconds > longRecitSeconds) return [['recit-long', 'recit']];
  const isShort = recit.trim() !== '' && seconds < shortRecitSeconds;
  return isShort ? [['recit-court', 'recit']] : [];
}

/** Promises of the parcours, by its traits or by its other étapes, that an étape does not keep. */
function conseilsOfPromises(
  { falc, petits }: Etape,
  { pratique, etapes }: Parcours,
): Found[] {
  const found: Found[] = [];
  if (pratique.traits.includes('falc') && falc.trim() === '') {
    found.push(['falc-absent', 'falc']);
  }
  const isForPetits = etapes.some((etape) => isPetitsBegun(etape.petits));
  if (isForPetits && !isPetitsBegun(petits)) {
    found.push(['petits-absents', 'petits.recit']);
  }
  return found;
}

/** While its author writes in an étape, the others stay the same objects: each is judged once. */
const ownConseils = new WeakMap<Etape, readonly Found[]>();

function conseilsOfOwn(etape: Etape): readonly Found[] {
  const known = ownConseils.get(etape);
  if (known !== undefined) return known;
  const found = [
    ...conseilsOfRecit(etape),
    ...conseilsOfTexts(textsOfEtape(etape)),
    ...conseilsOfBrackets([
      ...textsOfEtape(etape),
      ['lieu', etape.lieu],
      ['chemin', etape.chemin],
    ]),
    ...conseilsOfImages(etape),
    ...conseilsOfEpreuve(etape),
  ];
  ownConseils.set(etape, found);
  return found;
}

function conseilsOfEtape(etape: Etape, before: Etape | undefined): Found[] {
  return [...conseilsOfWay(etape, before), ...conseilsOfOwn(etape)];
}

/** A visite is listened to: where radii overlap, the phone could not tell its étape. */
function conseilsOfEcoute(etape: Etape, parcours: Parcours, index: number): Found[] {
  const { position, rayonEcoute } = etape;
  if (parcours.genre !== 'visite' || position === null) return [];
  const isMixed = parcours.etapes
    .slice(0, index)
    .some(
      (other) =>
        other.position !== null &&
        distanceMetres(other.position, position) < other.rayonEcoute + rayonEcoute,
    );
  return isMixed ? [['ecoutes-melees', 'rayonEcoute']] : [];
}

/** Answers revealed by another étape than their own, unless accepted. */
function conseilsOfLeaks(parcours: Parcours): Conseil[] {
  const meant = new Map<string, readonly string[]>(
    parcours.etapes.map(({ id, epreuve }) => [id, epreuve.voulues]),
  );
  return withoutTwins(findLeaks(parcours)).flatMap((leak): Conseil[] => {
    const { etapeId, champ } = leak.lieu;
    if (etapeId === null || isOwnLeak(leak)) return [];
    if (meant.get(leak.etapeId)?.includes(leakKey(leak)) === true) return [];
    return [{ kind: 'reponse-ailleurs', etapeId, champ, leak }];
  });
}

const rankOf = new Map(conseilKinds.map((kind, index) => [kind, index]));

/** Advice for a parcours, most useful first; within a kind, in reading order. */
export function findConseils(parcours: Parcours): Conseil[] {
  const at =
    (etapeId: Etape['id'] | null) =>
    (found: Found): Conseil => ({
      kind: found[0],
      etapeId,
      champ: found[1],
    });
  return [
    ...conseilsOfParcours(parcours).map(at(null)),
    ...conseilsOfLeaks(parcours),
    ...parcours.etapes.flatMap((etape, index) =>
      [
        ...conseilsOfEtape(etape, parcours.etapes[index - 1]),
        ...conseilsOfEcoute(etape, parcours, index),
        ...conseilsOfPromises(etape, parcours),
      ].map(at(etape.id)),
    ),
  ].toSorted((a, b) => (rankOf.get(a.kind) ?? 0) - (rankOf.get(b.kind) ?? 0));
}
