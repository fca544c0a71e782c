import type { DeviceDump } from '../device.ts';
import { oldestAt, oldestContenu, oldestQueteId } from './oldest-documents.ts';

const parcoursId = 'compatAncienBrouillon';
const partieId = 'compatAncienneSurTelephone';

/** A parcours of before, as drafts and parcours without an account kept it. */
const parcours = {
  ...{ id: parcoursId, titre: 'Le brouillon des débuts', genre: 'quete', commune: null },
  ...{ resume: '', description: '', theme: 'nature', dureeMinutes: null },
  ...{ difficulte: 'facile', ageMinimum: 0, slug: '' },
  etapes: [
    {
      ...{ id: 'anci0003', rang: 'a0', titre: 'Le puits', lieu: '', position: null },
      ...{ recit: 'La margelle est usée.', image: null },
      epreuve: {
        ...{
          type: 'texte',
          consigne: 'Qui puisait ?',
          options: [],
          reponses: ['Jeanne'],
        },
        ...{ minimum: null, maximum: null, unite: '', points: 10, indices: [] },
        ...{ motDeSucces: '', anecdote: '', explication: '' },
      },
    },
  ],
};

/** A device of before: all that the readers of November 2026 still take, without what was added since. */
export async function oldestDevice(): Promise<string> {
  const draft = {
    ...{ id: parcoursId, parcours, saisies: {}, base: null },
    ...{ sentOperationIds: [], conflicts: [], updatedAt: oldestAt, format: 1 },
  };
  const quete = {
    ...{ id: oldestQueteId, version: 1, publishedAt: oldestAt },
    contenu: await oldestContenu(),
  };
  const partie = {
    ...{ id: partieId, queteId: oldestQueteId, version: 1, etapeIndex: 1 },
    ...{ moment: 'recit', suiviByEtapeId: {}, startedAt: oldestAt, finishedAt: null },
  };
  const envoi = {
    ...{ documentId: partieId, uid: null, partie: null, essaiByEtapeId: {} },
    ...{ reussiteEtapeIds: [], deblocageEtapeIds: [], solutionByEtapeId: {} },
    ...{ refusalCountByKey: {}, operation: null },
  };
  const kept = {
    ...{ id: partieId, queteId: oldestQueteId, partie, envoi, brouillon: null },
    updatedAt: oldestAt,
  };
  const apart = { autoIncrement: false, indexes: [] };
  const byParcours = { keyPath: 'parcoursId', unique: false, multiEntry: false };
  const dump: DeviceDump = {
    localStorage: {
      jeu: JSON.stringify({ joueurs: ['Jo'], tour: 0, ecoute: false, taille: 'grande' }),
    },
    databases: [
      {
        ...{ name: 'qc-brouillons', version: 1 },
        stores: [
          {
            ...apart,
            name: 'drafts',
            keyPath: 'id',
            rows: [{ key: parcoursId, value: draft }],
          },
          {
            ...{ ...apart, name: 'images', keyPath: 'path', rows: [] },
            indexes: [{ name: 'parcoursId', ...byParcours }],
          },
        ],
      },
      {
        ...{ name: 'quetes-et-codes-parties', version: 1 },
        stores: [
          {
            ...{ ...apart, name: 'parties', keyPath: 'id' },
            indexes: [{ ...byParcours, name: 'queteId', keyPath: 'queteId' }],
            rows: [{ key: partieId, value: kept }],
          },
          {
            ...{ ...apart, name: 'quetes', keyPath: ['id', 'version'] },
            rows: [{ key: [oldestQueteId, 1], value: quete }],
          },
        ],
      },
    ],
    caches: [],
  };
  return JSON.stringify(dump, undefined, 1);
}
