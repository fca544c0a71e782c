import type { Carte } from '../catalogue/catalogue.ts';
import { communeSlug, slugify } from '../commune/slug.ts';
import { isForHome } from '../epreuve/for-home.ts';
import { codeMessage, loadMessageCode } from '../epreuve/code-message.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import type { Etape } from '../etape/etape.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { textHoldsAnswer } from '../epreuve/leak.ts';
import { formatByStored } from '../format.ts';
import { encodePolyline } from '../geo/polyline.ts';
import { lengthMetres } from '../geo/position.ts';
import { profilOf, reliefOf } from '../geo/relief.ts';
import { fitLine } from '../geo/simplify-line.ts';
import { limits } from '../limits.ts';
import { blankEtape, firstRang } from '../parcours/blank-parcours.ts';
import type { Parcours, Publication } from '../parcours/parcours.ts';
import { atoutsOf, type Creneau, type Pratique } from '../parcours/pratique.ts';
import { withOwnFiles } from '../parcours/own-files.ts';
import { findProblems, type Problem } from '../parcours/check/problem.ts';
import { lineOf } from '../parcours/trace.ts';
import type { Random } from '../random.ts';
import type { SagaPart } from '../saga/part.ts';
import {
  publishLangue,
  takenLangues,
  type LangueSealing,
  type LanguePubliee,
} from '../traduction/publish-langue.ts';
import type { Traduction } from '../traduction/traduction.ts';
import { queteIdOf } from './address.ts';
import { hasFiche, type FicheClasse } from '../parcours/fiche-classe.ts';
import { petitsShareOf } from './petits-count.ts';
import { coverImageOf, vignetteOf } from './public-media.ts';
import { drawEmpreinte, forbiddenWords, sealEpreuve } from './seal-epreuve.ts';
import {
  publishEtape,
  publishImage,
  publishPosition,
  type FileByPath,
} from './publish-etape.ts';
import { drawLettres, followEmpreinte, motsDuLivret } from './papier.ts';
import { communesPassed, lieuxOf, type Lieux } from './lieux.ts';
import { casesOfWords, type Cases } from '../epreuve/paper-cells.ts';
import {
  type Contenu,
  type EtapePublique,
  type QueteId,
  contenuSchema,
} from './quete.ts';
import type { EpreuvePublique } from '../epreuve/epreuve-publique.ts';
import type { Solution, Verrou } from './verrou.ts';

/** A parcours with problems cannot be published; `problems` lists them. */
export class UnpublishableError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('This parcours cannot be published yet.');
    this.name = 'UnpublishableError';
    this.problems = problems;
  }
}

/** Writes of a publication, without server times and the catalogue's shared documents. */
export type PublicationDocuments = {
  queteId: QueteId;
  version: number;
  slug: string;
  contenu: Contenu;
  /** JSON of `contenu`, the same string for the quête and its version. */
  contenuText: string;
  /** Rights to close parts: the commune of each étape outside that of the start, and the whole. Absent within a single commune. */
  lieux?: Lieux;
  epreuveCount: number;
  verrouByEtapeId: ReadonlyMap<EtapeId, Verrou>;
  solutionByEtapeId: ReadonlyMap<EtapeId, Solution>;
  /** The same version in the other languages that are ready. */
  langues: readonly LanguePubliee[];
  /** The words of the paper booklet, for its author alone; empty without letters. */
  mots: readonly string[];
  /** Without players' ratings: they outlive a version. */
  carte: Omit<Carte, 'publishedAt' | 'note'>;
};

type PublicationInput = {
  parcours: Parcours;
  /** The last publication of this parcours, if any: its id and slug stay, its version is incremented. */
  previous: Publication | null;
  /** Paths of the public copies by path of the working copy: every file used must be there. */
  fileByPath: FileByPath;
  /** Salts, ids and orders are drawn from it. */
  random: Random;
  /** Booklet of the last publication, whose words stay valid; absent without one. */
  papierAvant?: Contenu['papier'] | undefined;
  /** Metres above the sea, evenly spaced along the line of the walk; absent or null if unknown. */
  altitudes?: readonly number[] | null | undefined;
  /** Relief of the same line in the last publication, in case altitudes cannot be loaded again. */
  reliefAvant?: Pick<Contenu, 'trace' | 'relief'> | undefined;
  /** The saga parts it gives; absent or empty outside sagas. */
  sagas?: readonly SagaPart[] | undefined;
  /** Its translations; complete ones are published. Absent: in French alone. */
  traductions?: readonly Traduction[] | undefined;
};

/** The slug a parcours would be published under: the author's, or the title's. */
export function slugOf({ slug, titre }: Pick<Parcours, 'slug' | 'titre'>): string {
  return slug === '' ? slugify(titre) : slug;
}

/** Data that orders the walk; the names of flags are for the author alone. */
export function publishOrder({
  genre,
  ordre,
  aventure,
}: Parcours): Pick<Contenu, 'ordre' | 'objets'> {
  if (genre === 'aventure') {
    return {
      objets: aventure.objets.map(({ id, nom, description }) => ({
        id,
        nom,
        description,
      })),
    };
  }
  return ordre === 'fixe' ? {} : { ordre };
}

/** The drawing that its author chose, as long as this build draws it. */
function publishFicheClasse({
  competences,
  avant,
  pendant,
  apres,
}: FicheClasse): Pick<Contenu, 'ficheClasse'> {
  const ficheClasse = {
    competences: competences.trim(),
    avant: avant.trim(),
    pendant: pendant.trim(),
    apres: apres.trim(),
  };
  return hasFiche(ficheClasse) ? { ficheClasse } : {};
}

export function publishEmbleme(embleme: string): Pick<Contenu, 'embleme'> {
  return embleme === '' ? {} : { embleme };
}

/** The territory that it is of, as it was called when its author chose it. */
function publishTerritoire({ territoire }: Parcours): Pick<Contenu, 'territoire'> {
  if (territoire === null) return {};
  const { siren, nom } = territoire;
  return { territoire: { siren, nom } };
}

/** The étape with the chosen picture, as long as it has one. */
function publishCouverture(
  couverture: string,
  etapes: readonly EtapePublique[],
): Pick<Contenu, 'couverture'> {
  const chosen = etapes.find(({ id, image }) => id === couverture && image !== null);
  return chosen === undefined ? {} : { couverture: chosen.id };
}

/** The étape to try from home, as long as its épreuve needs nothing but itself. */
function publishChezSoi(
  chezSoi: string,
  etapes: readonly EtapePublique[],
): Pick<Contenu, 'chezSoi'> {
  const chosen = etapes.find(
    ({ id, epreuve }) => id === chezSoi && isForHome(epreuve.type),
  );
  return chosen === undefined ? {} : { chezSoi: chosen.id };
}

function publishCreneau({ jours, horaires, periode, danger }: Creneau): Creneau {
  return {
    jours,
    horaires: horaires && { de: horaires.de, a: horaires.a },
    periode: periode && { du: periode.du, au: periode.au },
    danger,
  };
}

function publishPratique(pratique: Pratique): Pratique {
  const { traits, saisons, horaires, verifieLe, chiens, fenetre } = pratique;
  return {
    traits,
    saisons,
    horaires: horaires && { de: horaires.de, a: horaires.a },
    verifieLe,
    services: pratique.services.map(({ service, reponse, position, precision }) => ({
      service,
      reponse,
      position: publishPosition(position),
      precision: precision.trim(),
    })),
    chiens,
    fermetures: pratique.fermetures.map((fermeture) => ({
      ...publishCreneau(fermeture),
      motif: fermeture.motif,
    })),
    fenetre: fenetre && { du: fenetre.du, au: fenetre.au },
  };
}

/** Practical data of a card: absent if unanswered. */
function cartePratique(
  pratique: Pratique,
): Pick<Carte, 'traits' | 'saisons' | 'horaires' | 'atouts' | 'fermetures' | 'fenetre'> {
  const { traits, saisons, horaires, fermetures, fenetre } = pratique;
  const atouts = atoutsOf(pratique);
  return {
    ...{ traits, saisons, horaires },
    ...(atouts.length > 0 && { atouts }),
    ...(fermetures.length > 0 && { fermetures: fermetures.map(publishCreneau) }),
    ...(fenetre !== null && { fenetre }),
  };
}

/** Climb of the line; the last publication's for the same line if altitudes are unknown. */
function publishRelief(
  trace: string,
  { altitudes, reliefAvant }: Pick<PublicationInput, 'altitudes' | 'reliefAvant'>,
): Pick<Contenu, 'relief'> {
  const known = altitudes ?? [];
  const relief = reliefOf(known);
  if (relief !== null) return { relief: { ...relief, altitudes: profilOf(known) } };
  const before = reliefAvant?.trace === trace ? reliefAvant.relief : undefined;
  return before === undefined ? {} : { relief: before };
}

/** Characters on the way: those that an étape names. A draft is shown without files: `fileByPath` is then null. */
export function publishPersonnages(
  { aventure, etapes }: Parcours,
  fileByPath: FileByPath | null,
): Pick<Contenu, 'personnages'> {
  const named = new Set(etapes.map(({ personnage }) => personnage));
  const met = aventure.personnages.filter(({ id }) => named.has(id));
  if (met.length === 0) return {};
  return {
    personnages: met.map(({ id, nom, portrait }) => ({
      id,
      nom: nom.trim(),
      portrait: fileByPath && portrait && publishImage(portrait, fileByPath),
    })),
  };
}

/** An épreuve with its message coded again: a draft's coded text may be outdated. */
async function withCodedMessage(epreuve: Epreuve): Promise<Epreuve> {
  const { type, message } = epreuve;
  if (type !== 'message_code') return epreuve;
  const secretCode = await loadMessageCode(message);
  const coding = secretCode === null ? null : codeMessage(message, secretCode);
  const chiffre = coding?.ok === true ? coding.text : '';
  return { ...epreuve, message: { ...message, chiffre } };
}

async function withCodedMessages(parcours: Parcours): Promise<Parcours> {
  const etapes = parcours.etapes.map(async (etape): Promise<Etape> => ({
    ...etape,
    epreuve: await withCodedMessage(etape.epreuve),
  }));
  return { ...parcours, etapes: await Promise.all(etapes) };
}

/** Cells of an answer on paper, for each étape that must be solved, in order. */
type PaperRow = {
  index: number;
  cases: Cases;
  /** Cells of the other way to answer, if paper can judge it. */
  autreCases: Cases | null;
  reponse: string;
};

/** Constraints on the letters of a booklet: texts not to reveal, and words to extend. */
type PaperBounds = {
  forbidden: readonly string[];
  before: PublicationInput['papierAvant'];
  random: Random;
};

/** Distributes the letters of a booklet's words over the étapes that paper can judge, in place. Returns the words. */
async function layLettres(
  etapes: EtapePublique[],
  rows: readonly PaperRow[],
  { forbidden, before, random }: PaperBounds,
): Promise<{
  mots: string[];
  papier: Pick<Contenu, 'papier'>;
  /** Draws the letters of an étape again, for other answers. */
  lettresOf: LangueSealing['lettresOf'];
}> {
  const seed = rows.map(({ reponse }) => reponse).join('\n');
  const mots = motsDuLivret(rows.length, seed);
  if (mots.length === 0) return { mots, papier: {}, lettresOf: () => null };
  const lettres = Array.from(mots.join(''));
  const draw = (cases: Cases, lettre: string) => {
    for (;;) {
      const papier = drawLettres(cases, lettre, random);
      const isHeld = (answer: string) => textHoldsAnswer(papier.lettres, answer);
      if (!forbidden.some(isHeld)) return papier;
    }
  };
  const lettreById = new Map<EtapeId, string>();
  for (const [place, { index, cases, autreCases }] of rows.entries()) {
    const etape = etapes[index];
    if (etape === undefined) continue;
    const lettre = lettres[place] ?? '';
    lettreById.set(etape.id, lettre);
    const papier = draw(cases, lettre);
    etapes[index] = {
      ...etape,
      papier:
        autreCases === null
          ? papier
          : { ...papier, autre: draw(autreCases, lettre).lettres },
    };
  }
  const canonical = mots.join('').toLowerCase();
  const empreinte =
    (before && (await followEmpreinte(canonical, before.empreinte, forbidden))) ??
    (await drawEmpreinte([canonical], forbidden, random));
  return {
    mots,
    papier: { papier: { mots: mots.map(({ length }) => length), empreinte } },
    lettresOf: (etapeId, canonicals) => {
      const lettre = lettreById.get(etapeId);
      // Five of them never lead everywhere.
      const cases = casesOfWords(canonicals.slice(0, 5));
      return lettre === undefined || cases === null ? null : draw(cases, lettre).lettres;
    },
  };
}

/**
 * All writes of a publication of a parcours: data for players and, separately, the verrous and solutions. Draws fresh salts and option ids.
 * Throws `UnpublishableError` when the parcours has problems.
 */
export async function buildPublication({
  parcours: written,
  previous,
  fileByPath,
  random,
  papierAvant,
  altitudes,
  reliefAvant,
  sagas = [],
  traductions = [],
}: PublicationInput): Promise<PublicationDocuments> {
  const parcours = await withCodedMessages(withOwnFiles(written));
  const problems = findProblems(parcours);
  const { commune } = parcours;
  if (problems.length > 0 || commune === null) throw new UnpublishableError(problems);

  const taken = takenLangues(parcours, traductions);
  const forbidden = [parcours, ...taken.map((one) => one.parcours)].flatMap(
    forbiddenWords,
  );
  const verrouByEtapeId = new Map<EtapeId, Verrou>();
  const solutionByEtapeId = new Map<EtapeId, Solution>();
  const etapes: EtapePublique[] = [];
  const paperRows: PaperRow[] = [];
  for (const [index, etape] of parcours.etapes.entries()) {
    const before = etapes.map(({ id }) => id);
    const sealed = await sealEpreuve(etape, { forbidden, before, random });
    if (sealed !== null) {
      verrouByEtapeId.set(etape.id, sealed.verrou);
      solutionByEtapeId.set(etape.id, sealed.solution);
    }
    // No player walks all ways of an aventure, and a bonus is optional.
    const isAsked = parcours.genre !== 'aventure' && !etape.bonus;
    if (isAsked && sealed !== null && sealed.cases !== null) {
      const { cases, autreCases = null, solution } = sealed;
      paperRows.push({ index, cases, autreCases, reponse: solution.reponse });
    }
    const epreuve = sealed?.publique ?? { type: 'aucune' };
    const { petits } = sealed ?? {};
    etapes.push(publishEtape(etape, epreuve, { parcours, fileByPath, petits }));
  }

  const { mots, papier, lettresOf } = await layLettres(etapes, paperRows, {
    forbidden,
    before: papierAvant,
    random,
  });
  const slug = previous?.slug ?? slugOf(parcours);
  const line = lineOf(parcours);
  const cover = encodePolyline(fitLine(line, limits.traceApercuPointCount.max));
  const trace = encodePolyline(line);
  const pratique = publishPratique(parcours.pratique);
  const common = {
    slug,
    titre: parcours.titre.trim(),
    resume: parcours.resume.trim(),
    genre: parcours.genre,
    theme: parcours.theme,
    commune: {
      insee: commune.insee,
      nom: commune.nom,
      departement: commune.departement,
    },
    dureeMinutes: parcours.dureeMinutes,
    distanceMetres: Math.round(lengthMetres(line)),
    difficulte: parcours.difficulte,
    ageMinimum: parcours.ageMinimum,
    ...publishEmbleme(parcours.embleme),
    ...publishTerritoire(parcours),
    ...(taken.length > 0 && { langues: taken.map(({ langue }) => langue) }),
  };
  const contenu = contenuSchema.parse({
    format: formatByStored.contenu,
    ...common,
    description: parcours.description.trim(),
    pratique,
    signature: parcours.signature.trim(),
    ...publishOrder(parcours),
    ...publishPersonnages(parcours, fileByPath),
    ...papier,
    etapes,
    ...publishCouverture(parcours.couverture, etapes),
    ...publishChezSoi(parcours.chezSoi, etapes),
    ...publishFicheClasse(parcours.ficheClasse),
    trace,
    ...publishRelief(trace, { altitudes, reliefAvant }),
    ...(sagas.length > 0 && { sagas: [...sagas] }),
  } satisfies Contenu);
  const contenuText = JSON.stringify(contenu);
  if (new TextEncoder().encode(contenuText).length > limits.contenuBytes.max) {
    throw new RangeError('This parcours is too long to be published.');
  }

  const langues: LanguePubliee[] = [];
  for (const one of taken) {
    langues.push(
      await publishLangue(
        one,
        { parcours, contenu },
        {
          empreinteOf: (canonicals) => drawEmpreinte(canonicals, forbidden, random),
          lettresOf,
          verrouByEtapeId,
          solutionByEtapeId,
        },
      ),
    );
  }

  const queteId =
    previous === null
      ? queteIdOf({
          departement: commune.departement,
          communeSlug: communeSlug(commune.nom),
          slug,
        })
      : (previous.queteId as QueteId); // Written by an earlier publication, whose id was parsed.
  const version = (previous?.version ?? 0) + 1;
  const depart = etapes.find(({ position }) => position !== null)?.position ?? null;
  const lieux = lieuxOf(etapes);
  const petitsShare = petitsShareOf(etapes);
  const passe = communesPassed(etapes);
  return {
    queteId,
    version,
    slug,
    contenu,
    contenuText,
    langues,
    ...(lieux !== null && { lieux }),
    epreuveCount: verrouByEtapeId.size,
    verrouByEtapeId,
    solutionByEtapeId,
    mots,
    carte: {
      queteId,
      ...common,
      ...cartePratique(pratique),
      ...(petitsShare !== null && { petits: petitsShare }),
      ...(passe.length > 0 && { passe }),
      ...(langues.length > 0 && {
        titres: Object.fromEntries(
          langues.map(({ langue, contenu: { titre } }) => [langue, titre]),
        ),
      }),
      etapeCount: etapes.length,
      depart,
      points: cover,
      version,
      vignette: vignetteOf(coverImageOf(contenu)),
    },
  };
}

/**
 * The épreuve of an étape as published, even if not publishable yet: for its author to try. `before`: the earlier étapes. Draws fresh salts
 * and option ids each time.
 */
export async function previewEpreuve(
  { id, position, epreuve }: Pick<Etape, 'id' | 'position' | 'epreuve'>,
  before: readonly EtapeId[],
  random: Random,
): Promise<EpreuvePublique> {
  const coded = await withCodedMessage(epreuve);
  const etape = { ...blankEtape(id, firstRang), position, epreuve: coded };
  const sealed = await sealEpreuve(etape, { forbidden: [], before, random });
  return sealed?.publique ?? { type: 'aucune' };
}
