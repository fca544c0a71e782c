import {
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { deleteObject, ref } from 'firebase/storage';
import * as z from 'zod/mini';
import { mediaRepository, publicFileName } from '@/data/media/media-repository.ts';
import { requireUid } from '@/data/session/author-repository.ts';
import type { Collectivite } from '@/domain/commune/responsable.ts';
import {
  territoireOf,
  type Territoire,
  isSiren,
} from '@/domain/territoire/territoire.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import { deskInvitations } from '../membre/desk-invitation-repository.ts';
import { rattachementRepository } from './rattachement-repository.ts';

/** A link for a named commune to join a territory. */
export type InvitationDeTerritoire = {
  /** 128 random bits as 32 hexadecimal digits. */
  jeton: string;
  siren: string;
  /** Name of the territory. */
  nom: string;
  /** The commune that may join. */
  insee: string;
  usedBy: string | null;
  /** Epoch milliseconds, by the server's clock. */
  createdAt: number;
};

const invitationSchema = z.object({
  insee: z.string(),
  titre: z.string(),
  role: z.string().check(z.regex(/^\d{9}$/)),
  usedBy: z.nullable(z.string()),
  createdAt: timestampSchema,
});

function invitationOf(jeton: string, data: unknown): InvitationDeTerritoire | null {
  const parsed = invitationSchema.safeParse(data);
  if (!parsed.success) return null;
  const { role, titre, ...rest } = parsed.data;
  return { jeton, siren: role, nom: titre, ...rest };
}

/** The arms are ready: at most 512 pixels, redrawn (`prepareBlason`). */
export type Habits = {
  /** `#1d5c4a`; empty for none. */
  couleur: string;
  /** A new picture; null to have none; absent to keep the present one. */
  blason?: Blob | null;
};

/**
 * Territories (`territoires/{SIREN}`, desk `communes/{SIREN}`) and the identity of a commune alone (`territoires/{INSEE}`). Functions throw
 * data errors.
 */
export const territoireRepository = perServices((services) => {
  const invitations = deskInvitations(services, invitationOf);
  const debits = debitRepository(services);

  async function territoireDoc(id: string): Promise<DocumentReference> {
    return doc(await services.firestore(), 'territoires', id);
  }

  async function communeDoc(id: string): Promise<DocumentReference> {
    return doc(await services.firestore(), 'communes', id);
  }

  async function readOne(id: string): Promise<Territoire | null> {
    const found = await getDoc(await territoireDoc(id));
    return found.exists() ? territoireOf(id, found.data()) : null;
  }

  async function openOne(siren: string, nom: string): Promise<void> {
    const uid = await requireUid(services);
    const batch = writeBatch(await services.firestore());
    batch.set(await communeDoc(siren), {
      nom,
      responsables: [],
      updatedAt: serverTimestamp(),
      updatedBy: uid,
      operationId: createOperationId(),
    });
    batch.set(await territoireDoc(siren), blank(nom));
    await batch.commit();
  }

  function blank(nom: string) {
    return {
      nom,
      communes: {},
      bouge: '',
      couleur: '',
      blason: '',
      at: serverTimestamp(),
    };
  }

  async function inviteOne(
    { siren, nom }: { siren: string; nom: string },
    insee: string,
  ): Promise<InvitationDeTerritoire> {
    const made = await invitations.make({ insee, titre: nom, role: siren });
    return { ...made, siren, nom, insee };
  }

  /** The public document's change for a commune that joins or leaves, in the same commit. */
  function moved(insee: string, nom: string | null) {
    return {
      [`communes.${insee}`]: nom ?? deleteField(),
      bouge: insee,
      at: serverTimestamp(),
    };
  }

  async function communeNom(insee: string): Promise<string> {
    const found = await getDoc(await communeDoc(insee));
    const nom: unknown = found.get('nom');
    if (typeof nom !== 'string') throw new NotFoundError('The commune has no desk.');
    return nom;
  }

  async function commitJoining(
    uid: string,
    { jeton, insee, siren }: InvitationDeTerritoire,
  ): Promise<void> {
    const nom = await communeNom(insee);
    const batch = writeBatch(await services.firestore());
    batch.update(await invitations.place(jeton), { usedBy: uid });
    batch.update(await communeDoc(insee), {
      territoire: siren,
      updatedAt: serverTimestamp(),
      updatedBy: uid,
      operationId: jeton,
    });
    batch.update(await territoireDoc(siren), moved(insee, nom));
    await batch.commit();
  }

  async function commitLeaving(siren: string, insee: string): Promise<void> {
    const uid = await requireUid(services);
    const batch = writeBatch(await services.firestore());
    batch.update(await communeDoc(insee), {
      territoire: deleteField(),
      updatedAt: serverTimestamp(),
      updatedBy: uid,
      operationId: createOperationId(),
    });
    batch.update(await territoireDoc(siren), moved(insee, null));
    await batch.commit();
  }

  /** Storage takes the arms that the desk names, each counted. */
  async function announceArms(uid: string, id: string, armes: string): Promise<void> {
    const desk = await communeDoc(id);
    await debits.count(uid, { fichier: 1 }, async (ticks) => {
      const batch = writeBatch(await services.firestore());
      batch.update(desk, {
        armes,
        updatedAt: serverTimestamp(),
        updatedBy: uid,
        operationId: createOperationId(),
      });
      ticks.put(batch, 'fichier', id);
      await batch.commit();
    });
  }

  /** Former arms are deleted once unused; a file that cannot be deleted now is not an error. */
  async function removeArms(id: string, name: unknown): Promise<void> {
    const storage = await services.storage();
    await deleteObject(ref(storage, `territoires/${id}/${String(name)}`));
  }

  async function dressOne(
    { insee: id, nom }: Collectivite,
    { couleur, blason }: Habits,
  ): Promise<void> {
    const uid = await requireUid(services);
    let name: string | undefined = blason === null ? '' : undefined;
    if (blason instanceof Blob) {
      name = await publicFileName(blason);
      await answered(announceArms(uid, id, name));
      await mediaRepository(services).put(`territoires/${id}/${name}`, blason);
    }
    const reference = await territoireDoc(id);
    const changes = { couleur, ...(name !== undefined && { blason: name }) };
    const found = await answered(getDoc(reference));
    await answered(
      found.exists()
        ? updateDoc(reference, { ...changes, at: serverTimestamp() })
        : setDoc(reference, { ...blank(nom), ...changes }),
    );
    const before: unknown = found.get('blason') ?? '';
    if (name !== undefined && before !== '' && before !== name) {
      await answered(removeArms(id, before)).catch((error: unknown) => {
        console.warn('The arms of before are still there.', error);
      });
    }
  }

  return {
    /** Public data of a territory or of a commune; null for none. */
    read: (id: string) => answered(readOne(id)),

    /** Opens the desk of a territory, still without people. For admins. Throws a `RangeError` for an invalid SIREN. */
    open: async (siren: string, nom: string): Promise<void> => {
      if (!isSiren(siren)) throw new RangeError('This is no SIREN.');
      await answered(openOne(siren, nom));
    },

    /** Makes a link by which one commune joins, for seven days. */
    invite: inviteOne,

    /** The unused invitations to communes made by this account. */
    listWaiting: (siren: string) => invitations.listWaiting(where('role', '==', siren)),

    /** An invitation of a commune by its jeton; null if there is none, or no more. */
    readInvitation: invitations.read,

    /**
     * Joins the commune, by the consent of one of its own responsables, in one commit. Also throws `AddressNotProvenError`, and
     * `AccessDeniedError` when the invitation was used, revoked or has expired, when this account is not responsable of the commune, or
     * when it belongs to a territory already.
     */
    accept: (invitation: InvitationDeTerritoire): Promise<void> =>
      invitations.accept(invitation.jeton, ({ uid }) => commitJoining(uid, invitation)),

    /**
     * Removes a commune, by its own responsables, the territory's people or the team. Its messages are closed to the territory first: after
     * an interruption, the territory has less than it may, and never more.
     */
    leave: async (siren: string, insee: string): Promise<void> => {
      await rattachementRepository(services).close(insee);
      await answered(commitLeaving(siren, insee));
    },

    /** Sets the arms and colour of a territory or a commune. The colour was checked before (`isCouleurLisible`). */
    dress: (of: Collectivite, habits: Habits) => dressOne(of, habits),
  };
});
