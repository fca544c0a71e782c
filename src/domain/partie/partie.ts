import * as z from 'zod/mini';
import type { EtapeId } from '../etape/etape-id.ts';
import {
  type Contenu,
  type EtapePublique,
  type Quete,
  queteIdSchema,
} from '../quete/quete.ts';
import { noSuspensions, suspensionsAt, type Suspensions } from '../quete/suspension.ts';
import { adaptationsSchema, sortAdaptations, type Adaptation } from './adaptation.ts';
import { openObject } from '../open-object.ts';

export const partieIdSchema = z
  .string()
  .check(z.regex(/^[a-zA-Z0-9]{20,32}$/))
  .brand<'PartieId'>();
export type PartieId = z.infer<typeof partieIdSchema>;

/** A canonical answer: a number for `nombre`, else a string. */
export const reponseSchema = z.union([z.string(), z.number()]);
export type Reponse = z.infer<typeof reponseSchema>;

/** Outcome of an épreuve, and its confirmation by the rules. */
export const issueSchema = z.discriminatedUnion('type', [
  openObject({
    type: z.literal('reussie'),
    reponse: reponseSchema,
    points: z.int(),
    at: z.number(),
    /** `refusee`: accepted by the phone's truncated hash, then refused by the rules. */
    preuve: z.enum(['attente', 'prouvee', 'refusee']),
  }),
  openObject({
    type: z.literal('passee'),
    at: z.number(),
    preuve: z.enum(['attente', 'prouvee']),
  }),
  /** The étape was closed on arrival. Its points are out of the maximum. */
  openObject({
    type: z.literal('suspendue'),
    at: z.number(),
    /** The spare étape was walked instead: it counts as an étape, without points. */
    remplacee: z.optional(z.boolean()),
    /** No proof is needed. */
    preuve: z.literal('prouvee'),
  }),
]);
export type Issue = z.infer<typeof issueSchema>;

/** Events at an étape. */
export const suiviSchema = openObject({
  /** Wrong answers given on this phone. */
  erreurCount: z.int().check(z.gte(0)),
  indiceCount: z.int().check(z.gte(0)),
  issue: z.nullable(issueSchema),
  /** Answers that the phone took for right and the rules refused: from then on they are wrong at once. */
  reponsesRefusees: z.array(reponseSchema),
  /** Wrong answers given on this phone, without repeats; absent before the first, and in older parties. */
  reponsesFausses: z.optional(z.array(reponseSchema)),
  /** True if the player chose the other way to answer; absent while the party's adaptations decide. */
  autre: z.optional(z.boolean()),
  /** True if the version for small ones is shown. It stays on the device; absent otherwise, and in older parties. */
  petits: z.optional(z.boolean()),
  /** Start of its timer, later pauses added; absent before. */
  minuteurAt: z.optional(z.number()),
  /** The player has stopped its timer. */
  sansMinuteur: z.optional(z.boolean()),
  /** Answered after the solution had been seen in another party: without points or proof. */
  dejaVue: z.optional(z.boolean()),
  /** « Nous y sommes » was said here; absent before, and in older parties. */
  arrivee: z.optional(z.literal(true)),
  /** The phone's position was near this étape. It stays on the device; absent otherwise, and in older parties. */
  surPlace: z.optional(z.literal(true)),
  /** The view was found, by the player's word. It stays on the device, like the next fields. */
  retrouvee: z.optional(z.literal(true)),
  /** « Balade écoutée » has played its story: once only. */
  ecoutee: z.optional(z.literal(true)),
});
export type Suivi = z.infer<typeof suiviSchema>;

/** Reason for leaving a party, in one tap. */
export const departMotifList = ['long', 'pluie', 'bloque', 'enfants', 'autre'] as const;
export type DepartMotif = (typeof departMotifList)[number];

const suspensionSchema = openObject({
  motif: z.string(),
  jusquAu: z.nullable(z.number()),
  rechange: z.optional(z.boolean()),
});
const suspensionsSchema = openObject({
  fermeture: z.nullable(suspensionSchema),
  byEtapeId: z.record(z.string(), suspensionSchema),
});

/**
 * A play-through of a version of a quête, as the phone stores it. Times are epoch milliseconds of the phone. `moment` is the player's
 * screen: the story of the étape, its épreuve, or the result once settled.
 */
export const partieSchema = openObject({
  id: partieIdSchema,
  queteId: queteIdSchema,
  version: z.int(),
  etapeIndex: z.int(),
  moment: z.enum(['recit', 'epreuve', 'resultat', 'fin']),
  suiviByEtapeId: z.record(z.string(), suiviSchema),
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  // The next fields were added later: older parties lack them.
  /** Start of the pause; null while played. */
  pausedAt: z._default(z.nullable(z.number()), null),
  /** Past pauses, in milliseconds. */
  pausedMs: z._default(z.number(), 0),
  /** The étape where the player shortened the walk; null for the whole walk. */
  ecourteeIndex: z._default(z.nullable(z.int()), null),
  /** Étapes reached after the first, each with its link (null if the player picked it). Empty for étapes in written order. */
  chemin: z._default(
    z.array(openObject({ etapeIndex: z.int(), suite: z.nullable(z.int()) })),
    () => [],
  ),
  /** The étape of the quête that a group begins at, as a place among them: see `contenuFrom`. */
  premiere: z._default(z.int(), 0),
  /** Why it was last left. */
  depart: z._default(
    z.nullable(
      openObject({
        motif: z.enum(departMotifList),
        at: z.number(),
        /** Absent from an older party, promised to stay on the device. */
        compte: z.optional(z.literal(true)),
      }),
    ),
    null,
  ),
  /** Players' adaptations. They stay on the device. */
  adaptations: z._default(adaptationsSchema, []),
  /** Last known closures, whatever the version played. */
  suspensions: z._default(suspensionsSchema, noSuspensions),
  /** The quête was withdrawn meanwhile: the party goes on. */
  isRetiree: z._default(z.boolean(), false),
});
export type Partie = z.infer<typeof partieSchema>;

/**
 * An event names its étape, so that a late or repeated one (a double tap, another tab) has no effect at the next étape. `askIndice` names
 * its indice, for the same reason.
 */
export type PartieEvent =
  /** « Nous y sommes »: from the way to the story. */
  | { type: 'arrive'; etapeId: EtapeId }
  /** The phone measured that it is at the étape. */
  | { type: 'situate'; etapeId: EtapeId }
  /** « J’y suis »: the view of the étape was found again. */
  | { type: 'find'; etapeId: EtapeId }
  /** « Balade écoutée » begins to play the étape. */
  | { type: 'tell'; etapeId: EtapeId }
  /** To the épreuve: from the story, or again after a refusal. */
  | { type: 'read'; etapeId: EtapeId }
  | {
      type: 'answer';
      etapeId: EtapeId;
      reponse: Reponse;
      juste: boolean;
      at: number;
      /** The solution was seen in another party. */
      dejaVue?: boolean;
    }
  /** `numero`: 1 for the first indice. */
  | { type: 'askIndice'; etapeId: EtapeId; numero: number }
  | { type: 'pass'; etapeId: EtapeId; at: number }
  /** `isThere`: the player is at the next étape, and skips the way to it. */
  | { type: 'goOn'; etapeId: EtapeId; at: number; isThere?: boolean }
  | { type: 'goBack'; etapeId: EtapeId }
  /** A way on of an aventure: its place among the links of the étape. */
  | { type: 'choose'; etapeId: EtapeId; suite: number; at: number }
  /** The next étape, if the player picks it. */
  | { type: 'pick'; etapeId: EtapeId; vers: EtapeId; at: number }
  | { type: 'startTimer'; etapeId: EtapeId; at: number }
  | { type: 'stopTimer'; etapeId: EtapeId }
  /** To an étape that was reached before. */
  | { type: 'visit'; etapeId: EtapeId }
  /** From here straight to the last étape. */
  | { type: 'shorten'; etapeId: EtapeId }
  /** The whole walk after all, from the point of shortening. */
  | { type: 'lengthen' }
  | { type: 'pause'; at: number }
  | { type: 'resume'; at: number }
  | { type: 'leave'; motif: DepartMotif; at: number }
  | { type: 'adapt'; adaptations: readonly Adaptation[] }
  /** The other way to answer, or back to the first. */
  | { type: 'chooseWay'; etapeId: EtapeId; autre: boolean }
  /** The version for small ones, or back to the ordinary one. */
  | { type: 'showPetits'; etapeId: EtapeId; petits: boolean }
  /** Present closures of the quête; null when the quête itself was withdrawn. */
  | { type: 'learn'; suspensions: Suspensions | null }
  /** The solution was seen in another party: answers here give no points. */
  | { type: 'see'; etapeId: EtapeId }
  /** The rules' verdict on an answer, or (with null) on a renunciation. */
  | {
      type: 'prove';
      etapeId: EtapeId;
      reponse: Reponse | null;
      preuve: 'prouvee' | 'refusee';
    };

const freshSuivi: Suivi = {
  erreurCount: 0,
  indiceCount: 0,
  issue: null,
  reponsesRefusees: [],
};

/** A party at its very beginning. */
export function beginPartie(
  quete: Pick<Quete, 'id' | 'version' | 'suspensions'>,
  id: PartieId,
  at: number,
  adaptations: readonly Adaptation[] = [],
): Partie {
  return {
    id,
    queteId: quete.id,
    version: quete.version,
    etapeIndex: 0,
    moment: 'recit',
    suiviByEtapeId: {},
    startedAt: at,
    finishedAt: null,
    pausedAt: null,
    pausedMs: 0,
    ecourteeIndex: null,
    chemin: [],
    premiere: 0,
    depart: null,
    adaptations: sortAdaptations(adaptations),
    suspensions: suspensionsAt(quete.suspensions ?? noSuspensions, at),
    isRetiree: false,
  };
}

/** Events so far at an étape. */
export function suiviOf(partie: Partie, etapeId: EtapeId): Suivi {
  // Ids are any letters, « constructor » included.
  if (!Object.hasOwn(partie.suiviByEtapeId, etapeId)) return freshSuivi;
  return partie.suiviByEtapeId[etapeId] ?? freshSuivi;
}

/** True if the outcome of an étape is known. */
export function isSettled(partie: Partie, { id }: Pick<EtapePublique, 'id'>): boolean {
  return suiviOf(partie, id).issue !== null;
}

/** The étape at that index; throws a RangeError for none. */
export function etapeAt({ etapes }: Contenu, index: number): EtapePublique {
  const etape = etapes[index];
  if (etape === undefined) throw new RangeError('This party stands at no étape.');
  return etape;
}

/** An étape as small ones read and answer it; the étape itself without such a version. A recording tells the ordinary story. */
export function etapePourPetits(etape: EtapePublique): EtapePublique {
  const { petits } = etape;
  if (petits === undefined) return etape;
  const epreuve = petits.epreuve ?? etape.epreuve;
  return { ...etape, recit: petits.recit, falc: '', audio: undefined, epreuve };
}

/** The current étape of a party, in the version that it shows. */
export function etapeOf(partie: Partie, contenu: Contenu): EtapePublique {
  const etape = etapeAt(contenu, partie.etapeIndex);
  return suiviOf(partie, etape.id).petits === true ? etapePourPetits(etape) : etape;
}

/** The party with other events at an étape. */
export function withSuivi(partie: Partie, etapeId: EtapeId, suivi: Suivi): Partie {
  return {
    ...partie,
    suiviByEtapeId: { ...partie.suiviByEtapeId, [etapeId]: suivi },
  };
}
