import type { OtherLangue } from '@/langue/langue.ts';
import { autreEpreuve } from '../epreuve/epreuve.ts';
import { hashForVerrou } from '../epreuve/empreinte.ts';
import { acceptedCanonicals } from '../epreuve/kinds/texte.ts';
import type { Empreinte } from '../epreuve/public-parts.ts';
import type { Etape } from '../etape/etape.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { forEachTexte } from '../etape/etape-texts.ts';
import { petitsEpreuve } from '../etape/petits-epreuve.ts';
import { limits } from '../limits.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { contenuSchema, type Contenu, type EtapePublique } from '../quete/quete.ts';
import type { Solution, Verrou } from '../quete/verrou.ts';
import {
  sourcesOf,
  traduite,
  wholeKey,
  type Traduction,
  type Traduite,
} from './traduction.ts';
import { withArticles, withoutArticles } from './with-articles.ts';

/** A quête published in another language, as in `quetes/{id}/versions/{n}/langues/{langue}`. */
export type LanguePubliee = {
  langue: OtherLangue;
  contenu: Contenu;
  contenuText: string;
};

/** A language that a publication takes. */
type Taken = {
  langue: OtherLangue;
} & Traduite;

/** The languages of a parcours that are ready to be published: its title and at least half of its étapes are translated. */
export function takenLangues(
  parcours: Parcours,
  traductions: readonly Traduction[],
): Taken[] {
  return traductions.flatMap((traduction): Taken[] => {
    const found = traduite(parcours, traduction);
    if (found === null || found.enFrancais.size * 2 > parcours.etapes.length) return [];
    return [{ langue: traduction.langue, ...found }];
  });
}

/** Translation of each field of a publication: `text` is rewritten, `inside` is searched, and the rest is kept, above all names. */
const publishedFields: Readonly<
  Record<keyof Contenu | keyof EtapePublique, 'text' | 'inside' | 'same'>
> = {
  // Of the quête.
  format: 'same',
  genre: 'same',
  slug: 'same',
  resume: 'text',
  description: 'text',
  theme: 'same',
  dureeMinutes: 'same',
  distanceMetres: 'same',
  difficulte: 'same',
  ageMinimum: 'same',
  pratique: 'inside',
  signature: 'same',
  ordre: 'same',
  objets: 'inside',
  personnages: 'inside',
  etapes: 'inside',
  couverture: 'same',
  chezSoi: 'same',
  embleme: 'same',
  ficheClasse: 'same',
  territoire: 'same',
  trace: 'same',
  relief: 'same',
  sagas: 'same',
  langues: 'same',
  enFrancais: 'same',
  // Of both.
  commune: 'same',
  papier: 'same',
  langue: 'same',
  // Of an étape.
  id: 'same',
  ...forEachTexte(() => 'text' as const),
  position: 'same',
  image: 'inside',
  images: 'inside',
  autrefois: 'inside',
  vue: 'inside',
  film: 'inside',
  rayonEcoute: 'same',
  sources: 'same',
  rechange: 'inside',
  petits: 'inside',
  audio: 'inside',
  suites: 'inside',
  fin: 'text',
  chapitre: 'text',
  personnage: 'same',
  bonus: 'same',
  epreuve: 'inside',
};

const keysThatAre = (answer: string) =>
  Object.entries(publishedFields)
    .filter(([, own]) => own === answer)
    .map(([key]) => key);

/** Texts for players at any depth: those of the table, and those inside. */
const textKeys = new Set([
  ...keysThatAre('text'),
  ...['precision', 'nom', 'libelle', 'texte', 'transcription', 'texteAlternatif'],
  ...['consigne', 'motDeSucces', 'anecdote', 'unite'],
]);
const sameKeys = new Set(keysThatAre('same'));

type Dictionary = ReadonlyMap<string, string>;

/** A part of a publication with each text that players read rewritten. */
function textsRewritten<Part>(part: Part, rewrite: (texte: string) => string): Part {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return textKeys.has(key) ? rewrite(value) : value;
    if (Array.isArray(value)) return value.map((one) => walk(one, key));
    if (typeof value !== 'object' || value === null || sameKeys.has(key)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, walk(one, name)]),
    );
  };
  return walk(part, '') as Part; // Same shape: only texts differ.
}

/** A part of a publication with each text of the dictionary in its language. */
function inLangue<Part>(part: Part, dictionary: Dictionary): Part {
  return textsRewritten(part, (texte) => dictionary.get(texte) ?? texte);
}

/** Those of these texts that players read in a part of a publication. */
function textsAmong(part: unknown, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  textsRewritten(part, (texte) => {
    if (known.has(texte)) found.add(texte);
    return texte;
  });
  return [...found];
}

/** The texts of a parcours and their translations, trimmed as a publication has them, by étape. */
function dictionariesOf(
  parcours: Parcours,
  translated: Parcours,
): Map<string, Dictionary> {
  const byEtape = new Map<string, Map<string, string>>();
  const others = sourcesOf(translated);
  for (const [index, { etapeId, texte }] of sourcesOf(parcours).entries()) {
    const key = etapeId ?? wholeKey;
    const dictionary = byEtape.get(key) ?? new Map<string, string>();
    dictionary.set(texte.trim(), others[index]?.texte.trim() ?? texte.trim());
    byEtape.set(key, dictionary);
  }
  return byEtape;
}

/** Random values of a publication, to be drawn again for the answers of a language. */
export type LangueSealing = {
  empreinteOf: (canonicals: readonly string[]) => Promise<Empreinte>;
  /** The letters of the cells of an étape on paper, for these answers; null if paper gives none of that étape. */
  lettresOf: (etapeId: EtapeId, canonicals: readonly string[]) => string | null;
  verrouByEtapeId: Map<EtapeId, Verrou>;
  solutionByEtapeId: Map<EtapeId, Solution>;
};

/** The accepted answers of an épreuve in another language; null if they are the French ones. */
function ownAnswers(
  epreuve: Pick<Etape['epreuve'], 'type' | 'reponses'>,
  before: Pick<Etape['epreuve'], 'reponses'>,
  langue: OtherLangue,
): { written: string[]; canonicals: string[] } | null {
  if (epreuve.type !== 'texte' || epreuve.reponses === before.reponses) return null;
  return {
    written: acceptedCanonicals(withoutArticles(epreuve.reponses, langue)),
    canonicals: acceptedCanonicals(withArticles(epreuve.reponses, langue)),
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A solution in clear, with its names in another language. */
function solutionIn(
  solution: Pick<Solution, 'reponse' | 'explication'>,
  dictionary: Dictionary,
): Pick<Solution, 'reponse' | 'explication'> {
  const known = [...dictionary.keys()].toSorted((a, b) => b.length - a.length);
  const { reponse, explication } = solution;
  return {
    reponse: reponse.replaceAll(
      new RegExp(known.map(escaped).join('|'), 'g'),
      (text) => dictionary.get(text) ?? text,
    ),
    explication: dictionary.get(explication) ?? explication,
  };
}

type EtapeInLangue = {
  one: EtapePublique;
  etape: Etape;
  before: Etape;
  langue: OtherLangue;
  dictionary: Dictionary;
};

/** Seals the épreuve of an étape in a language: its answers open the verrou of the French one, under the name of the language. */
async function sealLangue(
  { one, etape, before, langue, dictionary }: EtapeInLangue,
  { empreinteOf, lettresOf, verrouByEtapeId, solutionByEtapeId }: LangueSealing,
): Promise<EtapePublique> {
  const shown = inLangue(one, dictionary);
  const verrou = verrouByEtapeId.get(etape.id);
  const solution = solutionByEtapeId.get(etape.id);
  if (verrou === undefined || solution === undefined) return shown;
  const own = ownAnswers(etape.epreuve, before.epreuve, langue);
  const autre = ownAnswers(
    autreEpreuve(etape.epreuve),
    autreEpreuve(before.epreuve),
    langue,
  );
  const petits = ownAnswers(petitsEpreuve(etape), petitsEpreuve(before), langue);
  const answers = new Map(dictionary);
  for (const reponses of [
    [before.epreuve.reponses, etape.epreuve.reponses],
    [before.epreuve.autre.reponses, etape.epreuve.autre.reponses],
    [before.petits.reponses, etape.petits.reponses],
  ] as const) {
    const [french, other] = reponses.map((list) => list[0]?.trim() ?? '');
    if (french !== undefined && french !== '') answers.set(french, other ?? french);
  }
  solutionByEtapeId.set(etape.id, {
    ...solution,
    langues: { ...solution.langues, [langue]: solutionIn(solution, answers) },
  });
  if (own === null && autre === null && petits === null) return shown;
  const hashed = (canonicals: readonly string[]) =>
    Promise.all(canonicals.map((canonical) => hashForVerrou(verrou.sel, canonical)));
  const hashes = [
    ...(own === null ? verrou.hashes : await hashed(own.canonicals)),
    ...(autre === null ? (verrou.autre?.hashes ?? []) : await hashed(autre.canonicals)),
    ...(petits === null
      ? (verrou.petits?.hashes ?? [])
      : await hashed(petits.canonicals)),
  ];
  verrouByEtapeId.set(etape.id, {
    ...verrou,
    langues: { ...verrou.langues, [langue]: [...new Set(hashes)].toSorted() },
  });
  const told = await withPetitsAnswers(shown, petits, empreinteOf);
  return withAnswers(told, { own, autre }, { empreinteOf, lettresOf });
}

type Own = ReturnType<typeof ownAnswers>;

/** Empreinte of a small one's answer in a language. */
async function withPetitsAnswers(
  shown: EtapePublique,
  petits: Own,
  empreinteOf: LangueSealing['empreinteOf'],
): Promise<EtapePublique> {
  const epreuve = shown.petits?.epreuve;
  if (petits === null || shown.petits === undefined || epreuve?.type !== 'texte') {
    return shown;
  }
  const empreinte = await empreinteOf(petits.canonicals);
  return { ...shown, petits: { ...shown.petits, epreuve: { ...epreuve, empreinte } } };
}

/** Empreinte of an answer in a language, and its cells on paper. */
async function withAnswers(
  shown: EtapePublique,
  { own, autre }: { own: Own; autre: Own },
  { empreinteOf, lettresOf }: Pick<LangueSealing, 'empreinteOf' | 'lettresOf'>,
): Promise<EtapePublique> {
  let next = shown;
  if (own !== null && next.epreuve.type === 'texte') {
    const empreinte = await empreinteOf(own.canonicals);
    const lettres = next.papier && lettresOf(next.id, own.written);
    next = {
      ...next,
      epreuve: { ...next.epreuve, empreinte },
      ...(next.papier && lettres && { papier: { ...next.papier, lettres } }),
    };
  }
  const { epreuve } = next;
  if (autre === null || !('autre' in epreuve) || epreuve.autre === undefined) return next;
  const empreinte = await empreinteOf(autre.canonicals);
  const lettres = next.papier?.autre && lettresOf(next.id, autre.written);
  return {
    ...next,
    epreuve: { ...epreuve, autre: { ...epreuve.autre, empreinte } },
    ...(next.papier && lettres && { papier: { ...next.papier, autre: lettres } }),
  };
}

/**
 * A publication in another language: the same étapes, ids and files, with its own texts and answers. Adds its hashes and its solutions to
 * the verrous and solutions of the French. An étape that stays French has `langue: 'fr'`, and `enFrancais` lists single French texts.
 * Throws a `RangeError` if it is too long.
 */
export async function publishLangue(
  { langue, parcours: translated, enFrancais, textesEnFrancais }: Taken,
  { parcours, contenu }: { parcours: Parcours; contenu: Contenu },
  sealing: LangueSealing,
): Promise<LanguePubliee> {
  const dictionaries = dictionariesOf(parcours, translated);
  const none: Dictionary = new Map<string, string>();
  const etapes: EtapePublique[] = [];
  for (const [index, one] of contenu.etapes.entries()) {
    const [before, etape] = [parcours.etapes[index], translated.etapes[index]];
    if (before === undefined || etape === undefined || enFrancais.has(one.id)) {
      etapes.push({ ...one, langue: 'fr' });
      continue;
    }
    const dictionary = dictionaries.get(one.id) ?? none;
    etapes.push(await sealLangue({ one, etape, before, langue, dictionary }, sealing));
  }
  const { etapes: _french, ...french } = contenu;
  const whole = inLangue(french, dictionaries.get(wholeKey) ?? none);
  const inTheLangue = [whole, ...etapes.filter((one) => one.langue !== 'fr')];
  const left = textsAmong(inTheLangue, textesEnFrancais);
  const next = contenuSchema.parse({
    ...whole,
    langue,
    ...(left.length > 0 && { enFrancais: left }),
    etapes,
  } satisfies Contenu);
  const contenuText = JSON.stringify(next);
  if (new TextEncoder().encode(contenuText).length > limits.contenuBytes.max) {
    throw new RangeError('This translation is too long to be published.');
  }
  return { langue, contenu: next, contenuText };
}
