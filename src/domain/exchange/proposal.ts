import { generateNKeysBetween } from 'fractional-indexing';
import type { Etape } from '../etape/etape.ts';
import { etapeIdSchema, type EtapeId } from '../etape/etape-id.ts';
import type { Position } from '../geo/position.ts';
import { limits } from '../limits.ts';
import { blankEtape, blankParcours } from '../parcours/blank-parcours.ts';
import { renameEtapes } from '../parcours/versions/join-parcours.ts';
import { omit } from '../parcours/omit.ts';
import type { ParcoursFields } from '../parcours/operations.ts';
import {
  parcoursIdSchema,
  type Parcours,
  type ParcoursId,
} from '../parcours/parcours.ts';
import { ownSaisies, renameSaisies, type Saisies } from '../parcours/saisie-path.ts';
import { movedMedia } from '../etape/etape-media.ts';
import { mapPortraits, parcoursPaths } from '../parcours/portraits.ts';
import type { MediaFile, Remark } from './read/found.ts';

/** A possible parcours from a template, a file, photos or another parcours. Nothing of it is created yet. */
export type Proposal = {
  /** The fields of the whole, including the drawn line. */
  fields: ParcoursFields;
  /** Every étape that was found, in order; their ids hold only here. */
  etapes: readonly Etape[];
  /** The étapes chosen by default: as many as a parcours can hold. */
  takenIds: readonly EtapeId[];
  /** Titles that were in capitals, as a sentence has them, by the id of the étape; `''` for the parcours. */
  sentenceById: Readonly<Record<string, string>>;
  media: readonly MediaFile[];
  /** Photos beside étapes: resized where there is a canvas, and not before. */
  photos?: readonly { etapeId: EtapeId; file: MediaFile }[];
  remarks: readonly Remark[];
  /** Unreadable field texts of our own files, by the ids of `etapes`; absent for other files. */
  saisies?: Saisies;
};

/** The author's choice from a proposal. */
export type ProposalChoice = {
  titre: string;
  takenIds: ReadonlySet<EtapeId>;
  takesLine: boolean;
  /** Accepts places that were swapped or converted; otherwise étapes have no place. */
  takesCorrected: boolean;
  /** Titles in capitals are written as sentences. */
  takesSentences: boolean;
};

/** The id of the nth étape of a proposal. */
export function proposedEtapeId(index: number): EtapeId {
  return etapeIdSchema.parse(`proposee${index}`);
}

/** The fields of a blank parcours, with `parts`. */
export function fieldsWith(parts: Partial<ParcoursFields>): ParcoursFields {
  const id = parcoursIdSchema.parse('0000000000000000');
  return { ...omit(blankParcours(id, proposedEtapeId(0)), 'id', 'etapes'), ...parts };
}

/** A proposal of a whole parcours, without its address and publication. */
export function proposalOfParcours(
  parcours: Parcours,
  media: readonly MediaFile[],
  remarks: readonly Remark[],
  saisies: Saisies = {},
): Proposal {
  const ids: ReadonlyMap<string, EtapeId> = new Map(
    parcours.etapes.map(({ id }, index) => [id, proposedEtapeId(index)]),
  );
  const proposed = renameEtapes(parcours.etapes, ids);
  const couverture = ids.get(parcours.couverture) ?? '';
  const chezSoi = ids.get(parcours.chezSoi) ?? '';
  return {
    fields: { ...omit(parcours, 'id', 'etapes'), slug: '', couverture, chezSoi },
    etapes: proposed,
    takenIds: proposed.map(({ id }) => id),
    sentenceById: {},
    media,
    remarks,
    saisies: { ...ownSaisies(saisies), ...renameSaisies(saisies, ids) },
  };
}

/** The default choice: everything. */
export function wholeChoice({ fields, takenIds }: Proposal): ProposalChoice {
  return {
    titre: fields.titre,
    takenIds: new Set(takenIds),
    takesLine: true,
    takesCorrected: true,
    takesSentences: true,
  };
}

const guessedKinds: ReadonlySet<string> = new Set([
  'coordonnees-inversees',
  'coordonnees-lambert',
  'coordonnees-devinees',
]);

/** True if the places of a proposal are interpreted, not as in its file. */
export function isCorrected({ remarks }: Pick<Proposal, 'remarks'>): boolean {
  return remarks.some(({ kind }) => guessedKinds.has(kind));
}

function takesPlaces(proposal: Proposal, { takesCorrected }: ProposalChoice): boolean {
  return takesCorrected || !isCorrected(proposal);
}

/** True if the drawn line is included. */
export function takesTrace(proposal: Proposal, choice: ProposalChoice): boolean {
  return choice.takesLine && takesPlaces(proposal, choice);
}

/** A title in its final form. */
export function takenTitre(
  { sentenceById }: Pick<Proposal, 'sentenceById'>,
  id: string,
  titre: string,
  takesSentences: boolean,
): string {
  return takesSentences ? (sentenceById[id] ?? titre) : titre;
}

/** The parcours of a choice from a proposal, and its files under its own paths. */
export type TakenParcours = {
  parcours: Parcours;
  saisies: Saisies;
  media: readonly { path: string; from: string }[];
};

function ownPath(path: string, parcoursId: ParcoursId): string {
  return `parcours/${parcoursId}/${path.split('/').at(-1) ?? ''}`;
}

/** The parcours of a choice from a proposal. It has one blank étape if none was chosen, and 60 at most. */
export function takeProposal(
  proposal: Proposal,
  choice: ProposalChoice,
  ids: { parcoursId: ParcoursId; freshEtapeId: () => EtapeId },
): TakenParcours {
  const taken = proposal.etapes
    .filter(({ id }) => choice.takenIds.has(id))
    .slice(0, limits.etapeCount.max);
  const ownIds: ReadonlyMap<string, EtapeId> = new Map(
    taken.map(({ id }) => [id, ids.freshEtapeId()]),
  );
  const owned = renameEtapes(taken, ownIds);
  const rangs = generateNKeysBetween(null, null, Math.max(1, taken.length));
  const ownOf = (path: string) => ownPath(path, ids.parcoursId);
  const etapes = owned.map((etape, index): Etape => {
    const proposedId = taken[index]?.id ?? etape.id;
    return {
      ...movedMedia(etape, ownOf),
      rang: rangs[index] ?? etape.rang,
      position: takesPlaces(proposal, choice) ? etape.position : null,
      titre: takenTitre(proposal, proposedId, etape.titre, choice.takesSentences),
    };
  });
  const { saisies = {} } = proposal;
  const blank = blankEtape(ids.freshEtapeId(), rangs[0] ?? 'a0');
  return {
    parcours: {
      ...proposal.fields,
      id: ids.parcoursId,
      titre: choice.titre.trim().slice(0, limits.titre.max),
      trace: takesTrace(proposal, choice) ? proposal.fields.trace : '',
      couverture: ownIds.get(proposal.fields.couverture) ?? '',
      chezSoi: ownIds.get(proposal.fields.chezSoi) ?? '',
      aventure: mapPortraits(proposal.fields.aventure, (portrait) => ({
        ...portrait,
        path: ownOf(portrait.path),
      })),
      etapes: etapes.length === 0 ? [blank] : etapes,
    },
    saisies: { ...ownSaisies(saisies), ...renameSaisies(saisies, ownIds) },
    media: parcoursPaths({ etapes: taken, aventure: proposal.fields.aventure }).map(
      (from) => ({ from, path: ownOf(from) }),
    ),
  };
}

/** Positions of the chosen étapes, in their order. */
export function takenPositions(
  proposal: Proposal,
  choice: ProposalChoice,
): { id: EtapeId; titre: string; position: Position }[] {
  if (!takesPlaces(proposal, choice)) return [];
  const { takenIds } = choice;
  return proposal.etapes.flatMap(({ id, titre, position }) =>
    position !== null && takenIds.has(id) ? [{ id, titre, position }] : [],
  );
}
