import { ficheClasseSchema } from '../parcours/fiche-classe.ts';
import * as z from 'zod/mini';
import { communeSchema } from '../commune/commune.ts';
import { epreuvePubliqueSchema } from '../epreuve/epreuve-publique.ts';
import { empreinteSchema } from '../epreuve/public-parts.ts';
import { sourceSchema } from '../etape/source.ts';
import { etapeIdSchema } from '../etape/etape-id.ts';
import { etapeTexteShape } from '../etape/etape-texts.ts';
import { suitesSchema } from '../etape/suite.ts';
import { positionSchema } from '../geo/position-schema.ts';
import { profilPointCount } from '../geo/relief.ts';
import { limits } from '../limits.ts';
import { objetSchema } from '../parcours/aventure.ts';
import { difficulteList, genreList, themeList } from '../parcours/kinds.ts';
import { pratiqueSchema } from '../parcours/pratique.ts';
import { queteIdLength, queteIdPattern } from './quete-id.ts';
import type { Suspensions } from './suspension.ts';
import { openObject } from '../open-object.ts';
import { sagaPartsSchema } from '../saga/part.ts';
import { territoireNommeSchema } from '../territoire/territoire-nomme.ts';

export const queteIdSchema = z
  .string()
  .check(z.regex(queteIdPattern), z.maxLength(queteIdLength))
  .brand<'QueteId'>();
export type QueteId = z.infer<typeof queteIdSchema>;

/** A published image: `path` is its place in Storage under `quetes/{queteId}/`, named by its content's hash. */
export const imagePubliqueSchema = openObject({
  path: z.string().check(z.maxLength(300)),
  texteAlternatif: z.string().check(z.maxLength(limits.texteAlternatif.max)),
  credit: z.string().check(z.maxLength(limits.credit.max)),
  largeur: z.int().check(z.gte(1)),
  hauteur: z.int().check(z.gte(1)),
  /** Its smaller copies, larger first. Absent for none. */
  tailles: z.optional(
    z.array(openObject({ path: z.string(), largeur: z.int().check(z.gte(1)) })),
  ),
});
export type ImagePublique = z.infer<typeof imagePubliqueSchema>;

/** The spare étape of a closed one: a place and its story, nothing to solve. */
const rechangePubliqueSchema = openObject({
  titre: z.string(),
  lieu: z.string(),
  position: z.nullable(positionSchema),
  recit: z.string(),
});

/** The paper twin of an étape: turns an answer found without a screen into a letter, right or wrong (decision 087). */
const papierEtapeSchema = openObject({
  /** The letter of each cell: ten, from 0 to 9; for a choice with one right option, one per option. */
  lettres: z.string().check(z.regex(/^[A-Z]{2,10}$/)),
  /** Of a number: count of omitted last digits. Absent for none. */
  rang: z.optional(z.int()),
  /** The same for the other way to answer. Absent for none. */
  autre: z.optional(z.string().check(z.regex(/^[A-Z]{2,10}$/))),
});
export type PapierEtape = z.infer<typeof papierEtapeSchema>;

/** An étape for small ones: a short story, and their épreuve; without one they answer the ordinary one. */
const petitsPublicsSchema = openObject({
  recit: z.string(),
  epreuve: z.optional(epreuvePubliqueSchema),
});

/** A character on the way. */
const personnagePublicSchema = openObject({
  id: z.string(),
  nom: z.string(),
  portrait: z.nullable(imagePubliqueSchema),
});
export type PersonnagePublic = z.infer<typeof personnagePublicSchema>;

export const etapePubliqueSchema = openObject({
  id: etapeIdSchema,
  ...etapeTexteShape(() => z.string()),
  position: z.nullable(positionSchema),
  /** The first of its images. */
  image: z.nullable(imagePubliqueSchema),
  /** All of them in order, with the first. Absent for one or none. */
  images: z.optional(z.array(imagePubliqueSchema)),
  /** An old picture of the place, its year, and the same view today if its author has one. Absent for none. */
  autrefois: z.optional(
    openObject({
      image: imagePubliqueSchema,
      annee: z.string(),
      aujourdhui: z.nullable(imagePubliqueSchema),
    }),
  ),
  /**
   * The épreuve `vue`: hold the old picture over the place until both match. The player says so; it is not judged and has no verrou:
   * `epreuve` is `aucune`.
   */
  vue: z.optional(
    openObject({ consigne: z.string(), motDeSucces: z.string(), anecdote: z.string() }),
  ),
  /** A film in French sign language under `quetes/{queteId}/`, its size, and its transcript. */
  film: z.optional(
    openObject({
      path: z.string().check(z.maxLength(300)),
      octets: z.int().check(z.gte(1)),
      texte: z.string(),
    }),
  ),
  /** Its commune, if not that of the start. */
  commune: z.optional(communeSchema),
  /** « Balade écoutée » begins within so many metres; absent for the usual number. */
  rayonEcoute: z.optional(z.int().check(z.gte(1))),
  /** Sources of its facts and pictures. Absent for none. */
  sources: z.optional(z.array(sourceSchema)),
  /** Absent where its author wrote none. */
  rechange: z.optional(rechangePubliqueSchema),
  /** The same étape for small ones. Absent for none. */
  petits: z.optional(petitsPublicsSchema),
  /** A recording under `quetes/{queteId}/`, with its transcript. Absent for none. */
  audio: z.optional(
    openObject({
      path: z.string().check(z.maxLength(300)),
      transcription: z.string().check(z.maxLength(limits.transcription.max)),
    }),
  ),
  /** Ways on from here. Absent for none, and outside an aventure. */
  suites: z.optional(suitesSchema),
  /** The title of the ending that this étape of an aventure is; absent of the others. */
  fin: z.optional(z.string().check(z.minLength(1))),
  /** Title of its chapter in an aventure; absent for none. */
  chapitre: z.optional(z.string().check(z.minLength(1))),
  /** The character present: a key of `personnages`. Absent for none. */
  personnage: z.optional(z.string()),
  /** Optional étape; absent otherwise. */
  bonus: z.optional(z.literal(true)),
  /** Absent if paper gives no letter. */
  papier: z.optional(papierEtapeSchema),
  epreuve: epreuvePubliqueSchema,
  /** In a translated quête: `fr` if this étape is not translated. Absent otherwise. */
  langue: z.optional(z.string()),
});
export type EtapePublique = z.infer<typeof etapePubliqueSchema>;
export type AudioPublic = NonNullable<EtapePublique['audio']>;

/** Climb of the line, and altitudes in metres above the sea. */
const reliefPublicSchema = openObject({
  montee: z.int().check(z.gte(0)),
  descente: z.int().check(z.gte(0)),
  minimum: z.int(),
  maximum: z.int(),
  /** Altitudes evenly spaced along `trace`, its ends included. */
  altitudes: z.array(z.int()).check(z.minLength(2), z.maxLength(profilPointCount)),
});
export type ReliefPublic = z.infer<typeof reliefPublicSchema>;

/** Everything a player needs, as ONE JSON string in `quetes/{id}.contenu` and in each of its versions. */
export const contenuSchema = openObject({
  format: z.literal(1),
  titre: z.string(),
  genre: z.enum(genreList),
  commune: communeSchema,
  /** Département, commune and slug of the public address `/les_quetes/<departement>/<commune>/<slug>`. */
  slug: z.string(),
  resume: z.string(),
  description: z.string(),
  theme: z.enum(themeList),
  dureeMinutes: z.nullable(z.int()),
  distanceMetres: z.int().check(z.gte(0)),
  difficulte: z.enum(difficulteList),
  ageMinimum: z.int(),
  pratique: pratiqueSchema,
  /** Its author; empty if unsigned. */
  signature: z.string(),
  /** Absent for étapes in written order, and in an aventure. */
  ordre: z.optional(z.enum(['libre', 'libre-fin'])),
  /** Objects of an aventure; absent for other genres. */
  objets: z.optional(z.array(objetSchema)),
  /** Characters on the way; absent for none. */
  personnages: z.optional(z.array(personnagePublicSchema)),
  /**
   * The lengths of the words that the letters of all étapes make on paper. Their empreinte covers them and the words of earlier versions,
   * whose booklets are printed. Absent for none.
   */
  papier: z.optional(openObject({ mots: z.array(z.int()), empreinte: empreinteSchema })),
  etapes: z
    .array(etapePubliqueSchema)
    .check(z.minLength(1), z.maxLength(limits.etapeCount.max)),
  /** The étape with the cover picture of the quête (`public-media.ts`). Absent if not chosen. */
  couverture: z.optional(etapeIdSchema),
  /** The étape whose épreuve may be tried from home, without a party. Absent for none. */
  chezSoi: z.optional(etapeIdSchema),
  /** Icon name of its emblem (`lucide:castle`). Absent if not chosen. */
  embleme: z.optional(z.string()),
  /** The sheet of a teacher. Absent where its author wrote none of its parts. */
  ficheClasse: z.optional(ficheClasseSchema),
  /** Its territory, beside its commune. Absent for the commune alone. */
  territoire: z.optional(territoireNommeSchema),
  /** The line of the walk as an encoded polyline (precision 5), ≤ 5,000 points. Straight through the étapes until drawn. */
  trace: z.string(),
  /** Absent if no altitudes were known at publication. */
  relief: z.optional(reliefPublicSchema),
  /** Saga parts for finishing it, the same in every version. Absent outside sagas. */
  sagas: sagaPartsSchema,
  /** The other languages of this version (`versions/{n}/langues/{langue}`). Absent for none. */
  langues: z.optional(z.array(z.string())),
  /** The language of these texts. Absent of the French. */
  langue: z.optional(z.string()),
  /** Texts among these that stay French without a translation, apart from those of French étapes. Absent for none. */
  enFrancais: z.optional(z.array(z.string())),
});
export type Contenu = z.infer<typeof contenuSchema>;

/** A quête as its public page and the game read it. */
export type Quete = {
  id: QueteId;
  version: number;
  contenu: Contenu;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** Present closures, whatever the version; absent in a party's stored version. */
  suspensions?: Suspensions | undefined;
  /** Last check of its étapes on the spot, epoch milliseconds; absent before the first. */
  verifieeLe?: number | undefined;
};
