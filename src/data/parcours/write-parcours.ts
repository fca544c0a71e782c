import { signataireOf, type Author } from '@/data/session/author-repository.ts';
import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import type { Rechange } from '@/domain/etape/etape.ts';
import type { Position } from '@/domain/geo/position.ts';
import { controleOf } from '@/domain/parcours/check/controle.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { ParcoursDifference } from '@/domain/parcours/versions/difference.ts';
import { jalonContenu, type Jalon } from '@/domain/parcours/versions/jalon.ts';
import {
  doc,
  GeoPoint,
  serverTimestamp,
  type DocumentData,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import {
  epreuveToDocument,
  etapeToDocument,
  fieldsToDocument,
} from './parcours-document.ts';
import { revisionAfter, type RoomedSave } from './save-parts.ts';

/** The fields of a document, with its place in Firestore's format. */
function withGeoPoint(fields: DocumentData, name: 'position' | 'cible'): DocumentData {
  const place = fields[name] as Position | null | undefined;
  if (place === undefined || place === null) return fields;
  return { ...fields, [name]: new GeoPoint(place.lat, place.lon) };
}

/** The fields of an étape, with its spare place in Firestore's format. */
function withRechange(fields: DocumentData): DocumentData {
  const rechange = fields['rechange'] as Rechange | undefined;
  if (rechange === undefined) return fields;
  return { ...fields, rechange: withGeoPoint(rechange, 'position') };
}

/** A transaction under way, and the Firestore that it writes to. */
export type Commit = { firestore: Firestore; transaction: Transaction };

function stampOf(operationId: string, { uid }: Author) {
  return { operationId, updatedBy: uid, updatedAt: serverTimestamp() };
}

/** The étape's or épreuve's document: written whole if it was unreadable before, else only the changes. */
function writePart(
  { firestore, transaction }: Commit,
  path: readonly [string, string, string, string],
  { revision, isWhole }: { revision: number | undefined; isWhole: boolean },
  fields: DocumentData,
  stamp: ReturnType<typeof stampOf>,
): void {
  const reference = doc(firestore, ...path);
  const data = { ...fields, revision: (revision ?? 0) + 1, ...stamp };
  if (isWhole) transaction.set(reference, data);
  else transaction.update(reference, data);
}

/** Writes the changes of a save, within its commit. */
export function writeDifference(
  commit: Commit,
  { base, parcours, salon, operationId }: RoomedSave,
  difference: ParcoursDifference,
  author: Author,
): void {
  const { firestore, transaction } = commit;
  const stamp = stampOf(operationId, author);
  const { id } = parcours;
  const reference = doc(firestore, 'parcours', id);
  const own = {
    ...fieldsToDocument(difference.fields),
    etapeIds: parcours.etapes.map((etape) => etape.id),
    etapeCount: parcours.etapes.length,
    controle: controleOf(parcours),
    signataire: signataireOf(author),
    revision: revisionAfter(base),
    ...stamp,
  };
  if (base === null) {
    transaction.set(reference, {
      ...own,
      etat: 'brouillon',
      membres: { [author.uid]: 'auteur' },
      membreUids: [author.uid],
      salon,
      createdAt: serverTimestamp(),
      createdBy: author.uid,
    });
  } else {
    transaction.update(reference, own);
  }
  for (const { etapeId, isNew, changes, epreuveChanges } of difference.etapes) {
    if (Object.keys(changes).length > 0) {
      const revision = base?.etapeRevisionById[etapeId];
      const path = ['parcours', id, 'etapes', etapeId] as const;
      const fields = withRechange(withGeoPoint(etapeToDocument(changes), 'position'));
      writePart(commit, path, { revision, isWhole: isNew }, fields, stamp);
    }
    if (Object.keys(epreuveChanges).length > 0) {
      const revision = base?.epreuveRevisionById[etapeId];
      const path = ['parcours', id, 'epreuves', etapeId] as const;
      const fields = epreuveToDocument(
        isNew ? { ...blankEpreuve, ...epreuveChanges } : epreuveChanges,
      );
      const place = { revision, isWhole: isNew };
      writePart(commit, path, place, withGeoPoint(fields, 'cible'), stamp);
    }
  }
  for (const etapeId of difference.removedEtapeIds) {
    transaction.delete(doc(firestore, 'parcours', id, 'etapes', etapeId));
    transaction.delete(doc(firestore, 'parcours', id, 'epreuves', etapeId));
  }
}

/**
 * Stores the whole state of a parcours within the commit that saves its revision. False when it is too long for a document: nothing is then
 * stored.
 */
export function writeJalon(
  { firestore, transaction }: Commit,
  {
    parcours,
    revision,
    raison,
  }: { parcours: Parcours } & Pick<Jalon, 'revision' | 'raison'>,
  { uid, nom }: Author,
): boolean {
  const contenu = jalonContenu(parcours);
  if (contenu === null) return false;
  const path = ['parcours', parcours.id, 'revisions', String(revision)] as const;
  transaction.set(doc(firestore, ...path), {
    revision,
    raison,
    contenu,
    nom,
    by: uid,
    at: serverTimestamp(),
  });
  return true;
}
