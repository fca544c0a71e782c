import { GeoPoint } from 'firebase/firestore';
import {
  epreuveToDocument,
  etapeToDocument,
  fieldsToDocument,
} from '@/data/parcours/parcours-document.ts';
import { coutsOf } from '@/domain/epreuve/couts.ts';
import { hashForVerrou } from '@/domain/epreuve/empreinte.ts';
import type { EpreuveType } from '@/domain/epreuve/kinds/table.ts';
import { surPlace } from '@/domain/epreuve/reached.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits, parJour } from '@/domain/limits.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import {
  createHeaviestEpreuve,
  createHeaviestEtape,
  createHeaviestParcours,
} from '@/testing/heaviest-parcours.ts';
import { uidOf, type Actor } from './actors.ts';
import type { Fields } from './row.ts';
import { clock, day, longAgo, midnight, now } from './values.ts';

/** Ids of the documents of these tests. */
export const parcoursId = 'parcoursDuLavoir1';
export const otherParcoursId = 'parcoursDuMoulin1';
export const etapeId = 'etapeLavoir1';
export const otherEtapeId = 'etapeMoulin1';
export const queteId = '13_barbentane_le-secret-du-lavoir';
export const otherQueteId = '13_barbentane_le-moulin';
export const partieId = 'partieAAAAAAAAAAAAAA1';
export const otherPartieId = 'partieBBBBBBBBBBBBBB1';

/** Its first eight signs are `3k8p6f9x`. */
export const preuveId = '3k8p6f9x0123456789abcdefgh';

/** Barbentane, the commune of these tests' parcours. */
export const insee = '13010';
/** Of the territory that its commune may join. */
export const siren = '200035087';

export const at = {
  parcours: `parcours/${parcoursId}`,
  otherParcours: `parcours/${otherParcoursId}`,
  etape: `parcours/${parcoursId}/etapes/${etapeId}`,
  epreuve: `parcours/${parcoursId}/epreuves/${etapeId}`,
  jalon: (revision: number) => `parcours/${parcoursId}/revisions/${revision}`,
  commentaire: `parcours/${parcoursId}/commentaires/0123456789abcdef01234567`,
  marche: `parcours/${parcoursId}/marches/0123456789abcdef01234567`,
  traduction: `parcours/${parcoursId}/traductions/en_${etapeId}`,
  quete: `quetes/${queteId}`,
  otherQuete: `quetes/${otherQueteId}`,
  version: (version: number) => `quetes/${queteId}/versions/${version}`,
  verrou: (version: number, etape = etapeId) =>
    `quetes/${queteId}/versions/${version}/verrous/${etape}`,
  langue: (version: number, langue = 'en') =>
    `quetes/${queteId}/versions/${version}/langues/${langue}`,
  solution: (version: number, etape = etapeId) =>
    `quetes/${queteId}/versions/${version}/solutions/${etape}`,
  partie: `parties/${partieId}`,
  otherPartie: `parties/${otherPartieId}`,
  essai: (uid: string, etape = etapeId) => `essais/${uid}_${queteId}_1_${etape}`,
  reussite: `parties/${partieId}/reussites/${etapeId}`,
  article: 'articles/le-telegraphe-de-chappe',
  deblocage: (uid: string, etape = etapeId, version = 1) =>
    `deblocages/${uid}_${queteId}_${version}_${etape}`,
  signalement: (uid: string, n: number) => `signalements/${uid}_${n}`,
  debit: (uid: string, genre = 'signalement') => `debits/${uid}/genres/${genre}`,
  marque: (uid: string, version = 1) => `debits/${uid}/genres/${queteId}_${version}`,
  avis: (uid: string) => `quetes/${queteId}/avis/${uid}`,
  avisPublic: (id: string) => `quetes/${queteId}/avisPublics/${id}`,
  reprise: `reprises/${uidOf('account')}_${queteId}`,
  carnet: `reprises/${uidOf('account')}_carnet`,
  transfert: `transferts/${'0123456789abcdef'.repeat(2)}`,
  membre: (uid: string) => `parcours/${parcoursId}/membres/${uid}`,
  tournee: `tournees/${'0f1e2d3c4b5a6978'.repeat(2)}`,
  invitation: `invitations/${'fedcba9876543210'.repeat(2)}`,
  lien: 'liens/3k8p6f9',
  privee: (cle: string) => `privees/${cle}`,
  priveeSolutions: (cle: string) => `privees/${cle}/solutions/toutes`,
  alerte: (cle: string, uid: string) => `privees/${cle}/alertes/${uid}`,
  place: (uid: string, place = 1) => `places/${uid}_${place}`,
  sesame: 'sesames/3k8p6f9x',
  saga: 'sagas/les-trois-remparts',
  preuve: `preuves/${preuveId}`,
  commune: `communes/${insee}`,
  otherCommune: 'communes/13011',
  territoireDesk: `communes/${siren}`,
  territoire: `territoires/${siren}`,
  responsable: (uid: string) => `communes/${insee}/responsables/${uid}`,
} as const;

const firstOperation = 'operation-0000000000001';
const nextOperation = 'operation-0000000000002';
const admin = uidOf('admin');

/** An existing document, and its state after its first and its next write. */
type Written = {
  stored: (changes?: Fields) => Fields;
  created: (changes?: Fields) => Fields;
  updated: (changes?: Fields) => Fields;
};

/** `updatedAt`, `updatedBy`, `revision` and `operationId` of a saved document, around its other fields. */
function saved(fields: Fields, { signed }: { signed: boolean }): Written {
  const by = signed ? { updatedBy: admin } : {};
  const previous = signed ? { updatedBy: uidOf('otherAdmin') } : {};
  return {
    stored: (changes) => ({
      ...fields,
      ...previous,
      revision: 3,
      updatedAt: longAgo,
      operationId: firstOperation,
      ...changes,
    }),
    created: (changes) => ({
      ...fields,
      ...by,
      revision: 1,
      updatedAt: now(),
      operationId: firstOperation,
      ...changes,
    }),
    updated: (changes) => ({
      ...fields,
      ...by,
      revision: 4,
      updatedAt: now(),
      operationId: nextOperation,
      ...changes,
    }),
  };
}

const parcoursFields = {
  titre: 'Le secret du lavoir',
  genre: 'quete',
  insee,
  communeNom: 'Barbentane',
  departement: '13',
  resume: 'Une promenade entre les tours.',
  description: '',
  theme: 'pierre',
  dureeMinutes: 90,
  difficulte: 'facile',
  ageMinimum: 6,
  slug: 'le-secret-du-lavoir',
  etapeCount: 2,
  etapeIds: [etapeId, otherEtapeId],
  etat: 'brouillon',
  membres: { [admin]: 'auteur' },
  membreUids: [admin],
  salon: '0123456789abcdef0123456789abcdef',
  createdBy: admin,
};

const savedParcours = saved(parcoursFields, { signed: true });

export const parcours: Written = {
  stored: (changes) => savedParcours.stored({ createdAt: longAgo, ...changes }),
  created: (changes) => savedParcours.created({ createdAt: now(), ...changes }),
  updated: (changes) => savedParcours.updated({ createdAt: longAgo, ...changes }),
};

/** A draft with the fields of every draft only. */
export const blankParcoursFields = {
  titre: '',
  insee: '',
  communeNom: '',
  departement: '',
  resume: '',
  slug: '',
  dureeMinutes: null,
  ageMinimum: 0,
  etapeCount: 1,
  etapeIds: [etapeId],
};

/** So many names of étapes, beginning with those of these tests. */
export function etapeIdList(count: number): string[] {
  const others = Array.from({ length: count }, (_, index) => `etape${1_000 + index}`);
  return [etapeId, otherEtapeId, ...others].slice(0, count);
}

const fullParcours = createHeaviestParcours(parcoursIdSchema.parse(parcoursId));

/** Every field that an author writes of a parcours, full, as the repository writes it. */
export const fullParcoursFields: Fields = {
  ...fieldsToDocument(omit(fullParcours, 'id', 'etapes')),
  etapeCount: limits.etapeCount.max,
  etapeIds: etapeIdList(limits.etapeCount.max),
  controle: { erreurs: 12 },
};

function geoPoint({ lat, lon }: Position): GeoPoint {
  return new GeoPoint(lat, lon);
}

/** The fields of a full étape, as the repository writes them. */
function etapeFields(): Fields {
  const etape = createHeaviestEtape(fullParcours.id, 1, createHeaviestEpreuve('aucune'));
  const { position, rechange } = etape;
  if (position === null || rechange.position === null) throw new Error('It is full.');
  return {
    ...etapeToDocument(omit(etape, 'id', 'epreuve')),
    position: geoPoint(position),
    rechange: { ...rechange, position: geoPoint(rechange.position) },
  };
}

export const etape = saved(etapeFields(), { signed: true });

/** The fields of a full épreuve of this type, as the repository writes them. */
export function epreuveFields(type: EpreuveType): Fields {
  const epreuve = createHeaviestEpreuve(type);
  if (epreuve.cible === null) throw new Error('It is full.');
  return { ...epreuveToDocument(epreuve), cible: geoPoint(epreuve.cible) };
}

export const epreuve = saved(epreuveFields('choix'), { signed: true });

/** A whole state of the parcours, stored with the save of that revision. */
export function jalon(revision: number, changes: Fields = {}): Fields {
  return {
    revision,
    raison: 'demande',
    contenu: '{"titre":"Le secret du lavoir"}',
    nom: 'Chloé',
    by: admin,
    at: now(),
    ...changes,
  };
}

/** An author's comment on an étape. */
export function commentaire(changes: Fields = {}): Fields {
  return {
    etapeId,
    texte: 'La plaque est cachée par le lierre.',
    etat: 'ouvert',
    nom: 'Chloé',
    by: admin,
    at: now(),
    updatedAt: now(),
    ...changes,
  };
}

/** The same, written long ago. */
export function oldCommentaire(changes: Fields = {}): Fields {
  return commentaire({ at: longAgo, updatedAt: longAgo, ...changes });
}

/** An author's report of a test walk. */
export function marche(changes: Fields = {}): Fields {
  return {
    version: 1,
    revision: 3,
    jour: '2026-11-22',
    surPlace: true,
    etapeCount: 2,
    vues: [etapeId, otherEtapeId],
    deplacees: [etapeId],
    noteIds: ['a'.repeat(24), 'b'.repeat(24)],
    noteEtapeIds: [etapeId, etapeId],
    noteMotifs: ['place', 'recit'],
    noteTextes: ['De l’autre côté de la rue.', ''],
    reglees: [],
    at: now(),
    ...changes,
  };
}

export const catalogue = saved({ cartes: '{"cartes":[]}' }, { signed: false });

// ---- Actualités ------------------------------------------------------------------------------------------

const savedArticle = saved(
  {
    titre: 'Quand les collines se parlaient',
    resume: 'En 1794, une nouvelle allait de Lille à Paris sans cheval ni fil.',
    rubrique: 'codes',
    encre: 'pierre',
    texte: 'Imaginez une tour.',
    contenu: '[]',
    etat: 'publie',
    publieLe: longAgo,
    createdBy: admin,
  },
  { signed: true },
);

export const article: Written = {
  stored: (changes) => savedArticle.stored({ createdAt: longAgo, ...changes }),
  created: (changes) => savedArticle.created({ createdAt: now(), ...changes }),
  updated: (changes) => savedArticle.updated({ createdAt: longAgo, ...changes }),
};

// ---- Publishing ------------------------------------------------------------------------------------------

const contenu = '{"format":1}';

export function publication(version: number, changes: Fields = {}): Fields {
  return { queteId, slug: 'le-secret-du-lavoir', version, at: now(), ...changes };
}

export function quete(version: number, changes: Fields = {}): Fields {
  return {
    contenu,
    parcoursId,
    version,
    publishedAt: now(),
    suspensions: {},
    operationId: `operation-publishing-${version}`,
    ...changes,
  };
}

export function version(number: number, changes: Fields = {}): Fields {
  return {
    contenu,
    parcoursId,
    version: number,
    epreuveCount: 1,
    etapeIds: [etapeId],
    publishedAt: now(),
    publishedBy: admin,
    ...changes,
  };
}

const sel = '00112233445566778899aabbccddeeff';

/** Hashed by the domain, as for publishing: the rules must compute the same. */
export const hashByReponse = {
  lavoir: await hashForVerrou(sel, 'lavoir'),
  fontaine: await hashForVerrou(sel, 'fontaine'),
  'o1-o3': await hashForVerrou(sel, 'o1-o3'),
  'a.b-c.d': await hashForVerrou(sel, 'a.b-c.d'),
  surplace: await hashForVerrou(sel, surPlace),
};

export function verrou(changes: Fields = {}): Fields {
  return {
    type: 'texte',
    sel,
    hashes: [hashByReponse.lavoir, hashByReponse.fontaine],
    minimum: 0,
    maximum: 0,
    points: 20,
    coutsCumules: [0, 5, 15],
    ...changes,
  };
}

export function verrouNombre(changes: Fields = {}): Fields {
  return verrou({ type: 'nombre', hashes: [], minimum: -2.5, maximum: 4, ...changes });
}

export function verrouChoix(changes: Fields = {}): Fields {
  return verrou({ type: 'choix', hashes: [hashByReponse['o1-o3']], ...changes });
}

/** The same for a version whose wrong choices cost. */
export function verrouCostly(changes: Fields = {}): Fields {
  const indices = [5, 10].map((cout) => ({ texte: '', cout }));
  return verrouChoix({ couts: coutsOf({ points: 20, indices }), ...changes });
}

export function verrouAssociation(changes: Fields = {}): Fields {
  return verrou({ type: 'association', hashes: [hashByReponse['a.b-c.d']], ...changes });
}

/** Twenty-five metres and the margin around the lavoir. */
export function verrouPosition(changes: Fields = {}): Fields {
  return verrou({
    type: 'position',
    hashes: [hashByReponse.surplace],
    maximum: 28,
    centre: new GeoPoint(43.9, 4.75),
    ...changes,
  });
}

/** The other way to open a verrou of any kind: a word. */
export const autreTexte = { type: 'texte', hashes: [hashByReponse.fontaine] };

/** The épreuve for small ones: a number of its own, or a word. */
export const petitsNombre = { type: 'nombre', hashes: [], minimum: 7, maximum: 8 };
export const petitsTexte = { ...autreTexte, minimum: 0, maximum: 0 };

/** A version in another language. */
export const langueFields = { contenu: '{"format":1}' };

export const solution = { reponse: 'Le lavoir', explication: '' };

/** All writes of a publication, and no others. */
export function publishing(number: number): Record<string, Fields> {
  return {
    [at.verrou(number)]: verrou(),
    [at.solution(number)]: solution,
    [at.version(number)]: version(number),
    [at.quete]: quete(number),
    [at.parcours]: parcours.updated({ publication: publication(number) }),
  };
}

/** A quête that has been published once, long ago. */
export const published: Record<string, Fields> = {
  [at.parcours]: parcours.stored({ publication: publication(1, { at: longAgo }) }),
  [at.quete]: quete(1, { publishedAt: longAgo }),
  [at.version(1)]: version(1, { publishedAt: longAgo }),
  [at.verrou(1)]: verrou(),
  [at.solution(1)]: solution,
};

// ---- Playing -----------------------------------------------------------------------------------------------

export function partie(uid: string, changes: Fields = {}): Fields {
  return {
    uid,
    queteId,
    version: 1,
    etapeIndex: 0,
    points: 0,
    reussiteCount: 0,
    derniere: '',
    startedAt: now(),
    finishedAt: null,
    expireAt: clock(180 * day),
    operationId: firstOperation,
    ...changes,
  };
}

/** The fixed end of life of a party. */
export const endOfLife = clock(150 * day).toTimestamp();

/** A party under way: ten points won at another étape. Its times are of the past. */
export function partieUnderWay(uid: string, changes: Fields = {}): Fields {
  return partie(uid, {
    etapeIndex: 1,
    points: 10,
    reussiteCount: 1,
    derniere: otherEtapeId,
    startedAt: longAgo,
    expireAt: endOfLife,
    ...changes,
  });
}

/** The party after its award: `points` more, one réussite more. */
export function partieAwarded(uid: string, points: number, changes: Fields = {}): Fields {
  return partieUnderWay(uid, {
    points: 10 + points,
    reussiteCount: 2,
    derniere: etapeId,
    etapeIndex: 2,
    operationId: nextOperation,
    ...changes,
  });
}

/** The last answer of a session at an étape: the first one. */
export function essai(uid: string, changes: Fields = {}): Fields {
  return {
    uid,
    queteId,
    version: 1,
    etapeId,
    reponse: 'lavoir',
    numero: 1,
    at: now(),
    expireAt: clock(180 * day),
    operationId: firstOperation,
    ...changes,
  };
}

/** An answer given half an hour ago. */
export function essaiStored(uid: string, changes: Fields = {}): Fields {
  return essai(uid, { numero: 3, at: clock(-1_800), ...changes });
}

/** The essai after `essaiStored`. */
export function essaiNext(uid: string, changes: Fields = {}): Fields {
  return essai(uid, { numero: 4, operationId: nextOperation, ...changes });
}

export function reussite(changes: Fields = {}): Fields {
  return {
    issue: 'reussie',
    numero: 3,
    indices: 1,
    erreurs: 0,
    points: 15,
    at: now(),
    expireAt: clock(180 * day),
    operationId: nextOperation,
    ...changes,
  };
}

export function reussitePassee(changes: Fields = {}): Fields {
  return reussite({ issue: 'passee', numero: 0, points: 0, ...changes });
}

export function deblocage(uid: string, changes: Fields = {}): Fields {
  return {
    uid,
    queteId,
    version: 1,
    etapeId,
    partieId,
    at: now(),
    expireAt: clock(180 * day),
    ...changes,
  };
}

/** A player's report from the spot. */
export function signalement(uid: string, changes: Fields = {}): Fields {
  return {
    uid,
    queteId,
    version: 1,
    etapeId,
    motif: 'plaque',
    texte: 'Elle est tombée.',
    photo: '',
    reponse: '',
    reponduLe: null,
    at: now(),
    expireAt: clock(180 * day),
    operationId: firstOperation,
    ...changes,
  };
}

/** A counter's first tick, for the subject `de`. */
export function debit(de: string, changes: Fields = {}): Fields {
  return {
    de,
    plus: 1,
    n: 1,
    at: now(),
    jourAt: now(),
    jourCount: 1,
    expireAt: clock(180 * day),
    ...changes,
  };
}

/** The tick of a session for the subject `de`: it is in the commit that creates it. */
export function tickOf(
  as: Exclude<Actor, 'nobody'>,
  genre: keyof typeof parJour,
  de: string,
): Record<string, Fields> {
  return { [at.debit(uidOf(as), genre)]: debit(de) };
}

/** A refused attempt, or an allowed one, after the team has sent an actor away: its revocation, set before. */
export function sentAway(as: Exclude<Actor, 'nobody'>): { before: string; to: Fields } {
  return {
    before: `revocations/${uidOf(as)}`,
    to: { at: longAgo, by: uidOf('admin') },
  };
}

/** A player's opinion of a quête after a party of it. */
export function avis(uid: string, changes: Fields = {}): Fields {
  return {
    uid,
    note: 5,
    texte: 'Les enfants en redemandent.',
    pseudonyme: 'Camille',
    partieId,
    etat: 'attente',
    at: now(),
    operationId: firstOperation,
    ...changes,
  };
}

/** The public copy of that opinion, given long ago and published by the team: its words and the day. */
export function avisPublic(changes: Fields = {}): Fields {
  const { note, texte, pseudonyme } = avis('');
  const at = new Date('2026-03-01T00:00:00Z');
  return { note, texte, pseudonyme, reponse: '', at, ...changes };
}

/** State of a party of an account. */
export function reprise(uid: string, changes: Fields = {}): Fields {
  return {
    uid,
    queteId,
    partieId,
    texte: 'WzFd',
    finie: false,
    at: now(),
    expireAt: clock(180 * day),
    operationId: firstOperation,
    ...changes,
  };
}

/** The new preuve of the party under way above, once finished. */
export function preuve(changes: Fields = {}): Fields {
  return {
    queteId,
    version: 1,
    parcoursId,
    points: 10,
    etapes: 1,
    jour: midnight(0),
    remisLe: null,
    expireAt: midnight(90),
    ...changes,
  };
}

/** The session's only preuve of the version: its party. */
export function marque(changes: Fields = {}): Fields {
  return { partieId, at: now(), expireAt: clock(180 * day), ...changes };
}

// ---- Accounts ----------------------------------------------------------------------------------------------

/** An anonymous player's parties, handed over to the holder of the jeton. */
export function transfert(uid: string, changes: Fields = {}): Fields {
  return {
    uid,
    parties: [partieId],
    createdAt: now(),
    expireAt: clock(day),
    ...changes,
  };
}

// ---- Quêtes privées ------------------------------------------------------------------------------------------

/** The last hour of the quêtes privées of these tests. */
export const lastHour = clock(30 * day).toTimestamp();

/** An account's new quête privée, for holders of its key. */
export function privee(uid: string, changes: Fields = {}): Fields {
  return {
    uid,
    parcoursId,
    contenu: '{"titre":"Le secret du lavoir"}',
    fichiers: [],
    place: 1,
    etat: 'ouverte',
    partieCount: 0,
    at: now(),
    de: longAgo,
    expireAt: lastHour,
    ...changes,
  };
}

/** The same, existing. */
export function priveeStored(uid: string, changes: Fields = {}): Fields {
  return privee(uid, { at: longAgo, ...changes });
}

/** The last quête of a saga, as the team writes it behind its key. */
export function lastQuete(changes: Fields = {}): Fields {
  const expireAt = new Date('9999-12-31T00:00:00Z');
  return privee('saga', { place: 0, etat: 'levee', expireAt, ...changes });
}

export const saga = saved(
  { contenu: '{"format":1}', queteIds: [queteId], etat: 'publiee', premiereLe: null },
  { signed: true },
);

// ---- Membres -----------------------------------------------------------------------------------------------

/** A parcours that belongs to accounts: Alice writes it, Bruno reads it. */
export const sharedFields = {
  membres: { [uidOf('account')]: 'auteur', [uidOf('otherAccount')]: 'relecteur' },
  membreUids: [uidOf('account'), uidOf('otherAccount')],
};

/** The same, with the account as the last author and nothing else changed. */
export function sharedSave(by: 'account' | 'otherAccount', changes: Fields = {}): Fields {
  return parcours.updated({ ...sharedFields, updatedBy: uidOf(by), ...changes });
}

/** Texts of an étape in English. */
export function traduction(uid: string, changes: Fields = {}): Fields {
  return {
    textes: { 'epreuve.consigne': { texte: 'What do you see?', de: '0123456789' } },
    revision: 1,
    updatedAt: now(),
    updatedBy: uid,
    operationId: firstOperation,
    ...changes,
  };
}

/** The same, saved on the third revision. */
export function traductionNext(uid: string, changes: Fields = {}): Fields {
  return traduction(uid, { revision: 4, operationId: nextOperation, ...changes });
}

/** A membre's card for the others. */
export function membreCard(uid: string, changes: Fields = {}): Fields {
  return { nom: 'Alice', adresse: `${uid}@example.org`, at: now(), ...changes };
}

/** The person's right from a followed link. */
export function invitation(uid: string, changes: Fields = {}): Fields {
  return {
    parcoursId,
    titre: 'Le secret du lavoir',
    role: 'relecteur',
    usedBy: null,
    parAdmin: false,
    createdAt: now(),
    uid,
    expireAt: clock(7 * day),
    ...changes,
  };
}

// ---- Communes ----------------------------------------------------------------------------------------------

/** The desk of a commune, long ago. */
export function commune(responsables: readonly string[], changes: Fields = {}): Fields {
  return {
    nom: 'Barbentane',
    responsables,
    updatedAt: longAgo,
    updatedBy: admin,
    operationId: firstOperation,
    ...changes,
  };
}

/** The same, as this account writes it now. */
export function communeBy(
  uid: string,
  responsables: readonly string[],
  changes: Fields = {},
): Fields {
  return commune(responsables, {
    updatedAt: now(),
    updatedBy: uid,
    operationId: nextOperation,
    ...changes,
  });
}

/** The same for a territory, under its SIREN. */
export function territoireDesk(people: readonly string[], changes: Fields = {}): Fields {
  return commune(people, { nom: 'Terre de Provence', ...changes });
}

/** Its public data. */
export function territoire(changes: Fields = {}): Fields {
  return {
    nom: 'Terre de Provence',
    communes: {},
    bouge: '',
    couleur: '',
    blason: '',
    at: now(),
    ...changes,
  };
}

// ---- Tournées ----------------------------------------------------------------------------------------------

/** The fixed end of a round's result. */
const tourneeExpiry = clock(180 * day).toTimestamp();

/** The link of a round through the étapes of the quête. */
export function tournee(changes: Fields = {}): Fields {
  return {
    queteId,
    version: 1,
    finieLe: null,
    etapeIds: [],
    etats: [],
    notes: [],
    createdAt: now(),
    expireAt: tourneeExpiry,
    ...changes,
  };
}
