import * as z from 'zod/mini';
import { countedErreurs } from '../epreuve/couts.ts';
import { etapeIdSchema, type EtapeId } from '../etape/etape-id.ts';
import { preuveIdSchema, type PreuveId } from '../preuve/preuve-id.ts';
import { isApartId, isEmbarqueeId } from '../quete/embarquee.ts';
import { isPriveeId } from '../quete/quete-id.ts';
import type { Contenu } from '../quete/quete.ts';
import type { Solution } from '../quete/verrou.ts';
import { otherLangues } from '@/langue/langue.ts';
import {
  compteOfArret,
  compteOfDebut,
  compteOfFin,
  compteSchema,
} from '../statistique/compte.ts';
import { pointsAtStake } from './etape-under-way.ts';
import {
  partieIdSchema,
  reponseSchema,
  suiviOf,
  type Partie,
  type PartieEvent,
  type PartieId,
} from './partie.ts';
import { openObject } from '../open-object.ts';

/**
 * Proves a party played on the phone to the server: one write at a time, each with an `operationId`, stored on the device until the server
 * has shown it: none waits in the queue of the SDK alone, which a closed tab would lose. Pure: the next write, and the meaning of an answer
 * or a refusal.
 */

const common = { operationId: z.string() };

/** Its addition to the figures of its quête. After a refusal with it, it is sent without. */
const counted = { compte: z.optional(compteSchema) };

/** Wrong answers, as far as they count. Absent from operations of builds before December 2026. */
const declared = { erreurs: z.optional(z.int()) };

/** A write (or, for `readSolution`, a read), as stored while under way. */
export const operationSchema = z.discriminatedUnion('type', [
  openObject({ type: z.literal('createPartie'), ...common, ...counted }),
  openObject({
    type: z.literal('writeEssai'),
    ...common,
    etapeId: etapeIdSchema,
    reponse: reponseSchema,
    numero: z.int(),
  }),
  /** The award of an épreuve and the party's new totals, in one commit. */
  openObject({
    type: z.literal('award'),
    ...common,
    etapeId: etapeIdSchema,
    reponse: reponseSchema,
    numero: z.int(),
    indices: z.int(),
    ...declared,
    points: z.int(),
    totalPoints: z.int(),
    reussiteCount: z.int(),
    etapeIndex: z.int(),
  }),
  /** A renunciation and the party's totals, in one commit. */
  openObject({
    type: z.literal('renounce'),
    ...common,
    etapeId: etapeIdSchema,
    indices: z.int(),
    ...declared,
    totalPoints: z.int(),
    reussiteCount: z.int(),
    etapeIndex: z.int(),
  }),
  /** Unlocks the solution of an étape that was renounced, and reads it. */
  openObject({ type: z.literal('readSolution'), ...common, etapeId: etapeIdSchema }),
  openObject({
    type: z.literal('finish'),
    ...common,
    etapeIndex: z.int(),
    ...counted,
  }),
  /** The first time a party is left with a reason. */
  openObject({ type: z.literal('stop'), ...common, compte: compteSchema }),
]);
export type Operation = z.infer<typeof operationSchema>;

const solutionShape = { reponse: z.string(), explication: z.string() };
const solutionSchema = openObject({
  ...solutionShape,
  /** The same in other languages; absent for none. */
  langues: z.optional(z.partialRecord(z.enum(otherLangues), openObject(solutionShape))),
});

const serverPartieSchema = openObject({
  points: z.int(),
  reussiteCount: z.int(),
  isFinished: z.boolean(),
});

const serverEssaiSchema = openObject({
  reponse: reponseSchema,
  numero: z.int(),
  /** Epoch milliseconds of the phone when this essai was stored, or learnt of: the start of any wait. */
  seenAt: z.number(),
});

/** The phone's knowledge of the server's copy of a party, and the operation under way. */
export const envoiSchema = openObject({
  /** The party's document. Differs from the party's own id if the first had to be given up. */
  documentId: partieIdSchema,
  /** Session that owns the document; null before the first. */
  uid: z.nullable(z.string()),
  partie: z.nullable(serverPartieSchema),
  essaiByEtapeId: z.record(z.string(), serverEssaiSchema),
  /** Étapes whose award or renunciation the server holds. */
  reussiteEtapeIds: z.array(etapeIdSchema),
  /** Étapes that this party has renounced on the server: their solution may be unlocked and read. */
  deblocageEtapeIds: z.array(etapeIdSchema),
  solutionByEtapeId: z.record(z.string(), solutionSchema),
  /** Unexplained refusals, by étape (or by operation): past `maxRefusals` it is dropped. */
  refusalCountByKey: z.record(z.string(), z.int()),
  operation: z.nullable(operationSchema),
  /** Another phone of the team leads and proves: this one sends nothing. */
  ailleurs: z._default(z.boolean(), false),
  /** The figures have the reason for leaving. */
  arret: z._default(z.boolean(), false),
  /**
   * The session's essais and solutions of this version, over all parties, were read and adopted. Not so in a party from before December
   * 2026: its essais are under it, and count no further.
   */
  lu: z._default(z.boolean(), false),
  /** Étapes whose solution was seen in another party of this version: they give no proven points. */
  vueEtapeIds: z._default(z.array(etapeIdSchema), () => []),
  /** The preuve of its finish. Its id is stored before the request; `tard`: requested too late. Absent before. */
  preuve: z.catch(
    z.optional(
      openObject({ id: preuveIdSchema, etat: z.enum(['attente', 'faite', 'tard']) }),
    ),
    undefined,
  ),
});
export type Envoi = z.infer<typeof envoiSchema>;

type StoredEssai = { reponse: string | number; numero: number };

/** The server's state, read again after a refusal; null if absent (or not ours). */
export type ServerState = {
  partie: { points: number; reussiteCount: number; isFinished: boolean } | null;
  essai: StoredEssai | null;
  hasReussite: boolean;
  hasDeblocage: boolean;
};

/** Essais and solutions of a session for a version, over all its parties. */
export type Tried = {
  /** `ageMs`: time since it was stored, in milliseconds of the server. */
  essais: (StoredEssai & { etapeId: EtapeId; ageMs: number })[];
  /** Étapes whose solution was unlocked. */
  vueEtapeIds: EtapeId[];
};

/** Result of an outcome: the envoi, and an event for the party. */
export type Settled = { envoi: Envoi; event: PartieEvent | null };

export type NextStep =
  | { type: 'send'; operation: Operation }
  /** Not before that time (epoch milliseconds): the rules impose a delay between essais. */
  | { type: 'wait'; until: number }
  | { type: 'rest' };

export const maxRefusals = 3;

/** An envoi still unknown to the server. */
export function blankEnvoi(documentId: PartieId, uid: string | null = null): Envoi {
  return {
    documentId,
    uid,
    partie: null,
    essaiByEtapeId: {},
    reussiteEtapeIds: [],
    deblocageEtapeIds: [],
    solutionByEtapeId: {},
    refusalCountByKey: {},
    operation: null,
    ailleurs: false,
    arret: false,
    lu: false,
    vueEtapeIds: [],
  };
}

/** True if the solution of an étape was seen in another party; on a phone that follows a team, the leader proves it. */
export function isVueIn({ ailleurs, vueEtapeIds }: Envoi, etapeId: EtapeId): boolean {
  return !ailleurs && vueEtapeIds.includes(etapeId);
}

/** Étapes whose solution this device has read in a party. */
export function solutionsOf({ solutionByEtapeId }: Envoi): EtapeId[] {
  return Object.keys(solutionByEtapeId).map((id) => etapeIdSchema.parse(id));
}

/** The same for a party that begins after solutions of its version were seen, in parties of that session. */
export function envoiAfter(
  documentId: PartieId,
  { uid, vueEtapeIds }: Pick<Envoi, 'uid' | 'vueEtapeIds'>,
): Envoi {
  return { ...blankEnvoi(documentId, uid), vueEtapeIds };
}

/**
 * The envoi under the present session. A party begun by another session cannot be written: it is proven again from its beginning, in a
 * document of its own.
 */
export function withSession(envoi: Envoi, uid: string, freshId: PartieId): Envoi {
  if (envoi.uid === uid) return envoi;
  if (envoi.uid === null) return { ...envoi, uid };
  const { solutionByEtapeId, ailleurs, arret } = envoi;
  return { ...envoi, ...blankEnvoi(freshId, uid), solutionByEtapeId, ailleurs, arret };
}

/** Delay that the rules impose before the essai of that number, in milliseconds, with a margin for clocks. */
export function waitBeforeEssai(numero: number): number {
  const marginMs = 2_000;
  if (numero <= 5) return 0;
  return (numero < 20 ? 30_000 : 5 * 60_000) + marginMs;
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function isLeftInPeace(envoi: Envoi, key: string): boolean {
  return (ownValue(envoi.refusalCountByKey, key) ?? 0) >= maxRefusals;
}

/** Without its operation's id: the planner is deterministic. */
type Plan = Operation extends infer One
  ? One extends Operation
    ? Omit<One, 'operationId'>
    : never
  : never;

type PlanOrWait = Plan | { type: 'wait'; until: number } | null;

function planEtape(
  { partie, contenu, envoi, now, unlocks = true }: PlanInput,
  etape: Contenu['etapes'][number],
): PlanOrWait {
  const { id: etapeId } = etape;
  const suivi = suiviOf(partie, etapeId);
  const { issue } = suivi;
  if (issue === null || issue.type === 'suspendue') return null;
  if (issue.preuve === 'refusee') return null;
  if (isLeftInPeace(envoi, etapeId)) return null;
  const isSettled = envoi.reussiteEtapeIds.includes(etapeId);
  if (issue.type === 'passee' && isSettled) {
    const isKnown = ownValue(envoi.solutionByEtapeId, etapeId) !== undefined;
    const mayRead = unlocks && envoi.deblocageEtapeIds.includes(etapeId);
    return isKnown || !mayRead ? null : { type: 'readSolution', etapeId };
  }
  if (isSettled || suivi.dejaVue === true) return null;
  const server = envoi.partie ?? { points: 0, reussiteCount: 0 };
  const etapeIndex = Math.min(partie.etapeIndex, contenu.etapes.length - 1);
  const erreurs = countedErreurs(suivi.erreurCount);
  const totals = { erreurs, reussiteCount: server.reussiteCount + 1, etapeIndex };
  if (issue.type === 'passee') {
    return {
      type: 'renounce',
      etapeId,
      indices: suivi.indiceCount,
      totalPoints: server.points,
      ...totals,
    };
  }
  const { reponse } = issue;
  const essai = ownValue(envoi.essaiByEtapeId, etapeId);
  // After a seen solution no try is spent: the award is refused, unless the server has one already.
  if (essai?.reponse !== reponse && !envoi.vueEtapeIds.includes(etapeId)) {
    const numero = (essai?.numero ?? 0) + 1;
    const seenAt = essai?.seenAt ?? 0;
    const until = seenAt + waitBeforeEssai(numero);
    // Seen in the future, by a clock that was set back since: the server decides if it is too soon.
    if (numero > 5 && until > now && seenAt <= now) return { type: 'wait', until };
    return { type: 'writeEssai', etapeId, reponse, numero };
  }
  const points = pointsAtStake(etape, suivi);
  return {
    type: 'award',
    etapeId,
    reponse,
    numero: essai?.numero ?? 0,
    indices: suivi.indiceCount,
    points,
    totalPoints: server.points + points,
    ...totals,
  };
}

/** True after a refusal: the next attempt omits the addition to the figures. */
function wasRefused({ refusalCountByKey }: Envoi, key: string): boolean {
  return ownValue(refusalCountByKey, key) !== undefined;
}

function planFinish(input: PlanInput): Plan | null {
  const { partie, contenu, envoi, now, enEquipe = false } = input;
  if (partie.finishedAt === null || envoi.partie?.isFinished === true) return null;
  if (isLeftInPeace(envoi, 'finish')) return null;
  const plan: Plan = { type: 'finish', etapeIndex: partie.etapeIndex };
  const compte = wasRefused(envoi, 'finish')
    ? null
    : compteOfFin(partie, contenu, { now, enEquipe });
  return compte === null ? plan : { ...plan, compte };
}

function planStop({ partie, contenu, envoi }: PlanInput): Plan | null {
  if (envoi.arret || wasRefused(envoi, 'stop')) return null;
  const compte = compteOfArret(partie, contenu);
  return compte === null ? null : { type: 'stop', compte };
}

function createOperation({ partie, envoi }: PlanInput, operationId: string): Operation {
  if (wasRefused(envoi, 'createPartie')) return { type: 'createPartie', operationId };
  return { type: 'createPartie', operationId, compte: compteOfDebut(partie) };
}

/**
 * Writes of a party of a quête privée: its beginning, once an étape was answered, and the solutions that it asks for. Nothing of it is
 * proven.
 */
function planPrivee({ partie, contenu, envoi, unlocks = true }: PlanInput): Plan[] {
  if (!unlocks) return [];
  return contenu.etapes.flatMap(({ id: etapeId }): Plan[] => {
    const { issue } = suiviOf(partie, etapeId);
    const isKnown = ownValue(envoi.solutionByEtapeId, etapeId) !== undefined;
    if (issue?.type !== 'passee' || isKnown || isLeftInPeace(envoi, etapeId)) return [];
    return [{ type: 'readSolution', etapeId }];
  });
}

function nextStepOfPrivee(input: PlanInput, operationId: string): NextStep {
  const { partie, contenu, envoi } = input;
  const isPlayed = contenu.etapes.some(({ id }) => suiviOf(partie, id).issue !== null);
  const isToCount = envoi.partie === null && !envoi.ailleurs && isPlayed;
  if (isToCount && !isLeftInPeace(envoi, 'createPartie')) {
    return { type: 'send', operation: { type: 'createPartie', operationId } };
  }
  const [plan] = planPrivee(input);
  if (plan === undefined) return { type: 'rest' };
  return { type: 'send', operation: { ...plan, operationId } };
}

type PlanInput = {
  partie: Partie;
  contenu: Contenu;
  envoi: Envoi;
  now: number;
  /** True if played in a team. */
  enEquipe?: boolean;
  /** True to unlock and read solutions: the device's finds in other parties are proven before. */
  unlocks?: boolean;
};

/** An operation that was under way may be sent again. */
function isSendable(operation: Operation, { unlocks = true }: PlanInput): boolean {
  return unlocks || operation.type !== 'readSolution';
}

/**
 * The next write that brings the server up to date: first the document, then étape by étape the essai and its award (or the renunciation,
 * and its solution), at last the finish, or the reason for leaving. A party without any answer, finish or reason is not sent.
 */
export function nextStep(input: PlanInput, operationId: string): NextStep {
  const { contenu, envoi } = input;
  if (isEmbarqueeId(input.partie.queteId)) return { type: 'rest' };
  if (isPriveeId(input.partie.queteId)) return nextStepOfPrivee(input, operationId);
  if (envoi.ailleurs) return { type: 'rest' };
  if (envoi.operation !== null && isSendable(envoi.operation, input)) {
    return { type: 'send', operation: envoi.operation };
  }
  const plans = [
    ...contenu.etapes.map((etape) => planEtape(input, etape)),
    planFinish(input),
    planStop(input),
  ].filter((plan) => plan !== null);
  if (plans.length === 0) return { type: 'rest' };
  if (envoi.partie === null) {
    if (isLeftInPeace(envoi, 'createPartie')) return { type: 'rest' };
    return { type: 'send', operation: createOperation(input, operationId) };
  }
  const plan = plans.find(({ type }) => type !== 'wait');
  if (plan !== undefined && plan.type !== 'wait') {
    return { type: 'send', operation: { ...plan, operationId } };
  }
  const waits = plans.flatMap((one) => (one.type === 'wait' ? [one.until] : []));
  return { type: 'wait', until: Math.min(...waits) };
}

/** True if a played step is not on the server yet and still may be. */
export function isWaiting(input: Omit<PlanInput, 'now'>): boolean {
  return nextStep({ ...input, now: 0 }, '').type !== 'rest';
}

function withEtape(list: readonly EtapeId[], etapeId: EtapeId): EtapeId[] {
  return list.includes(etapeId) ? [...list] : [...list, etapeId];
}

function proofEvent(operation: Operation): PartieEvent | null {
  if (operation.type === 'award') {
    const { etapeId, reponse } = operation;
    return { type: 'prove', etapeId, reponse, preuve: 'prouvee' };
  }
  if (operation.type === 'renounce') {
    const { etapeId } = operation;
    return { type: 'prove', etapeId, reponse: null, preuve: 'prouvee' };
  }
  return null;
}

/** The envoi once the server has accepted a write. `seenAt`: the phone's clock, in epoch milliseconds. */
export function acknowledge(envoi: Envoi, operation: Operation, seenAt: number): Settled {
  const idle = { ...envoi, operation: null };
  const event = proofEvent(operation);
  switch (operation.type) {
    case 'createPartie':
      return {
        envoi: { ...idle, partie: { points: 0, reussiteCount: 0, isFinished: false } },
        event,
      };
    case 'writeEssai': {
      const { etapeId, reponse, numero } = operation;
      const essai = { reponse, numero, seenAt };
      return {
        envoi: {
          ...idle,
          essaiByEtapeId: { ...envoi.essaiByEtapeId, [etapeId]: essai },
        },
        event,
      };
    }
    case 'award':
    case 'renounce': {
      const { etapeId, totalPoints, reussiteCount } = operation;
      const isFinished = envoi.partie?.isFinished ?? false;
      return {
        envoi: {
          ...idle,
          partie: { ...envoi.partie, points: totalPoints, reussiteCount, isFinished },
          reussiteEtapeIds: withEtape(envoi.reussiteEtapeIds, etapeId),
          deblocageEtapeIds:
            operation.type === 'renounce'
              ? withEtape(envoi.deblocageEtapeIds, etapeId)
              : envoi.deblocageEtapeIds,
        },
        event,
      };
    }
    case 'finish':
      return {
        envoi: {
          ...idle,
          partie: envoi.partie === null ? null : { ...envoi.partie, isFinished: true },
        },
        event,
      };
    case 'stop':
      return { envoi: { ...idle, arret: true }, event };
    case 'readSolution':
      return { envoi: idle, event };
  }
}

/** The envoi once a solution could be read. */
export function keepSolution(envoi: Envoi, etapeId: EtapeId, solution: Solution): Envoi {
  return {
    ...envoi,
    operation: null,
    solutionByEtapeId: { ...envoi.solutionByEtapeId, [etapeId]: solution },
  };
}

function keyOf(operation: Operation): string {
  return 'etapeId' in operation ? operation.etapeId : operation.type;
}

function countRefusal(envoi: Envoi, key: string): Envoi {
  const count = (ownValue(envoi.refusalCountByKey, key) ?? 0) + 1;
  return {
    ...envoi,
    refusalCountByKey: { ...envoi.refusalCountByKey, [key]: count },
  };
}

function sameTotals(envoi: Envoi, server: NonNullable<ServerState['partie']>): boolean {
  const { points, reussiteCount, isFinished } = server;
  return (
    envoi.partie?.points === points &&
    envoi.partie.reussiteCount === reussiteCount &&
    envoi.partie.isFinished === isFinished
  );
}

function adoptEssai(
  envoi: Envoi,
  { etapeId }: { etapeId: EtapeId },
  { reponse, numero }: StoredEssai,
  seenAt: number,
): Envoi {
  return {
    ...envoi,
    essaiByEtapeId: { ...envoi.essaiByEtapeId, [etapeId]: { reponse, numero, seenAt } },
  };
}

function withoutEssai(envoi: Envoi, etapeId: EtapeId): Envoi {
  const others = Object.entries(envoi.essaiByEtapeId).filter(([id]) => id !== etapeId);
  return { ...envoi, essaiByEtapeId: Object.fromEntries(others) };
}

/**
 * The envoi after reading its session's essais and solutions of the version: its numbers continue from there. `seenAt`: the phone's clock,
 * in epoch milliseconds.
 */
export function adoptTried(
  envoi: Envoi,
  { essais, vueEtapeIds }: Tried,
  seenAt: number,
): Envoi {
  // Another party may have counted the pending essai meanwhile: plan again.
  const operation = envoi.operation?.type === 'writeEssai' ? null : envoi.operation;
  const blank: Envoi = { ...envoi, operation, essaiByEtapeId: {}, lu: true, vueEtapeIds };
  return essais.reduce(
    (before, essai) =>
      adoptEssai(before, essai, essai, seenAt - Math.max(0, essai.ageMs)),
    blank,
  );
}

/** Never created, deleted, or of another session: the party is proven from its beginning elsewhere. */
function startElsewhere(envoi: Envoi, freshId: PartieId): Envoi {
  const { refusalCountByKey } = countRefusal(envoi, 'createPartie');
  return {
    ...envoi,
    ...blankEnvoi(freshId, envoi.uid),
    solutionByEtapeId: envoi.solutionByEtapeId,
    refusalCountByKey,
  };
}

type Refused<T extends Operation['type']> = {
  /** The envoi before, and after it took over the server's totals. */
  before: Envoi;
  adopted: Envoi;
  /** The phone believed something of the totals that was not so: that alone explains the refusal. */
  wasWrong: boolean;
  operation: Extract<Operation, { type: T }>;
  server: ServerState;
  seenAt: number;
};

function refusedEssai({
  before,
  adopted,
  operation,
  server,
  seenAt,
}: Refused<'writeEssai'>) {
  const { essai } = server;
  const { etapeId } = operation;
  // Counted from one again: under an older party, or by a session whose last try was 180 days ago.
  if (essai === null) return countRefusal(withoutEssai(adopted, etapeId), etapeId);
  const known = ownValue(before.essaiByEtapeId, etapeId);
  const seen = adoptEssai(adopted, operation, essai, seenAt);
  const isNew = essai.numero !== known?.numero || essai.reponse !== known.reponse;
  // Refused without news: too soon by the server's clock, and `seenAt` now records it.
  return isNew ? seen : countRefusal(seen, etapeId);
}

function refusedAward(refused: Refused<'award'>): Settled {
  const { wasWrong, operation, server, seenAt } = refused;
  const { etapeId, reponse, numero } = operation;
  const { essai, hasDeblocage } = server;
  const others = refused.adopted.vueEtapeIds.filter((id) => id !== etapeId);
  const vueEtapeIds = hasDeblocage ? [...others, etapeId] : others;
  const adopted = { ...refused.adopted, vueEtapeIds };
  if (hasDeblocage) return { envoi: adopted, event: { type: 'see', etapeId } };
  if (essai === null) {
    return { envoi: countRefusal(withoutEssai(adopted, etapeId), etapeId), event: null };
  }
  if (essai.reponse !== reponse || essai.numero !== numero) {
    const corrected = adoptEssai(adopted, operation, essai, seenAt);
    return { envoi: countRefusal(corrected, etapeId), event: null };
  }
  if (wasWrong) return { envoi: adopted, event: null };
  return {
    envoi: adopted,
    event: { type: 'prove', etapeId, reponse, preuve: 'refusee' },
  };
}

function adoptReussite(
  { before, adopted }: Pick<Refused<'award'>, 'before' | 'adopted'>,
  { type, etapeId }: Extract<Operation, { type: 'award' | 'renounce' }>,
): Envoi {
  return {
    ...adopted,
    reussiteEtapeIds: withEtape(before.reussiteEtapeIds, etapeId),
    deblocageEtapeIds:
      type === 'renounce'
        ? withEtape(before.deblocageEtapeIds, etapeId)
        : before.deblocageEtapeIds,
  };
}

/**
 * Meaning of a refusal, from the server's state. A write whose answer was lost is found there, and counts once. A copy that differs from
 * the phone's belief is adopted, and the next step is planned again. An award refused although the phone was up to date is a wrong answer:
 * the étape reopens. Any other refusal is retried `maxRefusals` times, then dropped.
 */
export function reconcile(
  envoi: Envoi,
  operation: Operation,
  server: ServerState,
  { seenAt, freshId }: { seenAt: number; freshId: PartieId },
): Settled {
  if (server.partie === null)
    return { envoi: startElsewhere(envoi, freshId), event: null };
  const refused = {
    before: envoi,
    adopted: { ...envoi, operation: null, partie: server.partie },
    wasWrong: !sameTotals(envoi, server.partie),
    server,
    seenAt,
  };
  const { adopted, wasWrong } = refused;
  switch (operation.type) {
    case 'createPartie':
      return { envoi: adopted, event: null };
    case 'writeEssai':
      return { envoi: refusedEssai({ ...refused, operation }), event: null };
    case 'award':
      if (!server.hasReussite) return refusedAward({ ...refused, operation });
      return {
        envoi: adoptReussite(refused, operation),
        event: proofEvent(operation),
      };
    case 'renounce':
      if (server.hasReussite) {
        return {
          envoi: adoptReussite(refused, operation),
          event: proofEvent(operation),
        };
      }
      return {
        envoi: wasWrong ? adopted : countRefusal(adopted, operation.etapeId),
        event: null,
      };
    case 'finish': {
      const isExplained = server.partie.isFinished || wasWrong;
      return {
        envoi: isExplained ? adopted : countRefusal(adopted, keyOf(operation)),
        event: null,
      };
    }
    case 'stop':
    case 'readSolution':
      return { envoi: countRefusal(adopted, keyOf(operation)), event: null };
  }
}

/** The preuve of a party's finish; null before. */
export function preuveOfEnvoi({ preuve }: Envoi): PreuveId | null {
  return preuve?.etat === 'faite' ? preuve.id : null;
}

/** True if a finished party may still get its preuve: it has none, and no other phone leads. */
export function awaitsPreuve({
  partie,
  envoi,
}: {
  partie: Partie;
  envoi: Envoi;
}): boolean {
  return (
    partie.finishedAt !== null &&
    !isApartId(partie.queteId) &&
    !envoi.ailleurs &&
    (envoi.preuve === undefined || envoi.preuve.etat === 'attente')
  );
}

/** The envoi without a failed operation, so that the others need not wait for it. */
export function passOver(envoi: Envoi, operation: Operation): Settled {
  const { refusalCountByKey } = countRefusal(envoi, keyOf(operation));
  return { envoi: { ...envoi, operation: null, refusalCountByKey }, event: null };
}

/** The envoi of a newly opened page: dropped operations get another chance. */
export function withFreshChances(envoi: Envoi): Envoi {
  if (Object.keys(envoi.refusalCountByKey).length === 0) return envoi;
  return { ...envoi, refusalCountByKey: {} };
}
