import {
  canonicalChoix,
  canonicalCombinaison,
  canonicalOrdre,
  canonicalPaires,
  canonicalText,
} from '../epreuve/canonical-answer.ts';
import { loadMessageCode, readingsOf } from '../epreuve/code-message.ts';
import {
  computeEmpreinte,
  empreinteIterations,
  hashForVerrou,
  randomSel,
} from '../epreuve/empreinte.ts';
import { autreEpreuve, type Epreuve, type Option } from '../epreuve/epreuve.ts';
import { formatJeton } from '../epreuve/jeton.ts';
import { textHoldsAnswer, writtenAnswers } from '../epreuve/leak.ts';
import { dealLettres, lettresDe } from '../epreuve/mot-mystere.ts';
import { cellOf, gridOf } from '../epreuve/nombre-step.ts';
import { photoAnswers } from '../epreuve/photo-answer.ts';
import { surPlace } from '../epreuve/reached.ts';
import { placedPart } from '../epreuve/typed-answer.ts';
import type { Etape, EtapeId } from '../etape/etape.ts';
import { limits } from '../limits.ts';
import type { Parcours } from '../parcours/parcours.ts';
import type {
  AutreFaconPublique,
  Empreinte,
  EpreuvePublique,
  OptionPublique,
  Roue,
} from './quete.ts';
import {
  casesOfChoix,
  casesOfCombinaison,
  casesOfNombre,
  casesOfRow,
  casesOfWords,
  type Cases,
} from './papier.ts';
import type { Solution, Verrou } from './verrou.ts';

/** One épreuve of a publication: what players receive, what the rules judge by, and what one reads after giving up. */
type Judged = {
  publique: EpreuvePublique;
  verrou: Verrou;
  solution: Solution;
  /** Where right answers lead on paper; null where paper cannot tell. */
  cases: Cases | null;
  /** The same of the other way to answer; absent where there is none. */
  autreCases?: Cases | null;
};

type JudgedTexte = Judged & { publique: { type: 'texte' } };

/** What an épreuve is published among. */
type Around = {
  /** Answers that no drawn text may happen to spell. */
  forbidden: readonly string[];
  /** The étapes before this one, in order. */
  before: readonly EtapeId[];
  /** The salt of its verrou; a fresh one when absent. */
  sel?: string;
};

/** The rules measure a distance in their own way, and a kept place is rounded to a metre. */
const rayonMargin = 3;

function freshIds(count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(randomSel().slice(0, 8));
  return [...ids];
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: randomSel() }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}

/** Shuffled until it reads otherwise than it came, where it can. */
function shuffledApart(items: readonly string[]): string[] {
  const start = items.join('-');
  if (new Set(items).size < 2) return [...items];
  for (;;) {
    const next = shuffled(items);
    if (next.join('-') !== start) return next;
  }
}

/** A salt and its empreintes in which, by chance, no accepted answer can be read. */
export async function drawEmpreinte(
  canonicals: readonly string[],
  forbidden: readonly string[],
): Promise<Empreinte> {
  for (;;) {
    const sel = randomSel();
    const parameters = { sel, iterations: empreinteIterations };
    const valeurs = await Promise.all(
      canonicals.map((canonical) => computeEmpreinte(canonical, parameters)),
    );
    const distinct = [...new Set(valeurs)].toSorted();
    const readable = [sel, ...distinct].join(' ');
    if (!forbidden.some((answer) => textHoldsAnswer(readable, answer))) {
      return { ...parameters, valeurs: distinct };
    }
  }
}

function coutsCumulesOf({ indices, points }: Epreuve): number[] {
  let sum = 0;
  return [0, ...indices.map(({ cout }) => (sum = Math.min(points, sum + cout)))];
}

/** A verrou that opens to certain canonical answers. */
async function verrouOf(
  epreuve: Epreuve,
  type: Verrou['type'],
  canonicals: readonly string[],
  sel = randomSel(),
): Promise<Verrou> {
  const hashes = await Promise.all(
    canonicals.map((canonical) => hashForVerrou(sel, canonical)),
  );
  return {
    type,
    sel,
    hashes: hashes.toSorted(),
    minimum: 0,
    maximum: 0,
    points: epreuve.points,
    coutsCumules: coutsCumulesOf(epreuve),
  };
}

function shownOf(epreuve: Epreuve) {
  return {
    consigne: epreuve.consigne.trim(),
    points: epreuve.points,
    indices: epreuve.indices.map(({ texte, cout }) => ({ texte: texte.trim(), cout })),
    motDeSucces: epreuve.motDeSucces.trim(),
    anecdote: epreuve.anecdote.trim(),
    ...(epreuve.essaisMax > 0 && { essaisMax: epreuve.essaisMax }),
    ...(epreuve.minuteur > 0 && { minuteur: epreuve.minuteur }),
  };
}

function solutionOf(reponse: string, { explication }: Epreuve): Solution {
  return { reponse, explication: explication.trim() };
}

function withFreshIds(options: readonly Option[]): Option[] {
  const ids = freshIds(options.length);
  return options.map((option, index) => ({ ...option, id: ids[index] ?? '' }));
}

function toPublique({ id, texte }: Pick<Option, 'id' | 'texte'>): OptionPublique {
  return { id, texte: texte.trim() };
}

async function judgeChoix(epreuve: Epreuve, { sel }: Around): Promise<Judged> {
  const options = withFreshIds(epreuve.options);
  const bonnes = options.filter(({ juste }) => juste);
  const canonical = canonicalChoix(bonnes.map(({ id }) => id)) ?? '';
  const reponse = bonnes.map(({ texte }) => texte.trim()).join(' · ');
  const shown = shuffled(options);
  const places = bonnes.map((option) => shown.indexOf(option));
  return {
    publique: {
      type: 'choix',
      ...shownOf(epreuve),
      plusieurs: bonnes.length > 1,
      options: shown.map(toPublique),
      empreinte: await drawEmpreinte([canonical], []),
    },
    verrou: await verrouOf(epreuve, 'choix', [canonical], sel),
    solution: solutionOf(reponse, epreuve),
    cases: casesOfChoix(places, shown.length),
  };
}

async function judgeOrdre(epreuve: Epreuve): Promise<Judged> {
  const options = withFreshIds(epreuve.options);
  const ids = options.map(({ id }) => id);
  const canonical = canonicalOrdre(ids) ?? '';
  const byId = new Map(options.map((option) => [option.id, option]));
  const reponse = options
    .map(({ texte }, index) => `${index + 1}. ${texte.trim()}`)
    .join(' · ');
  const shown = shuffledApart(ids);
  return {
    publique: {
      type: 'ordre',
      ...shownOf(epreuve),
      // Never shown in the right order: who moves nothing has not answered.
      elements: shown.flatMap((id) => {
        const option = byId.get(id);
        return option === undefined ? [] : [toPublique(option)];
      }),
      empreinte: await drawEmpreinte([canonical], []),
      partielle: await drawEmpreinte(ids.map(placedPart), []),
    },
    verrou: await verrouOf(epreuve, 'choix', [canonical]),
    solution: solutionOf(reponse, epreuve),
    cases: casesOfRow(ids.map((id) => shown.indexOf(id) + 1)),
  };
}

async function judgeAssociation(epreuve: Epreuve): Promise<Judged> {
  const ids = freshIds(epreuve.options.length * 2);
  const paires = epreuve.options.map(({ texte, paire }, index) => ({
    gauche: toPublique({ id: ids[2 * index] ?? '', texte }),
    droite: toPublique({ id: ids[2 * index + 1] ?? '', texte: paire }),
  }));
  const joined = paires.map(({ gauche, droite }) => [gauche.id, droite.id] as const);
  const canonical = canonicalPaires(joined) ?? '';
  const reponse = paires
    .map(({ gauche, droite }) => `${gauche.texte} → ${droite.texte}`)
    .join(' · ');
  const shown = shuffled(paires);
  const droites = shuffled(paires);
  return {
    publique: {
      type: 'association',
      ...shownOf(epreuve),
      gauche: shown.map(({ gauche }) => gauche),
      droite: droites.map(({ droite }) => droite),
      empreinte: await drawEmpreinte([canonical], []),
      partielle: await drawEmpreinte(
        joined.map(([gauche, droite]) => `${gauche}.${droite}`),
        [],
      ),
    },
    verrou: await verrouOf(epreuve, 'association', [canonical]),
    solution: solutionOf(reponse, epreuve),
    cases: casesOfRow(shown.map((paire) => droites.indexOf(paire) + 1)),
  };
}

async function judgeCadenas(epreuve: Epreuve, { forbidden }: Around): Promise<Judged> {
  const { combinaison } = epreuve;
  const canonical = canonicalCombinaison(combinaison) ?? '';
  return {
    publique: {
      type: 'cadenas',
      ...shownOf(epreuve),
      roues: Array.from(combinaison, (signe): Roue =>
        /\d/.test(signe) ? 'chiffres' : 'lettres',
      ),
      empreinte: await drawEmpreinte([canonical], forbidden),
    },
    verrou: await verrouOf(epreuve, 'choix', [canonical]),
    solution: solutionOf(combinaison, epreuve),
    cases: casesOfCombinaison(combinaison),
  };
}

async function judgeMessageCode(epreuve: Epreuve, around: Around): Promise<Judged> {
  const { message } = epreuve;
  const secretCode = await loadMessageCode(message);
  const readings = secretCode === null ? [] : readingsOf(message, secretCode);
  const answers = [...writtenAnswers(epreuve), ...readings];
  // A text with more answers than a publication holds keeps the author's own: they come first.
  const reponses = answers.slice(0, limits.reponseCount.max);
  const judged = await judgeTexte({ ...epreuve, reponses }, around);
  const { secretCode: id, variante, chiffre, aide } = message;
  const publique = { ...judged.publique, type: 'message_code', secretCode: id } as const;
  return { ...judged, publique: { ...publique, variante, chiffre, aide } };
}

async function judgeMotMystere(epreuve: Epreuve, around: Around): Promise<Judged> {
  const judged = await judgeTexte(epreuve, around);
  const lettres = shuffledApart(Array.from(lettresDe(epreuve.reponses)));
  const publique = { ...judged.publique, type: 'mot_mystere' } as const;
  return {
    ...judged,
    publique: { ...publique, lettres: dealLettres(lettres, around.before) },
  };
}

async function judgeTexte(
  epreuve: Epreuve,
  { forbidden, sel }: Around,
): Promise<JudgedTexte> {
  const canonicals = acceptedCanonicals(epreuve);
  const reponse = epreuve.reponses.find((written) => written.trim() !== '')?.trim();
  return {
    publique: {
      type: 'texte',
      ...shownOf(epreuve),
      empreinte: await drawEmpreinte(canonicals, forbidden),
    },
    verrou: await verrouOf(epreuve, 'texte', canonicals, sel),
    solution: solutionOf(reponse ?? '', epreuve),
    cases: casesOfWords(canonicals),
  };
}

function acceptedCanonicals({ reponses }: Pick<Epreuve, 'reponses'>): string[] {
  return [
    ...new Set(reponses.map(canonicalText).filter((canonical) => canonical !== null)),
  ];
}

async function judgeNombre(epreuve: Epreuve, { forbidden }: Around): Promise<Judged> {
  const minimum = epreuve.minimum ?? 0;
  const maximum = epreuve.maximum ?? 0;
  const grid = gridOf(minimum, maximum);
  const unite = epreuve.unite.trim();
  const format = (value: number) => value.toLocaleString('fr-FR');
  const clear =
    minimum === maximum ? format(minimum) : `de ${format(minimum)} à ${format(maximum)}`;
  return {
    publique: {
      type: 'nombre',
      ...shownOf(epreuve),
      unite,
      ...grid,
      empreinte: await drawEmpreinte([cellOf(minimum, grid)], forbidden),
    },
    verrou: { ...(await verrouOf(epreuve, 'nombre', [])), minimum, maximum },
    solution: solutionOf(unite === '' ? clear : `${clear} ${unite}`, epreuve),
    cases: casesOfNombre(minimum, maximum),
  };
}

async function judgeQr(epreuve: Epreuve, { forbidden }: Around): Promise<Judged> {
  const { jeton } = epreuve;
  return {
    publique: {
      type: 'qr',
      ...shownOf(epreuve),
      empreinte: await drawEmpreinte([jeton], forbidden),
    },
    verrou: await verrouOf(epreuve, 'texte', [jeton]),
    solution: solutionOf(`le code ${formatJeton(jeton)}`, epreuve),
    cases: casesOfWords([jeton]),
  };
}

async function judgePosition(etape: Etape): Promise<Judged> {
  const { epreuve } = etape;
  const { rayon } = epreuve;
  const { lat, lon } = epreuve.cible ?? etape.position ?? { lat: 0, lon: 0 };
  const cible = { lat, lon };
  return {
    publique: { type: 'position', ...shownOf(epreuve), cible, rayon },
    verrou: {
      ...(await verrouOf(epreuve, 'position', [surPlace])),
      maximum: rayon + rayonMargin,
      centre: cible,
    },
    solution: solutionOf(`l’endroit, à ${rayon}\u00A0m près`, epreuve),
    cases: null,
  };
}

async function judgePhoto(epreuve: Epreuve): Promise<Judged> {
  return {
    publique: { type: 'photo', ...shownOf(epreuve) },
    verrou: await verrouOf(epreuve, 'texte', photoAnswers),
    solution: solutionOf('une photo prise ici', epreuve),
    cases: null,
  };
}

function autrePubliqueOf(
  publique: EpreuvePublique,
  { pour }: Epreuve['autre'],
): AutreFaconPublique | null {
  if (publique.type !== 'choix' && publique.type !== 'texte') return null;
  const { consigne, empreinte } = publique;
  const common = { pour: [...pour], consigne, empreinte };
  if (publique.type === 'texte') return { type: 'texte', ...common };
  const { plusieurs, options } = publique;
  return { type: 'choix', ...common, plusieurs, options };
}

/** What an épreuve is with its other way to answer: what players receive of it, and what opens the verrou too. */
async function withAutre(judged: Judged, etape: Etape, around: Around): Promise<Judged> {
  const { publique, verrou, solution } = judged;
  const epreuve = autreEpreuve(etape.epreuve);
  const other = await judgeOwn({ ...etape, epreuve }, { ...around, sel: verrou.sel });
  const autre =
    other === null ? null : autrePubliqueOf(other.publique, etape.epreuve.autre);
  if (other === null || autre === null || publique.type === 'aucune') return judged;
  const reponse = `${solution.reponse} (autre façon de répondre\u00A0: ${other.solution.reponse})`;
  return {
    publique: { ...publique, autre },
    verrou: { ...verrou, autre: { type: autre.type, hashes: other.verrou.hashes } },
    solution: { ...solution, reponse },
    cases: judged.cases,
    autreCases: other.cases,
  };
}

/** What a publication makes of the épreuve of an étape, salts and ids drawn afresh; null where nothing is asked. */
export async function judgeEpreuve(etape: Etape, around: Around): Promise<Judged | null> {
  const judged = await judgeOwn(etape, around);
  return judged === null ? null : withAutre(judged, etape, around);
}

/** The épreuve alone, without its other way to answer. */
function judgeOwn(etape: Etape, around: Around): Promise<Judged | null> {
  const { epreuve } = etape;
  switch (epreuve.type) {
    case 'aucune':
      return Promise.resolve(null);
    case 'choix':
      return judgeChoix(epreuve, around);
    case 'texte':
      return judgeTexte(epreuve, around);
    case 'message_code':
      return judgeMessageCode(epreuve, around);
    case 'nombre':
      return judgeNombre(epreuve, around);
    case 'cadenas':
      return judgeCadenas(epreuve, around);
    case 'ordre':
      return judgeOrdre(epreuve);
    case 'association':
      return judgeAssociation(epreuve);
    case 'mot_mystere':
      return judgeMotMystere(epreuve, around);
    case 'position':
      return judgePosition(etape);
    case 'qr':
      return judgeQr(epreuve, around);
    case 'photo':
      return judgePhoto(epreuve);
  }
}

/** Every answer that is a word or a number, in the form that could be read in a word of the publication. */
export function forbiddenWords(parcours: Parcours): string[] {
  return parcours.etapes.flatMap(({ epreuve }) => {
    const reponses = [
      ...writtenAnswers(epreuve),
      ...writtenAnswers(autreEpreuve(epreuve)),
    ];
    const { minimum, maximum } = epreuve;
    const bounds = epreuve.type === 'nombre' ? [minimum, maximum] : [];
    return [
      ...bounds.filter((value) => value !== null).map(String),
      ...acceptedCanonicals({ reponses }),
    ];
  });
}
