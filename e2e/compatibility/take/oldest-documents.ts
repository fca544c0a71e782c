import { createHash } from 'node:crypto';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { computeEmpreinte } from '@/domain/epreuve/empreinte.ts';

/*
 * Documents in the oldest shape that the readers of November 2026 take: without any of the fields that docs/documents.md
 * calls absent before they were asked. No build of that time writes them any more.
 */

/** Some day of the beginnings, epoch milliseconds. */
export const oldestAt = Date.UTC(2026, 3, 1, 9);
const at = Timestamp.fromMillis(oldestAt);
const operationId = 'operationdesdebuts0001';
const parcoursId = 'compat202611ancien00';
export const oldestQueteId = '22_dinan_la-quete-des-debuts';
const queteId = oldestQueteId;
const commune = { insee: '22050', nom: 'Dinan', departement: '22' };
const titre = 'La quête des débuts';
const resume = 'Ce qui fut écrit en premier.';
const reponse = 'lavoir';
const sel = '00112233445566778899aabbccddeeff';
const iterations = 100_000;

const shown = {
  titre,
  genre: 'quete',
  resume,
  theme: 'nature',
  dureeMinutes: 30,
  difficulte: 'facile',
  ageMinimum: 0,
} as const;

/** A card of before traits, seasons, hours and notes. */
export const oldestCarte = {
  ...shown,
  queteId,
  slug: 'la-quete-des-debuts',
  commune,
  distanceMetres: 0,
  etapeCount: 2,
  depart: { lat: 48.4519, lon: -2.0459 },
  points: '',
  version: 1,
  publishedAt: at.toMillis(),
};

/** A search row of before filters. */
export const oldestLigne = {
  ...{ i: queteId, t: titre, c: commune.nom, g: 'quete' },
  ...{ la: 48.4519, lo: -2.0459, d: 30 },
};

/** What players received of a quête of before. */
export async function oldestContenu() {
  const valeurs = [await computeEmpreinte(reponse, { sel, iterations })];
  const position = { lat: 48.4519, lon: -2.0459 };
  return {
    ...shown,
    format: 1,
    commune,
    slug: 'la-quete-des-debuts',
    description: '',
    distanceMetres: 0,
    trace: '',
    etapes: [
      {
        ...{ id: 'anci0001', titre: 'Le départ', lieu: 'Place Duclos', position },
        ...{ recit: 'Tout commence ici.', image: null, epreuve: { type: 'aucune' } },
      },
      {
        ...{ id: 'anci0002', titre: 'L’eau', lieu: 'En bas', position },
        ...{ recit: 'On venait ici chaque semaine.', image: null },
        epreuve: {
          ...{ type: 'texte', consigne: 'Qu’y avait-il ici ?', points: 10, indices: [] },
          ...{ motDeSucces: '', anecdote: '' },
          empreinte: { sel, iterations, valeurs },
        },
      },
    ],
  };
}

type StoredData = Record<string, unknown>;

/** The documents, by their places; `uid` is an auteur of the parcours. */
export async function oldestDocuments(
  uid: string,
): Promise<readonly { path: string; data: StoredData }[]> {
  const signed = { revision: 1, updatedAt: at, updatedBy: uid, operationId };
  const published = {
    contenu: JSON.stringify(await oldestContenu()),
    parcoursId,
    version: 1,
    publishedAt: at,
  };
  const parcours = `parcours/${parcoursId}`;
  const version = `quetes/${queteId}/versions/1`;
  const hash = createHash('sha256').update(`${sel}|${reponse}`).digest('hex');
  return [
    {
      path: parcours,
      data: {
        ...shown,
        ...{ insee: commune.insee, communeNom: commune.nom, departement: '22' },
        ...{ description: '', slug: '', etapeCount: 1, etat: 'brouillon' },
        publication: { queteId, slug: 'la-quete-des-debuts', version: 1, at },
        ...{ membres: { [uid]: 'auteur' }, membreUids: [uid] },
        salon: '0123456789abcdef0123456789abcdef',
        ...{ createdAt: at, createdBy: uid },
        ...signed,
      },
    },
    {
      path: `${parcours}/etapes/anci0002`,
      data: {
        ...{ rang: 'a0', titre: 'L’eau', lieu: 'En bas' },
        ...{ recit: 'On venait ici chaque semaine.', image: null },
        position: new GeoPoint(48.4519, -2.0459),
        ...signed,
      },
    },
    {
      path: `${parcours}/epreuves/anci0002`,
      data: {
        ...{ type: 'texte', consigne: 'Qu’y avait-il ici ?', reponses: [reponse] },
        ...{ optionIds: [], optionTextes: [], bonneOptionIds: [] },
        ...{ minimum: null, maximum: null, unite: '' },
        message: {
          ...{ secretCode: '', variante: '', cle: '', clair: '', chiffre: '' },
          aide: 'toujours',
        },
        ...{ points: 10, indiceTextes: [], indiceCouts: [] },
        ...{ motDeSucces: '', anecdote: '', explication: '' },
        ...signed,
      },
    },
    { path: `quetes/${queteId}`, data: { ...published, suspensions: {}, operationId } },
    { path: version, data: { ...published, epreuveCount: 1, publishedBy: uid } },
    {
      path: `${version}/verrous/anci0002`,
      data: {
        ...{ type: 'texte', sel, hashes: [hash], minimum: 0, maximum: 0 },
        ...{ points: 10, coutsCumules: [0] },
      },
    },
    {
      path: `${version}/solutions/anci0002`,
      data: { reponse, explication: '' },
    },
    {
      // Judged before the team could give a reason or an answer.
      path: `quetes/${queteId}/avis/compatAncienJoueur`,
      data: {
        ...{ uid: 'compatAncienJoueur', note: 4, texte: 'Joli.', pseudonyme: 'Armel' },
        ...{ partieId: 'compatAnciennePartie00', etat: 'publie', at, operationId },
      },
    },
    {
      // Of a month in which only days were counted.
      path: `statistiques/${queteId}_2026-10_0`,
      data: { jours: { '01': { commencees: 2, terminees: 1 } } },
    },
  ];
}
