import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  FieldValue,
  getFirestore,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import {
  tableauPartSchema,
  type TableauPart,
} from '../../src/domain/parcours/tableau.ts';

/** Last saver and follower of a parcours: the names in the parcours itself, and in its list's copy. */
const nameFields = ['signataire', 'suivi'] as const;
const accountsAtOnce = 100;

type Kept = { ref: DocumentReference; part: TableauPart; revision: number };

/** Every existing part of the list, even if no longer counted. */
export async function readTableau(firestore: Firestore): Promise<Kept[]> {
  const { docs } = await firestore.collection('tableau').get();
  return docs.map((found) => {
    const contenu: unknown = JSON.parse(String(found.get('contenu')));
    return {
      ref: found.ref,
      part: tableauPartSchema.parse(contenu),
      revision: Number(found.get('revision')),
    };
  });
}

function namedIn({ lignes }: TableauPart): string[] {
  return lignes.flatMap(({ par, suivi }) =>
    [par, suivi].filter((one) => one !== null).map(({ uid }) => uid),
  );
}

async function withoutAccount(app: App, uids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (let start = 0; start < uids.length; start += accountsAtOnce) {
    const some = uids.slice(start, start + accountsAtOnce).map((uid) => ({ uid }));
    const { users } = await getAuth(app).getUsers(some);
    const known = new Set(users.map(({ uid }) => uid));
    gone.push(...some.map(({ uid }) => uid).filter((uid) => !known.has(uid)));
  }
  return gone;
}

/** Uids without an account whose names parcours, or their list, still have. */
export async function findForgottenNames(app: App): Promise<string[]> {
  const firestore = getFirestore(app);
  const uids = new Set<string>();
  const { docs } = await firestore
    .collection('parcours')
    .select(...nameFields.map((field) => `${field}.uid`), 'signataire.nom')
    .get();
  for (const parcours of docs) {
    const { nom = '', uid = '' } = (parcours.get('signataire') ?? {}) as Partial<
      Record<'nom' | 'uid', string>
    >;
    if (nom !== '') uids.add(uid);
    const followed: unknown = parcours.get('suivi.uid');
    if (typeof followed === 'string') uids.add(followed);
  }
  for (const { part } of await readTableau(firestore)) {
    for (const uid of namedIn(part)) uids.add(uid);
  }
  return withoutAccount(app, [...uids]);
}

/** Takes the name of a person out of the parcours that they saved or follow, and out of the list of the team. */
export async function forgetName(app: App, uid: string): Promise<void> {
  const firestore = getFirestore(app);
  const parcours = firestore.collection('parcours');
  const signed = await parcours.where('signataire.uid', '==', uid).select().get();
  for (const { ref } of signed.docs) await ref.update({ 'signataire.nom': '' });
  const followed = await parcours.where('suivi.uid', '==', uid).select().get();
  for (const { ref } of followed.docs) await ref.update({ suivi: FieldValue.delete() });
  for (const { ref, part, revision } of await readTableau(firestore)) {
    if (!namedIn(part).includes(uid)) continue;
    const lignes = part.lignes.map((ligne) => ({
      ...ligne,
      par: ligne.par?.uid === uid ? null : ligne.par,
      suivi: ligne.suivi?.uid === uid ? null : ligne.suivi,
    }));
    await ref.update({
      contenu: JSON.stringify({ ...part, lignes }),
      revision: revision + 1,
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
}
