import * as z from 'zod/mini';
import { choice } from '@/device/choice.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import { partieIdSchema, type PartieId } from '@/domain/partie/partie.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { perServices } from '@/data/firebase/per-services.ts';
import { outbox, sendingCode } from '@/data/outbox.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { openObject } from '@/domain/open-object.ts';
import { pseudonymeProblem } from '@/domain/utilisateur/pseudonyme.ts';

/** An opinion that a player of this device gave of a party that has ended. */
const ownAvisSchema = openObject({
  // Builds before December 2026 stored other kinds in the same list: they are dropped.
  genre: z.literal('avis'),
  queteId: queteIdSchema,
  /** The party on this device; its document is known once proven. */
  partieId: partieIdSchema,
  /** Also the `operationId` of its write: it distinguishes a lost answer from a failure. */
  id: z.string(),
  pseudonyme: z.string(),
  /** From 1 to 5. */
  note: z.int(),
  texte: z.string(),
  /** Retracted: removed once the server has deleted it. */
  isRetire: z.boolean(),
  isSent: z.boolean(),
});
export type OwnAvis = z.infer<typeof ownAvisSchema>;

/** True if an unsent opinion is signed with an older name that is no longer valid: it waits until its player has chosen another. */
export function awaitsName({
  isSent,
  isRetire,
  pseudonyme,
}: Pick<OwnAvis, 'isSent' | 'isRetire' | 'pseudonyme'>): boolean {
  if (isSent || isRetire) return false;
  return pseudonymeProblem(pseudonyme) !== null;
}

/** Delay before checking again if the party was proven to its end. */
const provingMs = 5_000;

const kept = choice<readonly OwnAvis[]>(
  'echos',
  z.pipe(
    z.array(z.unknown()),
    z.transform((list) => list.flatMap((one) => ownAvisSchema.safeParse(one).data ?? [])),
  ),
  [],
);

/** The document of a party once the server knows its end; null until then. */
async function endedPartie(partieId: PartieId): Promise<PartieId | null> {
  const kept = await (await partieStore()).read(partieId);
  return kept?.envoi.partie?.isFinished === true ? kept.envoi.documentId : null;
}

/** This device's opinions of finished parties: stored in local storage, sent when possible. */
export const avisOutbox = perServices((services) => {
  const { read, keep } = kept;

  /** A newer one may have been given meanwhile: it still waits. */
  function settle({ id }: OwnAvis): void {
    keep(
      read().flatMap((avis) => {
        if (avis.id !== id) return [avis];
        return avis.isRetire ? [] : [{ ...avis, isSent: true }];
      }),
    );
  }

  /** Firebase is loaded with the first opinion, and only then. */
  async function send(avis: OwnAvis): Promise<number | null> {
    const documentId = await endedPartie(avis.partieId);
    if (documentId === null) return provingMs;
    const repository = await sendingCode(() => import('./own-avis-repository.ts'));
    await repository.ownAvisRepository(services).send(avis, documentId);
    settle(avis);
    return null;
  }

  const { sendAll, start, wake } = outbox('echos', {
    waiting: () => read().filter((avis) => !avis.isSent && !awaitsName(avis)),
    send,
  });

  return {
    /** This device's opinions and retractions; the same list while unchanged. */
    read,

    /** Calls back when it changes, here or in another tab; returns a stop function. */
    watch: kept.watch,

    /** Stores a player's opinion on this device; it is sent as soon as possible, replacing the previous one. */
    say: (said: Omit<OwnAvis, 'genre' | 'id' | 'isRetire' | 'isSent'>): void => {
      const others = read().filter(({ queteId }) => queteId !== said.queteId);
      const waiting = { id: createOperationId(), isRetire: false, isSent: false };
      keep([...others, { genre: 'avis', ...said, ...waiting }]);
      wake();
    },

    /** Retracts the opinion. */
    retract: (queteId: QueteId): void => {
      const retract = { id: createOperationId(), isRetire: true, isSent: false };
      keep(
        read().map((avis) => (avis.queteId === queteId ? { ...avis, ...retract } : avis)),
      );
      wake();
    },

    sendAll,
    start,
  };
});
