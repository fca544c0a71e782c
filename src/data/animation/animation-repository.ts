import {
  equalTo,
  get,
  onValue,
  orderByChild,
  query,
  ref,
  remove,
  serverTimestamp,
  update,
  type Database,
} from 'firebase/database';
import * as z from 'zod/mini';
import {
  evenementSchema,
  groupesOf,
  spreadPremieres,
  type Evenement,
  codesUntil,
} from '@/domain/animation/animation.ts';
import {
  groupeList,
  type Classement,
  type EtatEvenement,
  type Groupe,
} from '@/domain/animation/groupe.ts';
import { motsOf, nextSlot, type Aide, type Mot } from '@/domain/animation/mot.ts';
import { retention } from '@/domain/retention.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { randomCodeEquipe } from '@/domain/equipe/code-equipe.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { NotFoundError, type DataError } from '@/lib/errors/data-error.ts';
import { nextDebit, readServerOffset } from '../conversation/conversation-repository.ts';
import { clockMarginMs } from '../equipe/equipe-repository.ts';
import { listen } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { randomHex } from '../firestore/random-hex.ts';
import { ensurePlayerUid } from '../session/session-repository.ts';

const accesSchema = z.object({
  jeton: z.string(),
  codeEquipe: z.string(),
  expireAt: z.number(),
});
/** The team of a group, and its code for phones until `expireAt` (epoch milliseconds). */
export type Acces = z.infer<typeof accesSchema>;
export type AccesByGroupe = Partial<Record<Groupe, Acces>>;

const animationSchema = z.object({
  evenement: evenementSchema,
  groupes: z._default(z.partialRecord(z.enum(groupeList), accesSchema), {}),
  // By group, then by the jeton of its team.
  mots: z._default(
    z.partialRecord(z.enum(groupeList), z.record(z.string(), z.unknown())),
    {},
  ),
});
/** An event for its organiser. */
export type Animation = {
  id: string;
  evenement: Evenement;
  groupes: AccesByGroupe;
  /** The stored messages of each group, by the jeton of its team: see `motsTo`. */
  mots: Partial<Record<Groupe, Record<string, unknown>>>;
};

/** The words that were sent to a group, the oldest first. */
export function motsTo({ groupes, mots }: Animation, groupe: Groupe): Mot[] {
  return motsOf(mots[groupe]?.[groupes[groupe]?.jeton ?? '']);
}

/** A message to a group: its text, or empty, and its help, or null; at least one of the two. */
export type NewMot = { texte: string; aide: Aide | null };

/** Data of a new event. */
export type NewAnimation = {
  genre: Evenement['genre'];
  /** 3 to 80 characters. */
  nom: string;
  groupeCount: number;
  /** The day of the outing, as `2026-12-04`; empty for today. */
  jour: string;
};

/** Fresh codes for groups, each for its present jeton or a new one, as the rules require beside the count of the event. */
async function drawCodes(
  database: Database,
  uid: string,
  { id, evenement, groupes }: Omit<Animation, 'mots'>,
  jour = '',
): Promise<Record<string, unknown>> {
  const debit = await nextDebit(database, uid, 'animation', id);
  const now = Date.now() + (await readServerOffset(database));
  const expireAt = codesUntil(jour, now) - clockMarginMs;
  const { queteId, version } = evenement;
  const written: Record<string, unknown> = { [`debits/${uid}/animation`]: debit };
  for (const groupe of groupesOf(evenement)) {
    const before = groupes[groupe];
    // Former codes let no phone in any more.
    if (before !== undefined && before.expireAt > now) {
      written[`codes/${before.codeEquipe}`] = null;
    }
    const jeton = before?.jeton ?? randomHex(16);
    const codeEquipe = randomCodeEquipe(randomBytes);
    written[`animations/${id}/groupes/${groupe}`] = { jeton, codeEquipe, expireAt };
    written[`codes/${codeEquipe}`] = {
      ...{ jeton, uid, queteId, version, expireAt },
      ...{ animation: id, groupe },
    };
  }
  return written;
}

function storedMot({ texte, aide }: NewMot) {
  return {
    ...(texte !== '' && { texte }),
    ...(aide !== null && { etape: aide.etape }),
    ...(aide !== null && aide.indices !== 'passee' && { indices: aide.indices }),
    at: serverTimestamp(),
  };
}

const dayMs = 24 * 60 * 60 * 1_000;

function storedEvenement(evenement: Evenement) {
  const { commune, ...others } = evenement;
  return {
    ...others,
    ...(commune !== undefined && { commune }),
    at: serverTimestamp(),
  };
}

/** The events of the Realtime Database: class trips, and the events of town halls. */
export const animationRepository = perServices((services) => {
  async function createOne(
    uid: string,
    quete: Quete,
    { genre, nom, groupeCount, jour }: NewAnimation,
  ): Promise<string> {
    const database = await services.database();
    const id = randomHex(16);
    const evenement: Evenement = {
      ...{ uid, genre, nom, groupeCount },
      ...{ queteId: quete.id, version: quete.version },
      ...(genre === 'animation' && { commune: quete.contenu.commune.insee }),
      etat: 'attente',
      premieres: spreadPremieres(quete.contenu, groupeCount),
      classement: {},
      at: 0,
    };
    const codes = await drawCodes(database, uid, { id, evenement, groupes: {} }, jour);
    await update(ref(database), {
      ...codes,
      [`animations/${id}/evenement`]: storedEvenement(evenement),
    });
    return id;
  }

  async function drawAgain(animation: Animation): Promise<void> {
    const database = await services.database();
    const { uid } = animation.evenement;
    await update(ref(database), await drawCodes(database, uid, animation));
  }

  async function goTo(
    { id, evenement, groupes }: Animation,
    etat: EtatEvenement,
    classement: Classement,
  ): Promise<void> {
    const database = await services.database();
    const now = Date.now() + (await readServerOffset(database));
    const isTold = etat === 'rassemblement' || etat === 'fini';
    const next = { ...evenement, etat, classement: isTold ? classement : {} };
    const written: Record<string, unknown> = {
      [`animations/${id}/evenement`]: storedEvenement(next),
    };
    for (const { codeEquipe, expireAt } of Object.values(groupes)) {
      if (etat === 'fini' && expireAt > now) written[`codes/${codeEquipe}`] = null;
    }
    await update(ref(database), written);
  }

  async function send(
    { id, groupes, mots }: Animation,
    to: readonly Groupe[],
    mot: NewMot,
  ): Promise<void> {
    const written: Record<string, unknown> = {};
    for (const groupe of to) {
      const jeton = groupes[groupe]?.jeton;
      if (jeton === undefined) continue;
      const slot = nextSlot(mots[groupe]?.[jeton]);
      written[`animations/${id}/mots/${groupe}/${jeton}/${slot}`] = storedMot(mot);
    }
    await update(ref(await services.database()), written);
  }

  async function deleteOne(id: string): Promise<void> {
    await remove(ref(await services.database(), `animations/${id}`));
  }

  async function readOne(id: string): Promise<Evenement> {
    const path = `animations/${id}/evenement`;
    const stored = await get(ref(await services.database(), path));
    const parsed = evenementSchema.safeParse(stored.val());
    if (!parsed.success) throw new NotFoundError('This event was taken away.');
    return parsed.data;
  }

  async function listOf(uid: string, queteId: QueteId): Promise<Animation[]> {
    const own = query(
      ref(await services.database(), 'animations'),
      orderByChild('evenement/uid'),
      equalTo(uid),
    );
    const stored: unknown = (await get(own)).val();
    return Object.entries(z.record(z.string(), z.unknown()).safeParse(stored).data ?? {})
      .flatMap(([id, value]) => {
        const parsed = animationSchema.safeParse(value);
        return parsed.success ? [{ id, ...parsed.data }] : [];
      })
      .filter(
        ({ evenement }) =>
          evenement.queteId === queteId &&
          evenement.at > Date.now() - retention.animationDays * dayMs,
      )
      .toSorted((one, other) => other.evenement.at - one.evenement.at);
  }

  return {
    /**
     * Creates an event on the current version of a quête, with a code for each group, and returns its id (128 bits). `uid` is that of an
     * account. Throws a data error: `AccessDeniedError` without the right, or past twenty a day.
     */
    create: (uid: string, quete: Quete, animation: NewAnimation) =>
      answered(createOne(uid, quete, animation)),

    /** New codes for every group: the former ones are a day old, or known to the wrong people. Throws as above. */
    renewCodes: (animation: Animation) => answered(drawAgain(animation)),

    /** Changes an event's state, with its published points from « Rassemblement » on; its end closes its codes. Throws a data error. */
    changeEtat: (animation: Animation, etat: EtatEvenement, classement: Classement) =>
      answered(goTo(animation, etat, classement)),

    /**
     * Sends a message to groups of an event, in one write; their phones get it at once, or when their network is back. Throws a data error:
     * `AccessDeniedError` once the event is over.
     */
    sendMot: (animation: Animation, to: readonly Groupe[], mot: NewMot) =>
      answered(send(animation, to, mot)),

    /** Deletes an event, except for its data on the phones of its groups. Throws a data error. */
    remove: (id: string) => answered(deleteOne(id)),

    /** An event's data for its groups. Throws `NotFoundError` when it was deleted, or another data error. */
    readEvenement: (id: string) => answered(readOne(id)),

    /** An account's events on a quête, last changed first, as long as they are readable. Throws a data error. */
    listOwn: (uid: string, queteId: QueteId) => answered(listOf(uid, queteId)),

    /** Watches an event for its organiser; `onError` when it is gone or may not be read, and when nothing arrived within the deadline. */
    watch: (
      id: string,
      onAnimation: (animation: Animation) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      listen<Database, Animation>(
        services.database(),
        (database, tell, refuse) =>
          onValue(
            ref(database, `animations/${id}`),
            (stored) => {
              const parsed = animationSchema.safeParse(stored.val());
              if (parsed.success) tell({ id, ...parsed.data });
              else refuse(new NotFoundError('There is no such event.'));
            },
            refuse,
          ),
        { onValue: onAnimation, onError },
      ),

    /**
     * Watches an event's data for its groups, under the session of this device, anonymous if need be; null once it was deleted. `onError`
     * as for `watch`.
     */
    watchEvenement: (
      id: string,
      onEvenement: (evenement: Evenement | null) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      listen<Database, Evenement | null>(
        ensurePlayerUid(services).then(() => services.database()),
        (database, tell, refuse) =>
          onValue(
            ref(database, `animations/${id}/evenement`),
            (stored) => tell(evenementSchema.safeParse(stored.val()).data ?? null),
            refuse,
          ),
        { onValue: onEvenement, onError },
      ),

    /** Watches the messages to a group by its team's jeton, oldest first, under the session of this device. `onError` as for `watch`. */
    watchMots: (
      { id, groupe, jeton }: { id: string; groupe: Groupe; jeton: string },
      onMots: (mots: readonly Mot[]) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      listen<Database, readonly Mot[]>(
        ensurePlayerUid(services).then(() => services.database()),
        (database, tell, refuse) =>
          onValue(
            ref(database, `animations/${id}/mots/${groupe}/${jeton}`),
            (stored) => tell(motsOf(stored.val())),
            refuse,
          ),
        { onValue: onMots, onError },
      ),
  };
});
