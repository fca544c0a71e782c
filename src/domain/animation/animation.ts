import * as z from 'zod/mini';
import { observeEquipe, type Rang } from '../equipe/equipe.ts';
import { appareilList, type Appareil } from '../equipe/membre.ts';
import { contenuFrom, isInOrder } from '../partie/chemin.ts';
import {
  doneCount,
  etapeCountOf,
  etapeOf,
  pointsOf,
  suiviOf,
  type Reponse,
} from '../partie/partie.ts';
import { queteIdSchema, type Contenu, type Quete } from '../quete/quete.ts';

/**
 * « Animation » and « Sortie de classe »: an event on a quête. Its groups are teams (`domain/equipe`), each with a code of its
 * own and, where étapes are walked in order, another étape to begin at. Who organises looks on; a group knows its own row.
 */

/** The letters of groups, the same as those of phones. */
export type Groupe = Appareil;
export const groupeList = appareilList;

/** A class has six groups at most, A to F. */
export const groupeLimits = {
  classe: { min: 1, max: 6 },
  animation: { min: 2, max: 12 },
} as const;

export const nomLimits = { min: 3, max: 80 } as const;

/** Waiting for the start, under way, called together, over. */
export const etatList = ['attente', 'cours', 'rassemblement', 'fini'] as const;
export type EtatEvenement = (typeof etatList)[number];

const byGroupe = <Value extends z.core.$ZodType>(value: Value) =>
  z.partialRecord(z.enum(groupeList), value);

/** What whoever knows the id of an event reads. */
export const evenementSchema = z.object({
  uid: z.string(),
  queteId: queteIdSchema,
  version: z.int(),
  genre: z.enum(['animation', 'classe']),
  nom: z.string(),
  etat: z.enum(etatList),
  groupeCount: z.int().check(z.gte(1), z.lte(12)),
  /** The étape each group begins at, as a place among those of the quête; 0 where it is not said. */
  premieres: z._default(byGroupe(z.int()), {}),
  /** The points of each group, told from « Rassemblement » on. */
  classement: z._default(byGroupe(z.int()), {}),
  /** The last change, in epoch milliseconds. */
  at: z.number(),
});
export type Evenement = z.infer<typeof evenementSchema>;

/** The groups of an event, in the order of the alphabet. */
export function groupesOf({ groupeCount }: Pick<Evenement, 'groupeCount'>): Groupe[] {
  return groupeList.slice(0, groupeCount);
}

/** « Groupe B » */
export function groupeLabel(groupe: Groupe): string {
  return `Groupe ${groupe.toUpperCase()}`;
}

/**
 * Different first étapes, as far apart as they can be; the last étape is nobody's first. All begin at the first where the
 * player picks the way, or where links lead on.
 */
export function spreadPremieres(
  contenu: Contenu,
  groupeCount: number,
): Evenement['premieres'] {
  if (!isInOrder(contenu)) return {};
  const startCount = Math.max(1, contenu.etapes.length - 1);
  return Object.fromEntries(
    groupeList
      .slice(0, groupeCount)
      .map((groupe, index) => [
        groupe,
        Math.floor((index * startCount) / groupeCount) % startCount,
      ]),
  );
}

/** What an event may become from where it is; « Rassemblement » may be called off. */
const nextEtats: Readonly<Record<EtatEvenement, readonly EtatEvenement[]>> = {
  attente: ['cours', 'fini'],
  cours: ['rassemblement', 'fini'],
  rassemblement: ['cours', 'fini'],
  fini: [],
};

/** Whether an event may go on so. The rules hold the same. */
export function mayBecome(etat: EtatEvenement, next: EtatEvenement): boolean {
  return nextEtats[etat].includes(next);
}

/** What a group did at an étape; `null` while it has not settled it. */
export type Passage = {
  titre: string;
  issue: 'reussie' | 'passee' | 'suspendue' | null;
  reponse: Reponse | null;
};

/** Where a group is, from the rows of its phones alone. */
export type Avancee = {
  groupe: Groupe;
  points: number;
  doneCount: number;
  etapeCount: number;
  isFinished: boolean;
  /** The étape it looks at. */
  etapeTitre: string;
  /** Phones that joined, and those whose connection is open. */
  phoneCount: number;
  presentCount: number;
  /** In the order that this group walks. */
  passages: readonly Passage[];
};

/** What a group has come to, at a time in epoch milliseconds. */
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
    etapeTitre: etapeOf(partie, contenu).titre,
    phoneCount: rangs.length,
    presentCount: rangs.filter(({ la }) => la).length,
    passages: contenu.etapes.map(({ id, titre }) => {
      const { issue } = suiviOf(partie, id);
      const reponse = issue?.type === 'reussie' ? issue.reponse : null;
      return { titre, issue: issue?.type ?? null, reponse };
    }),
  };
}

/** One line of a ranking; groups with as many points share a place. */
export type Place = { groupe: Groupe; points: number; place: number };

/** The ranking by points, then by the alphabet. */
export function classementOf(points: Evenement['classement']): Place[] {
  const rows = groupeList
    .flatMap((groupe) => {
      const own = points[groupe];
      return own === undefined ? [] : [{ groupe, points: own }];
    })
    .toSorted((one, other) => other.points - one.points);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.findIndex((one) => one.points === row.points),
  }));
}

/** What an event tells its groups of their points. */
export function pointsByGroupe(avancees: readonly Avancee[]): Evenement['classement'] {
  return Object.fromEntries(avancees.map(({ groupe, points }) => [groupe, points]));
}
