import type {
  EnvoiTarget,
  PartieGateway,
  WriteOperation,
} from '@/data/partie/partie-sync.ts';
import { etapeIdSchema, type EtapeId } from '@/domain/etape/etape-id.ts';
import type { Reponse } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';

type Fault =
  | 'none'
  /** The request never reaches the server. */
  | 'cut'
  /** The server does it, and its answer is lost. */
  | 'lostAnswer';

type StoredPartie = {
  uid: string;
  points: number;
  reussiteCount: number;
  isFinished: boolean;
};

export type FakeServerOptions = {
  contenu: Contenu;
  /** Right answers by étape: those in the verrous. */
  rightByEtapeId: Readonly<Record<string, Reponse>>;
  /** Drawn before each request. */
  nextFault?: () => Fault;
  now?: () => number;
};

/** Firestore and its rules for one quête, in memory, with a network that fails on command. */
export function createFakeServer({
  contenu,
  rightByEtapeId,
  nextFault = () => 'none',
  now = () => 0,
}: FakeServerOptions) {
  const parties = new Map<string, StoredPartie>();
  /** By session and étape: of one version. */
  const essais = new Map<string, { reponse: Reponse; numero: number; at: number }>();
  const reussites = new Map<string, { points: number; issue: 'reussie' | 'passee' }>();
  const deblocages = new Set<string>();
  const log: string[] = [];
  /** Writes of the log that the rules refused. */
  const refused: string[] = [];
  let uid = 'joueur-1';
  let isSessionRefused = false;
  let limitedUntil: number | null = null;

  function refuse(): never {
    throw new AccessDeniedError('The rules refused.');
  }

  function own({ documentId, uid: sender }: EnvoiTarget): StoredPartie {
    const partie = parties.get(documentId);
    if (partie?.uid !== sender) refuse();
    return partie;
  }

  function verrou(etapeId: EtapeId) {
    const epreuve = contenu.etapes.find(({ id }) => id === etapeId)?.epreuve;
    if (epreuve === undefined || epreuve.type === 'aucune') refuse();
    return epreuve;
  }

  function writeEssai(
    target: EnvoiTarget,
    { etapeId, reponse, numero }: Extract<WriteOperation, { type: 'writeEssai' }>,
  ) {
    verrou(etapeId);
    const key = `${target.uid}_${etapeId}`;
    const before = essais.get(key);
    if (numero !== (before?.numero ?? 0) + 1) refuse();
    const wait = numero <= 5 ? -1 : numero < 20 ? 30_000 : 300_000;
    if (before !== undefined && now() <= before.at + wait) refuse();
    essais.set(key, { reponse, numero, at: now() });
  }

  function settle(
    target: EnvoiTarget,
    operation: Extract<WriteOperation, { type: 'award' | 'renounce' }>,
  ) {
    const partie = own(target);
    const { etapeId, totalPoints, reussiteCount, indices } = operation;
    const { points, couts, indices: hints } = verrou(etapeId);
    const key = `${target.documentId}/${etapeId}`;
    if (reussites.has(key) || indices > hints.length) refuse();
    let won = 0;
    if (operation.type === 'award') {
      const essai = essais.get(`${target.uid}_${etapeId}`);
      if (deblocages.has(`${target.uid}_${etapeId}`)) refuse();
      if (essai?.reponse !== rightByEtapeId[etapeId]) refuse();
      if (essai?.numero !== operation.numero) refuse();
      const byHints = hints.slice(0, indices).reduce((sum, { cout }) => sum + cout, 0);
      const cost = couts?.[4 * indices + (operation.erreurs ?? 0)] ?? byHints;
      won = points - Math.min(points, cost);
      if (operation.points !== won) refuse();
    }
    if (totalPoints !== partie.points + won) refuse();
    if (reussiteCount !== partie.reussiteCount + 1) refuse();
    const issue = operation.type === 'award' ? 'reussie' : 'passee';
    reussites.set(key, { points: won, issue });
    parties.set(target.documentId, { ...partie, points: totalPoints, reussiteCount });
  }

  /** A session's values, by étape. */
  function ofSession<Value>(
    all: Iterable<[string, Value]>,
    { uid: sender }: EnvoiTarget,
  ) {
    return [...all].flatMap(([key, value]) => {
      const [owner, etapeId] = key.split('_');
      return owner === sender ? [{ etapeId: etapeIdSchema.parse(etapeId), value }] : [];
    });
  }

  function apply(target: EnvoiTarget, operation: WriteOperation): void {
    switch (operation.type) {
      case 'createPartie':
        if (parties.has(target.documentId)) refuse();
        parties.set(target.documentId, {
          uid: target.uid,
          points: 0,
          reussiteCount: 0,
          isFinished: false,
        });
        return;
      case 'writeEssai':
        writeEssai(target, operation);
        return;
      case 'award':
      case 'renounce':
        settle(target, operation);
        return;
      case 'finish': {
        const partie = own(target);
        if (partie.isFinished) refuse();
        parties.set(target.documentId, { ...partie, isFinished: true });
        return;
      }
      case 'stop':
        if (own(target).isFinished) refuse();
    }
  }

  function request<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => {
      const fault = nextFault();
      if (fault === 'cut') throw new OfflineError('Cut.');
      const answer = work();
      if (fault === 'lostAnswer') throw new OfflineError('Lost.');
      resolve(answer);
    });
  }

  const gateway: PartieGateway = {
    ensureUid: () =>
      request(() => {
        if (isSessionRefused) throw new OfflineError('Too many sessions.');
        return uid;
      }),
    write: (target, operation) =>
      request(() => {
        if (operation.type === 'createPartie' && limitedUntil !== null) {
          throw new LimitReachedError('debut', limitedUntil);
        }
        log.push(operation.type);
        try {
          apply(target, operation);
        } catch (error) {
          refused.push(operation.type);
          throw error;
        }
      }),
    readState: (target, etapeId) =>
      request(() => {
        const partie = parties.get(target.documentId);
        const key = `${target.documentId}/${etapeId ?? ''}`;
        const isOwn = partie?.uid === target.uid;
        return {
          partie: isOwn ? partie : null,
          essai: essais.get(`${target.uid}_${etapeId ?? ''}`) ?? null,
          hasReussite: isOwn && reussites.has(key),
          hasDeblocage: deblocages.has(`${target.uid}_${etapeId ?? ''}`),
        };
      }),
    readTried: (target) =>
      request(() => ({
        essais: ofSession(essais, target).map(({ etapeId, value: { at, ...essai } }) => ({
          ...essai,
          etapeId,
          ageMs: now() - at,
        })),
        vueEtapeIds: ofSession(
          [...deblocages].map((key): [string, null] => [key, null]),
          target,
        ).map(({ etapeId }) => etapeId),
      })),
    unlock: (target, etapeId) =>
      request(() => {
        own(target);
        const reussite = reussites.get(`${target.documentId}/${etapeId}`);
        if (reussite?.issue !== 'passee') refuse();
        deblocages.add(`${target.uid}_${etapeId}`);
      }),
    readSolution: (target, etapeId) =>
      request(() => {
        if (!deblocages.has(`${target.uid}_${etapeId}`)) refuse();
        return { reponse: String(rightByEtapeId[etapeId]), explication: 'Voilà.' };
      }),
  };

  return {
    gateway,
    /** All requests, refused or not. */
    log,
    parties,
    reussites,
    essais,
    deblocages,
    /** Number of writes refused by the rules, of one type or of all. */
    refusedCount: (type?: WriteOperation['type']) =>
      refused.filter((one) => type === undefined || one === type).length,
    /** Another session on the same phone. */
    changeSession(next: string) {
      uid = next;
    },
    refuseSessions(refused: boolean) {
      isSessionRefused = refused;
    },
    /** The daily limit of parties is reached: no other before that time (epoch milliseconds); null for no limit. */
    limitUntil(until: number | null) {
      limitedUntil = until;
    },
    /** Points of the only party proven to its end. */
    pointsOf: (documentId: string) => parties.get(documentId)?.points,
  };
}
