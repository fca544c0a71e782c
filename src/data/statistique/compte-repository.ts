import {
  doc,
  increment,
  serverTimestamp,
  Timestamp,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { retention } from '@/domain/retention.ts';
import type { Compte } from '@/domain/statistique/compte.ts';
import { shardCount } from '@/domain/statistique/statistique.ts';
import { dayOf } from '@/lib/format/date.ts';

const keptMs = retention.partieDays * 24 * 60 * 60 * 1_000;

/** The commit that the figures go in; `serverNow`: epoch milliseconds of the server. */
export type CompteCommit = { firestore: Firestore; batch: WriteBatch; serverNow: number };

/** What one party adds to a day. */
function jourOf(compte: Compte) {
  const isFin = compte.pas === 'fin';
  return {
    commencees: increment(compte.pas === 'debut' ? 1 : 0),
    terminees: increment(isFin ? 1 : 0),
    arretees: increment(compte.pas === 'arret' ? 1 : 0),
    minutes: increment(isFin ? compte.minutes : 0),
    horsLigne: increment(isFin && compte.horsLigne ? 1 : 0),
    equipe: increment(isFin && compte.equipe ? 1 : 0),
  };
}

/** What it adds to the étapes: those it went through when it ends, the one it stood at when it is left. */
function etapesOf(compte: Compte) {
  if (compte.pas === 'debut') return [];
  const list =
    compte.pas === 'fin'
      ? compte.etapes.map(({ etapeId, minutes, erreurs, indices, passees }) => ({
          ...{ etapeId, vues: 1, minutes, erreurs, indices, passees, arrets: 0 },
        }))
      : [
          {
            etapeId: compte.etapeId,
            vues: 0,
            minutes: 0,
            erreurs: 0,
            indices: 0,
            passees: 0,
            arrets: 1,
          },
        ];
  return list.map(({ etapeId, ...figures }) => {
    const steps = Object.entries(figures).map(([key, by]) => [key, increment(by)]);
    return [etapeId, Object.fromEntries(steps)] as const;
  });
}

/**
 * Adds what a party counts for to the figures of its quête and of all: three writes in the commit that begins, ends or
 * leaves it, and no read. The first says to the rules what the two others may add, and which party it is of.
 */
export function addCompte(
  { firestore, batch, serverNow }: CompteCommit,
  { documentId, uid, queteId }: { documentId: string; uid: string; queteId: string },
  compte: Compte,
): void {
  // Where the clock of the phone is wrong, so is the time that it noted.
  const day = dayOf(compte.at + serverNow - Date.now());
  const [mois, jour] = [day.slice(0, 7), day.slice(8)];
  const k = Math.floor(Math.random() * shardCount);
  const isFin = compte.pas === 'fin';
  batch.set(doc(firestore, 'debits', uid, 'genres', 'partie'), {
    partieId: documentId,
    queteId,
    pas: compte.pas,
    mois,
    jour,
    k,
    minutes: isFin ? compte.minutes : 0,
    horsLigne: isFin && compte.horsLigne ? 1 : 0,
    equipe: isFin && compte.equipe ? 1 : 0,
    motif: compte.pas === 'arret' ? compte.motif : '',
    at: serverTimestamp(),
    expireAt: Timestamp.fromMillis(serverNow + keptMs),
  });
  const common = {
    jours: { [jour]: jourOf(compte) },
    ...(compte.pas === 'arret' ? { motifs: { [compte.motif]: increment(1) } } : {}),
  };
  const etapes = etapesOf(compte);
  const ofQuete = {
    ...common,
    cles: etapes.map(([etapeId]) => etapeId),
    ...(etapes.length > 0 ? { etapes: Object.fromEntries(etapes) } : {}),
  };
  const at = (scope: string) => doc(firestore, 'statistiques', `${scope}_${mois}_${k}`);
  batch.set(at(queteId), ofQuete, { merge: true });
  batch.set(at('france'), common, { merge: true });
}
