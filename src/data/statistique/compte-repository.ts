import {
  doc,
  increment,
  serverTimestamp,
  Timestamp,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { retention } from '@/domain/retention.ts';
import { compteLimits, type Compte } from '@/domain/statistique/compte.ts';
import { noCompte, shardCount } from '@/domain/statistique/statistique.ts';
import { dayOf } from '@/lib/format/date.ts';

const keptMs = retention.partieDays * 24 * 60 * 60 * 1_000;

/** The commit that the figures go in; `serverNow`: epoch milliseconds of the server. */
export type CompteCommit = { firestore: Firestore; batch: WriteBatch; serverNow: number };

/** The party's field for its step in this commit. */
const fieldByPas = {
  debut: 'startedAt',
  fin: 'finishedAt',
  arret: 'arretAt',
} as const satisfies Record<Compte['pas'], string>;

function atMost(limit: number, value: number): number {
  return Math.min(limit, Math.max(0, value));
}

function flag(isSet: boolean): number {
  return isSet ? 1 : 0;
}

/** Addition of a party to a day. */
function jourOf(compte: Compte): Record<string, number> {
  switch (compte.pas) {
    case 'debut':
      return { commencees: 1 };
    case 'arret':
      return { [compte.motif]: 1 };
    case 'fin':
      return {
        terminees: 1,
        minutes: atMost(compteLimits.minutes, compte.minutes),
        horsLigne: flag(compte.horsLigne),
        equipe: flag(compte.equipe),
      };
  }
}

type EtapeAdded = { etapeId: string; added: Record<string, number> };

/** Addition to an étape: one that it settled if it ends, the current one if it is left. */
function etapeOf(compte: Compte): EtapeAdded | null {
  if (compte.pas === 'debut') return null;
  if (compte.pas === 'arret') {
    return { etapeId: compte.etapeId, added: { [compte.motif]: 1 } };
  }
  const [etape] = compte.etapes;
  if (etape === undefined) return null;
  return {
    etapeId: etape.etapeId,
    added: {
      terminees: 1,
      minutes: atMost(compteLimits.etapeMinutes, etape.minutes),
      erreurs: atMost(compteLimits.erreurs, etape.erreurs),
      indices: atMost(compteLimits.indices, etape.indices),
      passees: atMost(1, etape.passees),
    },
  };
}

function increments(added: Record<string, number>) {
  const all = Object.entries({ ...noCompte, ...added });
  return Object.fromEntries(all.map(([key, by]) => [key, increment(by)]));
}

/**
 * Adds a party's counts to the figures of its quête and of all: three writes in the commit that begins, ends or leaves it, and no read. The
 * first names for the rules its party, and its day and étape.
 */
export function addCompte(
  { firestore, batch, serverNow }: CompteCommit,
  { documentId, uid, queteId }: { documentId: string; uid: string; queteId: string },
  compte: Compte,
): void {
  // If the clock of the phone is wrong, so is its recorded time.
  const day = dayOf(compte.at + serverNow - Date.now());
  const jour = day.slice(8);
  const mois = `${day.slice(0, 7)}_${Math.floor(Math.random() * shardCount)}`;
  const etape = etapeOf(compte);
  batch.set(doc(firestore, 'debits', uid, 'genres', 'partie'), {
    partieId: documentId,
    pas: fieldByPas[compte.pas],
    mois,
    cles: etape === null ? [jour] : [jour, etape.etapeId],
    motif: compte.pas === 'arret' ? compte.motif : '',
    at: serverTimestamp(),
    expireAt: Timestamp.fromMillis(serverNow + keptMs),
  });
  const ofJour = { [jour]: increments(jourOf(compte)) };
  const ofEtape = etape === null ? {} : { [etape.etapeId]: increments(etape.added) };
  const at = (scope: string) => doc(firestore, 'statistiques', `${scope}_${mois}`);
  const ofQuete = { comptes: { ...ofJour, ...ofEtape } };
  batch.set(at(queteId), ofQuete, { merge: true });
  batch.set(at('france'), { comptes: ofJour }, { merge: true });
}
