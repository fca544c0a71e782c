import * as z from 'zod/mini';
import { codeEquipeMs } from '../equipe/code-equipe.ts';
import { observeEquipe, type Rang } from '../equipe/equipe.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { contenuFrom, isInOrder } from '../partie/chemin.ts';
import { doneCount, etapeCountOf, pointsOf } from '../partie/bilan.ts';
import { etapeOf, suiviOf, type Partie, type Reponse } from '../partie/partie.ts';
import {
  queteIdSchema,
  type Contenu,
  type EtapePublique,
  type Quete,
} from '../quete/quete.ts';
import { firstEtapes } from './first-etapes.ts';
import {
  classementSchema,
  etatList,
  groupeList,
  type Classement,
  type EtatEvenement,
  type Groupe,
  type Participation,
} from './groupe.ts';

/**
 * « Animation » and « Sortie de classe »: an event on a quête. Its groups are teams (`domain/equipe`), each with its own code and, where
 * étapes are walked in order, its own first étape. The organiser looks on; a group knows its own row.
 */

/** A class has six groups at most, A to F. */
export const groupeLimits = {
  classe: { min: 1, max: 6 },
  animation: { min: 2, max: 12 },
} as const;

export const nomLimits = { min: 3, max: 80 } as const;

const premieresSchema = z.partialRecord(z.enum(groupeList), z.int());
/** The étape that each group begins at, as a place among those of the quête. */
type Premieres = z.infer<typeof premieresSchema>;

/** The part of an event that is readable by its id. */
export const evenementSchema = z.object({
  uid: z.string(),
  queteId: queteIdSchema,
  version: z.int(),
  genre: z.enum(['animation', 'classe']),
  /** INSEE code of the event's town hall. */
  commune: z.optional(z.string()),
  nom: z.string(),
  etat: z.enum(etatList),
  groupeCount: z.int().check(z.gte(1), z.lte(12)),
  /** First étape of each group, as an index among those of the quête; 0 by default. */
  premieres: z._default(premieresSchema, {}),
  /** The points of each group, published from « Rassemblement » on. */
  classement: z._default(classementSchema, {}),
  /** The last change, in epoch milliseconds. */
  at: z.number(),
});
export type Evenement = z.infer<typeof evenementSchema>;

/** A group phone's stored data of its event. */
export function participationOf(
  animation: string,
  groupe: Groupe,
  { genre, nom, etat, classement }: Evenement,
): Participation {
  return { animation, groupe, genre, nom, etat, classement };
}

/** The groups of an event, in the order of the alphabet. */
export function groupesOf({ groupeCount }: Pick<Evenement, 'groupeCount'>): Groupe[] {
  return groupeList.slice(0, groupeCount);
}

/**
 * Different first étapes, as far apart as possible; no group begins at the last étape. All begin at the first if the player picks the way,
 * or links lead on.
 */
export function spreadPremieres(contenu: Contenu, groupeCount: number): Premieres {
  if (!isInOrder(contenu)) return {};
  const places = firstEtapes(contenu.etapes.length, groupeCount);
  return Object.fromEntries(
    groupeList.slice(0, groupeCount).map((groupe, index) => [groupe, places[index]]),
  );
}

/** Allowed next states of an event; « Rassemblement » may be called off. */
const nextEtats: Readonly<Record<EtatEvenement, readonly EtatEvenement[]>> = {
  attente: ['cours', 'fini'],
  cours: ['rassemblement', 'fini'],
  rassemblement: ['cours', 'fini'],
  fini: [],
};

/** True if an event may change state so. The rules check the same. */
export function mayBecome(etat: EtatEvenement, next: EtatEvenement): boolean {
  return nextEtats[etat].includes(next);
}

/** Result of a group at an étape; `null` until it is settled. */
export type Passage = {
  etapeId: EtapeId;
  titre: string;
  issue: 'reussie' | 'passee' | 'suspendue' | null;
  reponse: Reponse | null;
  /** Indices requested there, and available; null for an étape without a question. */
  indiceCount: number;
  indiceTotal: number | null;
  /** Counted wrong answers before the right one; null if not found. */
  erreurCount: number | null;
  points: number;
};

/** Progress of a group, from the rows of its phones alone. */
export type Avancee = {
  groupe: Groupe;
  points: number;
  doneCount: number;
  etapeCount: number;
  isFinished: boolean;
  /** The étape it looks at. */
  etapeId: EtapeId;
  etapeTitre: string;
  /** Phones that joined, and those whose connection is open. */
  phoneCount: number;
  presentCount: number;
  /** In the order that this group walks. */
  passages: readonly Passage[];
};

function passageOf(partie: Partie, etape: EtapePublique): Passage {
  const { id, titre, epreuve } = etape;
  const { issue, indiceCount, erreurCount } = suiviOf(partie, id);
  const found = issue?.type === 'reussie' ? issue : null;
  return {
    ...{ etapeId: id, titre, indiceCount },
    issue: issue?.type ?? null,
    reponse: found?.reponse ?? null,
    indiceTotal: epreuve.type === 'aucune' ? null : epreuve.indices.length,
    erreurCount: found === null ? null : erreurCount,
    points: found?.points ?? 0,
  };
}

/** Progress of a group, at a time in epoch milliseconds. */
export function avanceeOf(
  groupe: Groupe,
  rangs: readonly Rang[],
  quete: Quete,
  { premieres }: Pick<Evenement, 'premieres'>,
  at: number,
): Avancee {
  const contenu = contenuFrom(quete.contenu, premieres[groupe] ?? 0);
  const partie = observeEquipe(rangs, { ...quete, contenu }, at);
  return {
    groupe,
    points: pointsOf(partie),
    doneCount: doneCount(partie, contenu),
    etapeCount: etapeCountOf(partie, contenu),
    isFinished: partie.finishedAt !== null,
    etapeId: etapeOf(partie, contenu).id,
    etapeTitre: etapeOf(partie, contenu).titre,
    phoneCount: rangs.length,
    presentCount: rangs.filter(({ la }) => la).length,
    passages: contenu.etapes.map((etape) => passageOf(partie, etape)),
  };
}

/** The ranking that an event sends to its groups. */
export function pointsByGroupe(avancees: readonly Avancee[]): Classement {
  return Object.fromEntries(avancees.map(({ groupe, points }) => [groupe, points]));
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The codes of groups are drawn so many days before the outing at most: an event is cleared away 30 days after its last change. */
export const outingDays = 21;

/**
 * Expiry of the group codes of an outing, in epoch milliseconds: 24 hours after the end of its day, at least 24 hours from now, at most 22
 * days. A day ends at midnight UTC: one or two hours late in France.
 * @param jour as `2026-12-04`; empty for today.
 * @param now epoch milliseconds.
 */
export function codesUntil(jour: string, now: number): number {
  const begin = Date.parse(`${jour}T00:00:00Z`);
  const wanted = Number.isNaN(begin) ? now : begin + dayMs;
  return Math.min(Math.max(wanted, now), now + outingDays * dayMs) + codeEquipeMs;
}
