import type { Etape } from '../etape/etape.ts';
import { petitsEpreuve } from '../etape/petits-epreuve.ts';
import {
  forEachTexteOf,
  isOfAventure,
  type EtapeNamePath,
  type EtapeTextPath,
} from '../etape/etape-rewrite.ts';
import type { FieldPath } from '../parcours/field-path.ts';
import { ficheClasseParts, type FicheClassePart } from '../parcours/fiche-classe.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { canonicalText, normalisedWords } from './canonical-answer.ts';
import { autreEpreuve, type Epreuve } from './epreuve.ts';
import { kindOf } from './kinds/table.ts';
import { isNumberWord, spelledNumber } from './spelled-number.ts';

/** Names a text that travels to players. */
export type PublicPath = Extract<
  FieldPath,
  | 'titre'
  | 'resume'
  | 'description'
  | 'signature'
  | 'slug'
  | `ficheClasse.${FicheClassePart}`
  | 'commune'
  | `aventure.personnages.${number}.nom`
  | `aventure.personnages.${number}.portrait.texteAlternatif`
  | EtapeTextPath
  | EtapeNamePath
  | `epreuve.${'consigne' | 'motDeSucces' | 'anecdote' | 'unite' | 'message.chiffre'}`
  | `epreuve.${'indices' | 'options' | 'paires'}.${number}`
  | 'epreuve.autre.consigne'
  | `epreuve.autre.options.${number}`
>;

/** A public text, and its place for the author. */
export type PublicText = {
  /** Null for the parcours's own fields. */
  etapeId: string | null;
  champ: PublicPath;
  texte: string;
};

/** An accepted answer that a public text reveals. */
export type Leak = {
  /** The étape of the revealed answer. */
  etapeId: string;
  reponse: string;
  lieu: PublicText;
};

/** A leak in the answer's own étape, or in the parcours as a whole, is a fault. Elsewhere it is advice. */
export function isOwnLeak({ etapeId, lieu }: Leak): boolean {
  return lieu.etapeId === etapeId || lieu.etapeId === null;
}

/** An answer as `voulues` of its épreuve names it. */
export function leakKey({ reponse }: Pick<Leak, 'reponse'>): string {
  return canonicalText(reponse) ?? reponse;
}

/** « La Tour » and « tour » reveal the same answer: report it once per field. */
export function withoutTwins(leaks: readonly Leak[]): Leak[] {
  const seen = new Set<string>();
  return leaks.filter((leak) => {
    const { etapeId, lieu } = leak;
    const key = [lieu.etapeId, lieu.champ, etapeId, leakKey(leak)].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** While its author writes in an étape, the others stay the same objects: so do their texts. */
const textsByEtape = new WeakMap<Etape, readonly PublicText[]>();

function textsOfEtape(etape: Etape): readonly PublicText[] {
  const known = textsByEtape.get(etape);
  if (known !== undefined) return known;
  const texts = collectTexts(etape);
  textsByEtape.set(etape, texts);
  return texts;
}

function ownTexts(
  epreuve: Epreuve,
  at: (champ: PublicPath, texte: string) => PublicText,
): PublicText[] {
  const texts = kindOf(epreuve.type).publicTexts(epreuve);
  return texts.map(([champ, texte]) => at(champ, texte));
}

function collectTexts(etape: Etape): PublicText[] {
  const at = (champ: PublicPath, texte: string): PublicText => ({
    etapeId: etape.id,
    champ,
    texte,
  });
  const { epreuve } = etape;
  const common = forEachTexteOf(etape, (champ, texte) =>
    at(champ, champ === 'transcription' && etape.audio === '' ? '' : texte),
  );
  if (epreuve.type === 'aucune') return common;
  return [
    ...common,
    at('epreuve.consigne', epreuve.consigne),
    at('epreuve.motDeSucces', epreuve.motDeSucces),
    at('epreuve.anecdote', epreuve.anecdote),
    ...epreuve.indices.map(({ texte }, index) => at(`epreuve.indices.${index}`, texte)),
    ...ownTexts(epreuve, at),
    ...(epreuve.autre.type === 'aucune'
      ? []
      : [at('epreuve.autre.consigne', epreuve.autre.consigne)]),
    ...ownTexts(autreEpreuve(epreuve), (champ, texte) =>
      // Of a choix or a texte, the only other way there is: options are all that it shows.
      at(champ.replace('epreuve.', 'epreuve.autre.') as PublicPath, texte),
    ),
  ];
}

/** Every text of a parcours that a player would receive once it is published. */
export function publicTexts(parcours: Parcours): PublicText[] {
  const own = (champ: PublicPath, texte: string): PublicText => ({
    etapeId: null,
    champ,
    texte,
  });
  return [
    own('titre', parcours.titre),
    own('resume', parcours.resume),
    own('description', parcours.description),
    own('signature', parcours.signature),
    ...ficheClasseParts.map((part) =>
      own(`ficheClasse.${part}`, parcours.ficheClasse[part]),
    ),
    own('slug', parcours.slug),
    own('commune', parcours.commune?.nom ?? ''),
    ...parcours.aventure.personnages.flatMap(({ nom, portrait }, index) => [
      own(`aventure.personnages.${index}.nom`, nom),
      own(
        `aventure.personnages.${index}.portrait.texteAlternatif`,
        portrait?.texteAlternatif ?? '',
      ),
    ]),
    ...parcours.etapes.flatMap(textsOfEtape),
  ].filter(
    ({ champ, texte }) =>
      texte !== '' && (parcours.genre === 'aventure' || !isOfAventure(champ)),
  );
}

/** True if the words from `start` on, joined, spell the canonical answer. */
function spellsFrom(words: readonly string[], start: number, canonical: string): boolean {
  let run = '';
  for (
    let next = start;
    next < words.length && run.length < canonical.length;
    next += 1
  ) {
    run += words[next] ?? '';
    if (!canonical.startsWith(run)) return false;
  }
  return run === canonical;
}

/** True if a run of whole words of the text spells the canonical answer. */
export function textHoldsAnswer(texte: string, canonical: string): boolean {
  const words = normalisedWords(texte);
  return words.some((_, start) => spellsFrom(words, start, canonical));
}

/** A sign counts only without a digit or letter before it: « 10-12 » and « Saint-12 » hold no −12. */
const numberPattern =
  /((?<![\p{L}\d])[-−–])?(\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)/gu;

function numbersInDigits(texte: string): number[] {
  return [...texte.matchAll(numberPattern)].flatMap(([, sign, digits = '']) => {
    const value = Number(digits.replaceAll(/\s/g, '').replace(',', '.'));
    return sign === undefined ? [value] : [value, -value];
  });
}

/** The first number spelled from `start` on, as long as possible, and its number of words. */
function spelledFrom(
  words: readonly string[],
  start: number,
): [value: number, count: number] | null {
  let end = start;
  while (end < words.length && isNumberWord(words[end] ?? '')) end += 1;
  for (; end > start; end -= 1) {
    const value = spelledNumber(words.slice(start, end));
    if (value !== null) return [value, end - start];
  }
  return null;
}

function numbersInWords(texte: string): number[] {
  const found: number[] = [];
  // « Vingt, trois » is two numbers: a run of words ends with the clause.
  for (const clause of texte.split(/[.,;:!?…()«»"/\n]+/)) {
    const words = normalisedWords(clause);
    let start = 0;
    while (start < words.length) {
      const [value, count] = spelledFrom(words, start) ?? [null, 1];
      if (value !== null) found.push(value);
      if (value !== null && words[start - 1] === 'moins') found.push(-value);
      start += count;
    }
  }
  return found;
}

/** The numbers a text names, in digits (`1 851`, `3,5`, `−3`) or in French words. */
export function numbersIn(texte: string): number[] {
  return [...numbersInDigits(texte), ...numbersInWords(texte)];
}

/** From this value on, any number is a giveaway: dates and large counts do not match by chance. */
const strikingNumber = 100;

/** A public text, read once for all searched answers. */
type ReadText = {
  lieu: PublicText;
  words: readonly string[];
  numbers: readonly number[];
};

/** Positions of each word in the public texts. */
type WordIndex = ReadonlyMap<string, readonly { text: ReadText; start: number }[]>;

/** Reading is slow: each text is read once. */
const readings = new WeakMap<PublicText, ReadText>();

function readText(lieu: PublicText): ReadText {
  const known = readings.get(lieu);
  if (known !== undefined) return known;
  const { texte } = lieu;
  const read = { lieu, words: normalisedWords(texte), numbers: numbersIn(texte) };
  readings.set(lieu, read);
  return read;
}

function indexWords(texts: readonly ReadText[]): WordIndex {
  const index = new Map<string, { text: ReadText; start: number }[]>();
  for (const text of texts) {
    for (const [start, word] of text.words.entries()) {
      const places = index.get(word);
      if (places === undefined) index.set(word, [{ text, start }]);
      else places.push({ text, start });
    }
  }
  return index;
}

/** The texts that hold an answer, in no order: only places whose first word begins the answer are checked. */
function textsWith(canonical: string, index: WordIndex): ReadonlySet<ReadText> {
  const found = new Set<ReadText>();
  for (let length = 1; length <= canonical.length; length += 1) {
    for (const { text, start } of index.get(canonical.slice(0, length)) ?? []) {
      if (!found.has(text) && spellsFrom(text.words, start, canonical)) found.add(text);
    }
  }
  return found;
}

/** Answers in the author's words, if a text could hold them: for a coded message its clear text first, for a padlock its combination. */
export function writtenAnswers(epreuve: Epreuve): string[] {
  const answers = kindOf(epreuve.type).answers(epreuve);
  return answers.filter((reponse) => reponse.trim() !== '');
}

/** All that an étape asks: its épreuve, the other way to answer it, and the one for small ones. */
export function epreuvesOf(etape: Etape): Epreuve[] {
  return [etape.epreuve, autreEpreuve(etape.epreuve), petitsEpreuve(etape)];
}

function leaksOfTexte(
  etape: Etape,
  texts: readonly ReadText[],
  index: WordIndex,
): Leak[] {
  // « La tour » and « Tour » are the same answer, reported once; so is the same of the other way.
  const reponseByCanonical = new Map(
    epreuvesOf(etape)
      .flatMap(writtenAnswers)
      .map((reponse) => [canonicalText(reponse), reponse] as const)
      .toReversed(),
  );
  return [...reponseByCanonical].flatMap(([canonical, reponse]) => {
    if (canonical === null) return [];
    const found = textsWith(canonical, index);
    return texts
      .filter((text) => found.has(text))
      .map(({ lieu }) => ({ etapeId: etape.id, reponse, lieu }));
  });
}

function leaksOfNombre(etape: Etape, texts: readonly ReadText[]): Leak[] {
  return epreuvesOf(etape).flatMap((epreuve) => {
    const bounds = kindOf(epreuve.type).bounds(epreuve);
    if (bounds === null) return [];
    const [minimum, maximum] = bounds;
    return texts.flatMap(({ lieu, numbers }) =>
      numbers
        .filter((value) => value >= minimum && value <= maximum)
        .filter((value) => lieu.etapeId === etape.id || Math.abs(value) >= strikingNumber)
        .slice(0, 1)
        .map((value) => ({ etapeId: etape.id, reponse: String(value), lieu })),
    );
  });
}

/** True if an étape asks for an answer that a text could hold. */
function hasAnswer(etape: Etape): boolean {
  return epreuvesOf(etape).some(
    (one) => kindOf(one.type).bounds(one) !== null || writtenAnswers(one).length > 0,
  );
}

/**
 * All places where a parcours reveals, in a public text, an answer that is a word or a number. Kinds that show their answer (`choix`,
 * `ordre`, `association`, `position`) or draw it (`qr`) are skipped.
 */
export function findLeaks(parcours: Parcours): Leak[] {
  // A walk without questions reveals nothing: its texts are not read.
  if (!parcours.etapes.some(hasAnswer)) return [];
  const texts = publicTexts(parcours).map(readText);
  const index = indexWords(texts);
  return parcours.etapes.flatMap((etape) => {
    return [...leaksOfNombre(etape, texts), ...leaksOfTexte(etape, texts, index)];
  });
}
