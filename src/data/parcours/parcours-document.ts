import { ficheClasseSchema } from '@/domain/parcours/fiche-classe.ts';
import { epreuveSchema, type Epreuve } from '@/domain/epreuve/epreuve.ts';
import {
  autreFaconSchema,
  autreFaconTypeList,
  besoinSchema,
  indiceSchema,
  optionSchema,
  type Option,
} from '@/domain/epreuve/epreuve-parts.ts';
import { epreuveTypeList, kindFields } from '@/domain/epreuve/kinds/table.ts';
import { etapeSchema, type Etape } from '@/domain/etape/etape.ts';
import { suitesSchema } from '@/domain/etape/suite.ts';
import { aventureSchema } from '@/domain/parcours/aventure.ts';
import { omit } from '@/domain/parcours/omit.ts';
import type { ParcoursFields } from '@/domain/parcours/operations.ts';
import {
  difficulteList,
  genreList,
  ordreList,
  themeList,
} from '@/domain/parcours/kinds.ts';
import {
  etatList,
  parcoursSchema,
  type Publication,
} from '@/domain/parcours/parcours.ts';
import { pratiqueSchema } from '@/domain/parcours/pratique.ts';
import { openObject } from '@/domain/open-object.ts';
import { territoireNommeSchema } from '@/domain/territoire/territoire-nomme.ts';
import * as z from 'zod/mini';
import { refuseNewer } from '../refuse-newer.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import {
  authoredOf,
  namedLists,
  storableOf,
  unknownOf,
  withNamedValues,
} from './unknown-fields.ts';

// The documents of docs/documents.md as the SDK returns them. Its classes are described by their methods, so that reading a document needs
// no SDK.

const geoPointSchema = z.pipe(
  z.object({ latitude: z.number(), longitude: z.number() }),
  z.transform(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })),
);

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A field stored as JSON text, since rules cannot walk through a list of maps. */
const jsonSchema = z.pipe(z.string(), z.transform(fromJson));

export const publicationDocumentSchema = z.object({
  queteId: z.string(),
  slug: z.string(),
  version: z.int(),
  at: timestampSchema,
});

/** `parcours/{id}`, without fields for the rules only. */
export const parcoursDocumentSchema = openObject({
  titre: z.string(),
  genre: z.enum(genreList),
  insee: z.string(),
  communeNom: z.string(),
  departement: z.string(),
  resume: z.string(),
  description: z.string(),
  theme: z.enum(themeList),
  dureeMinutes: z.nullable(z.int()),
  difficulte: z.enum(difficulteList),
  ageMinimum: z.int(),
  pratique: pratiqueSchema,
  signature: z.string(),
  trace: z.string(),
  ordre: z.enum(ordreList),
  aventure: z.pipe(jsonSchema, aventureSchema),
  couverture: z.string(),
  /** Absent from parcours older than it. */
  chezSoi: z._default(z.string(), ''),
  embleme: z.string(),
  ficheClasse: ficheClasseSchema,
  territoire: z.nullable(territoireNommeSchema),
  slug: z.string(),
  etapeCount: z.int(),
  /** Its étapes by id: an unnamed one does not count. */
  etapeIds: z.array(z.string()),
  /** Its files by name, announced before they are sent; only Storage reads them. */
  fichiers: z.optional(z.unknown()),
  etat: z.enum(etatList),
  publication: z.optional(publicationDocumentSchema),
  revision: z.int(),
  updatedAt: timestampSchema,
  operationId: z.string(),
  salon: z.string(),
  updatedBy: z.string(),
  membreUids: z.array(z.string()),
  controle: z.object({ erreurs: z.int() }),
  signataire: z.object({ uid: z.string(), nom: z.string() }),
  suivi: z.optional(z.object({ uid: z.string(), nom: z.string() })),
});
export type ParcoursDocument = z.infer<typeof parcoursDocumentSchema>;

const etapeDocumentSchema = openObject({
  ...omit(etapeSchema.shape, 'id', 'epreuve', 'illisible'),
  // Places are GeoPoints in Firestore.
  position: z.nullable(geoPointSchema),
  rechange: openObject({
    titre: z.string(),
    lieu: z.string(),
    position: z.nullable(geoPointSchema),
    recit: z.string(),
  }),
  suites: z.pipe(jsonSchema, suitesSchema),
  revision: z.int(),
});
type EtapeDocument = z.infer<typeof etapeDocumentSchema>;

/** Options as parallel lists, since rules cannot loop over maps. */
const optionLists = {
  optionIds: z.array(z.string()),
  optionTextes: z.array(z.string()),
  bonneOptionIds: z.array(z.string()),
};

const autreFaconDocumentSchema = openObject({
  type: z.enum(autreFaconTypeList),
  pour: z.array(besoinSchema),
  consigne: z.string(),
  ...optionLists,
  reponses: z.array(z.string()),
});

const epreuveDocumentSchema = openObject({
  type: z.enum(epreuveTypeList),
  consigne: z.string(),
  ...optionLists,
  optionPaires: z.array(z.string()),
  reponses: z.array(z.string()),
  ...kindFields,
  // A place is a GeoPoint in Firestore.
  cible: z.nullable(geoPointSchema),
  essaisMax: z.int(),
  minuteur: z.int(),
  points: z.int(),
  indiceTextes: z.array(z.string()),
  indiceCouts: z.array(z.int()),
  motDeSucces: z.string(),
  anecdote: z.string(),
  explication: z.string(),
  autre: autreFaconDocumentSchema,
  voulues: z.array(z.string()),
  revision: z.int(),
});
type EpreuveDocument = z.infer<typeof epreuveDocumentSchema>;

/** Parses a stored `parcours/{id}`. Throws a `ZodError`, or `NewerFormatError` if a later build wrote it. */
export function readParcoursDocument(data: unknown): ParcoursDocument {
  return parcoursDocumentSchema.parse(refuseNewer('parcours', data));
}

/** The same for an étape. */
export function readEtapeDocument(data: unknown): EtapeDocument {
  return etapeDocumentSchema.parse(refuseNewer('etape', data));
}

/** The same for an épreuve. */
export function readEpreuveDocument(data: unknown): EpreuveDocument {
  return epreuveDocumentSchema.parse(refuseNewer('epreuve', data));
}

/** The author's fields of a parcours, from its document. */
export function fieldsFromDocument(document: ParcoursDocument): ParcoursFields {
  const { insee, communeNom, departement } = document;
  return {
    ...unknownOf(document, parcoursDocumentSchema.shape),
    titre: document.titre,
    genre: document.genre,
    commune: insee === '' ? null : { insee, nom: communeNom, departement },
    resume: document.resume,
    description: document.description,
    theme: document.theme,
    dureeMinutes: document.dureeMinutes,
    difficulte: document.difficulte,
    ageMinimum: document.ageMinimum,
    pratique: document.pratique,
    signature: document.signature,
    slug: document.slug,
    trace: document.trace,
    ordre: document.ordre,
    aventure: document.aventure,
    couverture: document.couverture,
    chezSoi: document.chezSoi,
    embleme: document.embleme,
    ficheClasse: document.ficheClasse,
    territoire: document.territoire,
  };
}

/** The document's fields for the changed fields of a parcours; `commune` becomes three, `aventure` a text. */
export function fieldsToDocument({
  commune,
  aventure,
  ...scalars
}: Partial<ParcoursFields>): Record<string, unknown> {
  const fields = {
    ...storableOf(scalars, parcoursSchema.shape),
    ...(aventure !== undefined && { aventure: JSON.stringify(aventure) }),
  };
  if (commune === undefined) return fields;
  return {
    ...fields,
    insee: commune?.insee ?? '',
    communeNom: commune?.nom ?? '',
    departement: commune?.departement ?? '',
  };
}

/** The last publication in the domain's form. */
export function publicationFromDocument({
  publication,
}: Pick<ParcoursDocument, 'publication'>): Publication | null {
  return publication ?? null;
}

type OptionLists = Pick<EpreuveDocument, keyof typeof optionLists>;

function optionsFromLists(
  { optionIds, optionTextes, bonneOptionIds }: OptionLists,
  paires: readonly string[] = [],
): Option[] {
  return optionIds.map((id, index) => ({
    id,
    texte: optionTextes[index] ?? '',
    juste: bonneOptionIds.includes(id),
    paire: paires[index] ?? '',
  }));
}

function optionsToLists(options: readonly Option[]): OptionLists {
  return {
    ...namedLists('option', options, optionSchema.shape),
    optionIds: options.map(({ id }) => id),
    optionTextes: options.map(({ texte }) => texte),
    bonneOptionIds: options.filter(({ juste }) => juste).map(({ id }) => id),
  };
}

function autreFromDocument(autre: EpreuveDocument['autre']): Epreuve['autre'] {
  const { optionIds, optionTextes, bonneOptionIds, ...rest } = autre;
  const lists = { optionIds, optionTextes, bonneOptionIds };
  const { items, left } = withNamedValues('option', optionsFromLists(lists), rest);
  return { ...left, options: items };
}

function epreuveFromDocument({
  optionIds,
  optionTextes,
  bonneOptionIds,
  optionPaires,
  indiceTextes,
  indiceCouts,
  autre,
  ...rest
}: EpreuveDocument): Epreuve {
  const own = omit(authoredOf(rest, epreuveDocumentSchema.shape), 'revision');
  const lists = { optionIds, optionTextes, bonneOptionIds };
  const options = withNamedValues('option', optionsFromLists(lists, optionPaires), own);
  const indices = withNamedValues(
    'indice',
    indiceTextes.map((texte, index) => ({ texte, cout: indiceCouts[index] ?? 0 })),
    options.left,
  );
  return epreuveSchema.parse({
    ...indices.left,
    options: options.items,
    autre: autreFromDocument(autre),
    indices: indices.items,
  } satisfies Epreuve);
}

/** The document's fields for the changed fields of an étape: its ways on become a text. */
export function etapeToDocument({
  suites,
  ...fields
}: Partial<Omit<Etape, 'id' | 'epreuve'>>): Record<string, unknown> {
  return {
    ...storableOf(fields, etapeSchema.shape),
    ...(suites !== undefined && { suites: JSON.stringify(suites) }),
  };
}

/** The document's fields for the changed fields of an épreuve: options and indices become parallel lists. */
export function epreuveToDocument({
  options,
  indices,
  autre,
  ...rest
}: Partial<Epreuve>): Record<string, unknown> {
  return {
    ...storableOf(rest, epreuveSchema.shape),
    ...(options === undefined
      ? {}
      : {
          ...optionsToLists(options),
          optionPaires: options.map(({ paire }) => paire),
        }),
    ...(indices === undefined
      ? {}
      : {
          ...namedLists('indice', indices, indiceSchema.shape),
          indiceTextes: indices.map(({ texte }) => texte),
          indiceCouts: indices.map(({ cout }) => cout),
        }),
    ...(autre === undefined
      ? {}
      : {
          autre: {
            ...storableOf(omit(autre, 'options'), autreFaconSchema.shape),
            ...optionsToLists(autre.options),
          },
        }),
  };
}

/** An étape from its two documents. Throws a `ZodError` if they are invalid. */
export function etapeFromDocuments(
  id: string,
  etape: EtapeDocument,
  epreuve: EpreuveDocument,
): Etape {
  return etapeSchema.parse({
    id,
    ...omit(authoredOf(etape, etapeDocumentSchema.shape), 'revision'),
    epreuve: epreuveFromDocument(epreuve),
  });
}
