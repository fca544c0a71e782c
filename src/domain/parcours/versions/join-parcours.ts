import type { Etape } from '../../etape/etape.ts';
import type { EtapeId } from '../../etape/etape-id.ts';
import { forEachTexte } from '../../etape/etape-texts.ts';
import { mapFields, type FieldTable } from '../../etape/map-fields.ts';
import type { Condition, Effet, Suite } from '../../etape/suite.ts';
import type { Aventure } from '../aventure.ts';
import type { Parcours } from '../parcours.ts';

/** Étapes, with the objects and flags that they name. */
export type WrittenEtapes = Pick<Parcours, 'etapes' | 'aventure'>;

/** Generators of new ids for those in conflict. */
export type FreshIds = { etapeId: () => EtapeId; repereId: () => string };

/** Étapes that can be added to others: their ids are free. */
export type AdoptedEtapes = {
  etapes: Etape[];
  /** The objects, flags and characters that are to be added. */
  aventure: Aventure;
  /** The new id of each étape, by its old one. */
  ids: ReadonlyMap<EtapeId, EtapeId>;
};

type Repere = { id: string; nom: string };

/** The ids of objects, flags or characters after joining the known ones, and those to add. */
function adoptReperes<Value extends Repere>(
  own: readonly Value[],
  known: readonly Value[],
  freshId: () => string,
): { added: Value[]; ids: ReadonlyMap<string, string> } {
  const added: Value[] = [];
  const ids = new Map<string, string>();
  for (const repere of own) {
    const taken = known.find(({ id }) => id === repere.id);
    // Two devices that opened a file have the same key, not two.
    const isSame = taken?.nom.trim() === repere.nom.trim();
    const id = taken === undefined || isSame ? repere.id : freshId();
    ids.set(repere.id, id);
    if (!isSame) added.push({ ...repere, id });
  }
  return { added, ids };
}

type Names = {
  /** The target étape; empty if not one of these. */
  etapeOf: (id: string) => string;
  objetOf: (id: string) => string;
  drapeauOf: (id: string) => string;
  personnageOf: (id: string) => string;
};

function renameCondition(condition: Condition, names: Names): Condition {
  switch (condition.type) {
    case 'drapeau':
      return { ...condition, id: names.drapeauOf(condition.id) };
    case 'objet':
      return { ...condition, id: names.objetOf(condition.id) };
    case 'epreuve':
      return { ...condition, etapeId: names.etapeOf(condition.etapeId) };
    case 'points':
    case 'temps':
      return condition;
  }
}

function renameEffet(effet: Effet, { objetOf, drapeauOf }: Names): Effet {
  return effet.type === 'objet'
    ? { ...effet, id: objetOf(effet.id) }
    : { ...effet, id: drapeauOf(effet.id) };
}

function renameSuite(suite: Suite, names: Names): Suite {
  return {
    ...suite,
    vers: names.etapeOf(suite.vers),
    conditions: suite.conditions.map((condition) => renameCondition(condition, names)),
    effets: suite.effets.map((effet) => renameEffet(effet, names)),
  };
}

/** The fields that name étapes, objects, flags or characters. */
const renamed: FieldTable<Names> = {
  id: null,
  rang: null,
  illisible: null,
  ...forEachTexte(() => null),
  position: null,
  audio: null,
  transcription: null,
  image: null,
  autresImages: null,
  autrefois: null,
  film: null,
  rayonEcoute: null,
  autreCommune: null,
  sources: null,
  rechange: null,
  petits: null,
  suites: ({ suites }, names) => suites.map((suite) => renameSuite(suite, names)),
  fin: null,
  chapitre: null,
  personnage: ({ personnage }, { personnageOf }) => personnageOf(personnage),
  bonus: null,
  epreuve: null,
};

function renameEtape(etape: Etape, id: EtapeId, names: Names): Etape {
  return { ...mapFields(etape, renamed, names), id };
}

function same(id: string): string {
  return id;
}

/** Étapes with new ids, in all references. A choice of another étape loses its target. */
export function renameEtapes(
  etapes: readonly Etape[],
  ids: ReadonlyMap<string, EtapeId>,
): Etape[] {
  const names: Names = {
    etapeOf: (id) => ids.get(id) ?? '',
    objetOf: same,
    drapeauOf: same,
    personnageOf: same,
  };
  return etapes.map((etape) => renameEtape(etape, ids.get(etape.id) ?? etape.id, names));
}

/**
 * Étapes of another parcours, ready to be added to `known`: an id that exists there is changed, in all references too. An object, a flag or
 * a character with the id and the name of a known one is that one. A choice that led to none of the étapes has no target: it never leads to
 * an étape of another author.
 */
export function adoptEtapes(
  { etapes, aventure }: WrittenEtapes,
  known: WrittenEtapes,
  fresh: FreshIds,
): AdoptedEtapes {
  const taken = new Set<string>(known.etapes.map(({ id }) => id));
  const ids = new Map<EtapeId, EtapeId>(
    etapes.map(({ id }) => [id, taken.has(id) ? fresh.etapeId() : id]),
  );
  const etapeIds: ReadonlyMap<string, string> = ids;
  const objets = adoptReperes(aventure.objets, known.aventure.objets, fresh.repereId);
  const drapeaux = adoptReperes(
    aventure.drapeaux,
    known.aventure.drapeaux,
    fresh.repereId,
  );
  const personnages = adoptReperes(
    aventure.personnages,
    known.aventure.personnages,
    fresh.repereId,
  );
  const names: Names = {
    etapeOf: (id) => etapeIds.get(id) ?? '',
    objetOf: (id) => objets.ids.get(id) ?? id,
    drapeauOf: (id) => drapeaux.ids.get(id) ?? id,
    personnageOf: (id) => personnages.ids.get(id) ?? id,
  };
  return {
    etapes: etapes.map((etape) =>
      renameEtape(etape, ids.get(etape.id) ?? etape.id, names),
    ),
    aventure: {
      ...aventure,
      objets: objets.added,
      drapeaux: drapeaux.added,
      personnages: personnages.added,
    },
    ids,
  };
}
