import { coutsCumulesOf, coutsOf, hasCostlyErreurs } from '../epreuve/couts.ts';
import {
  computeEmpreinte,
  empreinteIterations,
  hashForVerrou,
  randomSel,
} from '../epreuve/empreinte.ts';
import { autreEpreuve, type Epreuve } from '../epreuve/epreuve.ts';
import type { EpreuvePublique } from '../epreuve/epreuve-publique.ts';
import type { Sealed, Sealing } from '../epreuve/kinds/kind.ts';
import { kindOf } from '../epreuve/kinds/table.ts';
import { acceptedCanonicals } from '../epreuve/kinds/texte.ts';
import { epreuvesOf, textHoldsAnswer, writtenAnswers } from '../epreuve/leak.ts';
import type { Cases } from '../epreuve/paper-cells.ts';
import type { AutreFaconPublique, Empreinte } from '../epreuve/public-parts.ts';
import type { Etape } from '../etape/etape.ts';
import { petitsEpreuve } from '../etape/petits-epreuve.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import type { Parcours } from '../parcours/parcours.ts';
import type { Random } from '../random.ts';
import type { Solution, Verrou } from './verrou.ts';

/** A published épreuve: data for players, data for the rules, and the text after giving up. */
type SealedEpreuve = {
  publique: EpreuvePublique;
  verrou: Verrou;
  solution: Solution;
  /** Cells of right answers on paper; null if paper cannot tell. */
  cases: Cases | null;
  /** The same for the other way to answer; absent for none. */
  autreCases?: Cases | null;
  /** The épreuve for small ones; absent for none. */
  petits?: EpreuvePublique;
};

/** Context of a published épreuve. */
type Around = {
  /** Answers that no drawn text may happen to spell. */
  forbidden: readonly string[];
  /** The earlier étapes, in order. */
  before: readonly EtapeId[];
  random: Random;
};

function freshIds(count: number, random: Random): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(randomSel(random).slice(0, 8));
  return [...ids];
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, key: randomSel(random) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}

/** Shuffled until the order differs, if possible. */
function shuffledApart(items: readonly string[], random: Random): string[] {
  const start = items.join('-');
  if (new Set(items).size < 2) return [...items];
  for (;;) {
    const next = shuffled(items, random);
    if (next.join('-') !== start) return next;
  }
}

/** A salt and its empreintes without any readable accepted answer. */
export async function drawEmpreinte(
  canonicals: readonly string[],
  forbidden: readonly string[],
  random: Random,
): Promise<Empreinte> {
  for (;;) {
    const sel = randomSel(random);
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

/** Points lost by indices and wrong choices, if wrong ones cost. */
function costsOf(epreuve: Epreuve): { couts?: number[] } {
  return hasCostlyErreurs(epreuve) ? { couts: coutsOf(epreuve) } : {};
}

/** The verrou of an épreuve, which opens to certain canonical answers. */
async function verrouOf(
  epreuve: Epreuve,
  { type, canonicals, minimum = 0, maximum = 0, centre }: Sealed['opens'],
  sel: string,
): Promise<Verrou> {
  const hashes = await Promise.all(
    canonicals.map((canonical) => hashForVerrou(sel, canonical)),
  );
  return {
    type,
    sel,
    hashes: hashes.toSorted(),
    minimum,
    maximum,
    ...(centre !== undefined && { centre }),
    points: epreuve.points,
    coutsCumules: coutsCumulesOf(epreuve),
    ...costsOf(epreuve),
  };
}

function shownOf(epreuve: Epreuve): Sealing['shown'] {
  return {
    consigne: epreuve.consigne.trim(),
    points: epreuve.points,
    indices: epreuve.indices.map(({ texte, cout }) => ({ texte: texte.trim(), cout })),
    motDeSucces: epreuve.motDeSucces.trim(),
    anecdote: epreuve.anecdote.trim(),
    ...costsOf(epreuve),
    ...(epreuve.essaisMax > 0 && { essaisMax: epreuve.essaisMax }),
    ...(epreuve.minuteur > 0 && { minuteur: epreuve.minuteur }),
  };
}

function sealingOf(epreuve: Epreuve, { forbidden, before, random }: Around): Sealing {
  return {
    shown: shownOf(epreuve),
    forbidden,
    before,
    freshIds: (count) => freshIds(count, random),
    shuffled: (items) => shuffled(items, random),
    shuffledApart: (items) => shuffledApart(items, random),
    empreinteOf: (canonicals, held = []) => drawEmpreinte(canonicals, held, random),
  };
}

/** The épreuve alone, without its other way to answer; `sel` is the salt of its verrou. */
async function sealOwn(
  etape: Etape,
  around: Around,
  sel: string,
): Promise<SealedEpreuve | null> {
  const { epreuve } = etape;
  const kind = kindOf(epreuve.type);
  const sealed = await kind.seal(etape, sealingOf(epreuve, around));
  if (sealed === null) return null;
  const { publique, opens, reponse, cases } = sealed;
  return {
    publique,
    verrou: await verrouOf(epreuve, opens, sel),
    solution: { reponse, explication: epreuve.explication.trim() },
    cases,
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

/** Adds the other way to answer to an épreuve: its public data, and its keys to the verrou. */
async function withAutre(
  sealed: SealedEpreuve,
  etape: Etape,
  around: Around,
): Promise<SealedEpreuve> {
  const { publique, verrou, solution } = sealed;
  const epreuve = autreEpreuve(etape.epreuve);
  const other = await sealOwn({ ...etape, epreuve }, around, verrou.sel);
  const autre =
    other === null ? null : autrePubliqueOf(other.publique, etape.epreuve.autre);
  if (other === null || autre === null || publique.type === 'aucune') return sealed;
  const reponse = `${solution.reponse} (autre façon de répondre\u00A0: ${other.solution.reponse})`;
  return {
    publique: { ...publique, autre },
    verrou: { ...verrou, autre: { type: autre.type, hashes: other.verrou.hashes } },
    solution: { ...solution, reponse },
    cases: sealed.cases,
    autreCases: other.cases,
  };
}

/** Adds the épreuve for small ones: its public data, and its keys to the verrou. Wrong choices cost them nothing. */
async function withPetits(
  sealed: SealedEpreuve,
  etape: Etape,
  around: Around,
): Promise<SealedEpreuve> {
  const { verrou, solution } = sealed;
  const epreuve = petitsEpreuve(etape);
  const own = await sealOwn({ ...etape, epreuve }, around, verrou.sel);
  if (own === null || own.publique.type === 'aucune') return sealed;
  const { couts: _couts, ...petits } = own.publique;
  const { type, hashes, minimum, maximum } = own.verrou;
  const reponse = `${solution.reponse} (pour les petits\u00A0: ${own.solution.reponse})`;
  return {
    ...sealed,
    petits,
    verrou: { ...verrou, petits: { type, hashes, minimum, maximum } },
    solution: { ...solution, reponse },
  };
}

/** Seals the épreuve of an étape for publication, with new salts and ids; null if nothing is asked. */
export async function sealEpreuve(
  etape: Etape,
  around: Around,
): Promise<SealedEpreuve | null> {
  const sealed = await sealOwn(etape, around, randomSel(around.random));
  if (sealed === null) return null;
  return withPetits(await withAutre(sealed, etape, around), etape, around);
}

/** Every answer that is a word or a number, in the form that could be read in a word of the publication. */
export function forbiddenWords(parcours: Parcours): string[] {
  return parcours.etapes.flatMap((etape) => {
    const asked = epreuvesOf(etape);
    const bounds = asked.flatMap((one) => kindOf(one.type).bounds(one) ?? []);
    return [...bounds.map(String), ...acceptedCanonicals(asked.flatMap(writtenAnswers))];
  });
}
