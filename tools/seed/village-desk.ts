import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  FieldValue,
  Timestamp,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { markOf, traductionIdOf } from '../../src/domain/traduction/traduction.ts';
import { demoAccountOf } from './demo-accounts.ts';
import { workingFile } from './drawing.ts';
import { saintFiacre } from './saint-fiacre.ts';

const { id: parcoursId, commune, etapes } = saintFiacre.parcours;
const { insee = '', nom = '' } = commune ?? {};
const { uid, nom: secretaire, email } = demoAccountOf('mairie');

/** The readers of the messages of the village, in the Realtime Database. */
export const bureaux = { [`bureaux/${insee}/${uid}`]: true };

const armsFile = workingFile(saintFiacre.folder, 'blason.webp');

function armsName(): string {
  return `${createHash('sha256').update(readFileSync(armsFile)).digest('hex')}.webp`;
}

/** The arms of the village for Storage. */
export function armsUpload() {
  return {
    path: `territoires/${insee}/${armsName()}`,
    bytes: readFileSync(armsFile),
    contentType: 'image/webp',
  };
}

const dayMs = 86_400_000;

/** The secretary's desk: her town hall with its arms, a closed étape of its quête, and a translation that is behind the French. */
export function writeVillage(
  {
    firestore,
    batch,
    operationId,
  }: { firestore: Firestore; batch: WriteBatch; operationId: string },
  queteId: string,
): void {
  const now = FieldValue.serverTimestamp();
  const desk = firestore.doc(`communes/${insee}`);
  batch.create(desk, {
    nom,
    responsables: [uid],
    armes: armsName(),
    updatedAt: now,
    updatedBy: uid,
    operationId,
  });
  batch.create(desk.collection('responsables').doc(uid), {
    nom: secretaire,
    adresse: email,
    at: now,
  });
  batch.create(firestore.doc(`territoires/${insee}`), {
    nom,
    communes: {},
    bouge: '',
    couleur: '#2f5d7c',
    blason: armsName(),
    at: now,
  });
  const [, market, , , tower] = etapes.map(({ id }) => id);
  if (market === undefined || tower === undefined)
    throw new Error('The village is short.');
  batch.update(firestore.doc(`quetes/${queteId}`), {
    [`suspensions.${tower}`]: {
      motif: 'Échafaudage\u00A0: on redresse le clocher, mais pas trop.',
      jusquAu: Timestamp.fromMillis(Date.now() + 12 * dayMs),
    },
  });
  // The French said otherwise when it was translated.
  const english = traductionIdOf('en', market);
  batch.update(firestore.doc(`parcours/${parcoursId}/traductions/${english}`), {
    'textes.chemin.de': markOf('Remontez la rue jusqu’à la halle.'),
  });
}
