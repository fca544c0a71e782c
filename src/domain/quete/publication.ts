import type { Carte, RechercheLigne } from '../catalogue/catalogue.ts';
import { encodePratique } from '../catalogue/ligne-pratique.ts';
import { communeSlug, slugify } from '../commune/slug.ts';
import { canonicalChoix, canonicalText } from '../epreuve/canonical-answer.ts';
import {
  computeEmpreinte,
  empreinteIterations,
  hashForVerrou,
  randomSel,
} from '../epreuve/empreinte.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import { textHoldsAnswer, writtenAnswers } from '../epreuve/leak.ts';
import { codeMessage, loadMessageCode, readingsOf } from '../epreuve/code-message.ts';
import { cellOf, gridOf } from '../epreuve/nombre-step.ts';
import type { Etape, EtapeId } from '../etape/etape.ts';
import { encodePolyline } from '../geo/polyline.ts';
import { lengthMetres } from '../geo/position.ts';
import { fitLine } from '../geo/simplify-line.ts';
import { limits } from '../limits.ts';
import type { Parcours, Publication } from '../parcours/parcours.ts';
import { findProblems, type Problem } from '../parcours/problem.ts';
import { lineOf } from '../parcours/trace.ts';
import { queteIdOf } from './address.ts';
import type {
  Contenu,
  Empreinte,
  EpreuvePublique,
  EtapePublique,
  ImagePublique,
  QueteId,
} from './quete.ts';
import { contenuSchema } from './quete.ts';
import type { Solution, Verrou } from './verrou.ts';

/** A parcours that has problems cannot be published; `problems` says which. */
export class UnpublishableError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('This parcours cannot be published yet.');
    this.name = 'UnpublishableError';
    this.problems = problems;
  }
}

/** What one publication writes, but for server times and the catalogue's shared documents. */
export type PublicationDocuments = {
  queteId: QueteId;
  version: number;
  slug: string;
  contenu: Contenu;
  /** JSON of `contenu`, the same string for the quête and its version. */
  contenuText: string;
  epreuveCount: number;
  verrouByEtapeId: ReadonlyMap<EtapeId, Verrou>;
  solutionByEtapeId: ReadonlyMap<EtapeId, Solution>;
  /** Without what players said: that outlives a version. */
  carte: Omit<Carte, 'publishedAt' | 'note'>;
  rechercheLigne: Omit<RechercheLigne, 'p' | 'n'>;
};

export type PublicationInput = {
  parcours: Parcours;
  /** The last publication of this parcours, if any: its id and slug are kept, its version is followed. */
  previous: Publication | null;
  /** Public images by path of the working copy: every image used must be there. */
  imageByPath: ReadonlyMap<string, Pick<ImagePublique, 'path'>>;
};

/** The slug a parcours would be published under: the author's, or the title's. */
export function slugOf({ slug, titre }: Pick<Parcours, 'slug' | 'titre'>): string {
  return slug === '' ? slugify(titre) : slug;
}

function freshOptionIds(count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(randomSel().slice(0, 8));
  return [...ids];
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: randomSel() }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}

/** A salt and its empreintes in which, by chance, no accepted answer can be read. */
async function drawEmpreinte(
  canonicals: readonly string[],
  forbidden: readonly string[],
): Promise<Empreinte> {
  for (;;) {
    const sel = randomSel();
    const parameters = { sel, iterations: empreinteIterations };
    const valeurs = await Promise.all(
      canonicals.map((canonical) => computeEmpreinte(canonical, parameters)),
    );
    const distinct = [...new Set(valeurs)].toSorted();
    const readable = [sel, ...distinct].join(' ');
    if (!forbidden.some((answer) => textHoldsAnswer(readable, answer))) {
      return { ...parameters, valeurs: distinct };
    }
  }
}

type Judged = {
  publique: EpreuvePublique;
  verrou: Verrou;
  solution: Solution;
};

type JudgedTexte = Judged & { publique: { type: 'texte' } };

function coutsCumulesOf({ indices, points }: Epreuve): number[] {
  let sum = 0;
  return [0, ...indices.map(({ cout }) => (sum = Math.min(points, sum + cout)))];
}

async function hashesOf(sel: string, canonicals: readonly string[]): Promise<string[]> {
  const hashes = await Promise.all(
    canonicals.map((canonical) => hashForVerrou(sel, canonical)),
  );
  return hashes.toSorted();
}

function commonOf(epreuve: Epreuve) {
  return {
    consigne: epreuve.consigne.trim(),
    points: epreuve.points,
    indices: epreuve.indices.map(({ texte, cout }) => ({ texte: texte.trim(), cout })),
    motDeSucces: epreuve.motDeSucces.trim(),
    anecdote: epreuve.anecdote.trim(),
  };
}

async function judgeChoix(epreuve: Epreuve): Promise<Judged> {
  const ids = freshOptionIds(epreuve.options.length);
  const options = epreuve.options.map((option, index) => ({
    ...option,
    id: ids[index] ?? '',
  }));
  const bonnes = options.filter(({ juste }) => juste);
  const canonical = canonicalChoix(bonnes.map(({ id }) => id)) ?? '';
  const sel = randomSel();
  return {
    publique: {
      type: 'choix',
      ...commonOf(epreuve),
      plusieurs: bonnes.length > 1,
      options: shuffled(options.map(({ id, texte }) => ({ id, texte: texte.trim() }))),
      empreinte: await drawEmpreinte([canonical], []),
    },
    verrou: {
      type: 'choix',
      sel,
      hashes: await hashesOf(sel, [canonical]),
      minimum: 0,
      maximum: 0,
      points: epreuve.points,
      coutsCumules: coutsCumulesOf(epreuve),
    },
    solution: {
      reponse: bonnes.map(({ texte }) => texte.trim()).join(' · '),
      explication: epreuve.explication.trim(),
    },
  };
}

async function judgeMessageCode(
  epreuve: Epreuve,
  forbidden: readonly string[],
): Promise<Judged> {
  const { message } = epreuve;
  const secretCode = await loadMessageCode(message);
  const readings = secretCode === null ? [] : readingsOf(message, secretCode);
  const answers = [...writtenAnswers(epreuve), ...readings];
  // A text with more answers than a publication holds keeps the author's own: they come first.
  const reponses = answers.slice(0, limits.reponseCount.max);
  const judged = await judgeTexte({ ...epreuve, reponses }, forbidden);
  const { secretCode: id, variante, chiffre, aide } = message;
  const publique = { ...judged.publique, type: 'message_code', secretCode: id } as const;
  return { ...judged, publique: { ...publique, variante, chiffre, aide } };
}

async function judgeTexte(
  epreuve: Epreuve,
  forbidden: readonly string[],
): Promise<JudgedTexte> {
  const canonicals = acceptedCanonicals(epreuve);
  const sel = randomSel();
  return {
    publique: {
      type: 'texte',
      ...commonOf(epreuve),
      empreinte: await drawEmpreinte(canonicals, forbidden),
    },
    verrou: {
      type: 'texte',
      sel,
      hashes: await hashesOf(sel, canonicals),
      minimum: 0,
      maximum: 0,
      points: epreuve.points,
      coutsCumules: coutsCumulesOf(epreuve),
    },
    solution: {
      reponse: epreuve.reponses.find((reponse) => reponse.trim() !== '')?.trim() ?? '',
      explication: epreuve.explication.trim(),
    },
  };
}

function acceptedCanonicals({ reponses }: Pick<Epreuve, 'reponses'>): string[] {
  return [
    ...new Set(reponses.map(canonicalText).filter((canonical) => canonical !== null)),
  ];
}

async function judgeNombre(
  epreuve: Epreuve,
  forbidden: readonly string[],
): Promise<Judged> {
  const minimum = epreuve.minimum ?? 0;
  const maximum = epreuve.maximum ?? 0;
  const grid = gridOf(minimum, maximum);
  const unite = epreuve.unite.trim();
  const format = (value: number) => value.toLocaleString('fr-FR');
  const clear =
    minimum === maximum ? format(minimum) : `de ${format(minimum)} à ${format(maximum)}`;
  return {
    publique: {
      type: 'nombre',
      ...commonOf(epreuve),
      unite,
      ...grid,
      empreinte: await drawEmpreinte([cellOf(minimum, grid)], forbidden),
    },
    verrou: {
      type: 'nombre',
      sel: randomSel(),
      hashes: [],
      minimum,
      maximum,
      points: epreuve.points,
      coutsCumules: coutsCumulesOf(epreuve),
    },
    solution: {
      reponse: unite === '' ? clear : `${clear} ${unite}`,
      explication: epreuve.explication.trim(),
    },
  };
}

function judge(epreuve: Epreuve, forbidden: readonly string[]): Promise<Judged> | null {
  switch (epreuve.type) {
    case 'aucune':
      return null;
    case 'choix':
      return judgeChoix(epreuve);
    case 'texte':
      return judgeTexte(epreuve, forbidden);
    case 'message_code':
      return judgeMessageCode(epreuve, forbidden);
    case 'nombre':
      return judgeNombre(epreuve, forbidden);
  }
}

/** Every accepted answer of `texte`, `message_code` and `nombre`, in the form that could be read in a word of the publication. */
function forbiddenWords(parcours: Parcours): string[] {
  return parcours.etapes.flatMap(({ epreuve }) => {
    if (epreuve.type === 'texte' || epreuve.type === 'message_code') {
      return acceptedCanonicals({ reponses: writtenAnswers(epreuve) });
    }
    if (epreuve.type !== 'nombre') return [];
    const { minimum, maximum } = epreuve;
    return [minimum, maximum].filter((value) => value !== null).map(String);
  });
}

function publishImage(
  etape: Etape,
  imageByPath: PublicationInput['imageByPath'],
): ImagePublique | null {
  if (etape.image === null) return null;
  const published = imageByPath.get(etape.image.path);
  if (published === undefined) {
    throw new Error(`The image ${etape.image.path} has no public copy.`);
  }
  const { texteAlternatif, credit, largeur, hauteur } = etape.image;
  return {
    path: published.path,
    texteAlternatif: texteAlternatif.trim(),
    credit: credit.trim(),
    largeur,
    hauteur,
  };
}

/** An épreuve whose message is coded afresh: a draft may hold a coded text that its clear text has left behind. */
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

/**
 * Everything one publication of a parcours writes: what players receive, and apart from it the verrous and
 * solutions. Draws fresh salts and option ids. Throws `UnpublishableError` when the parcours has problems.
 */
export async function buildPublication({
  parcours: written,
  previous,
  imageByPath,
}: PublicationInput): Promise<PublicationDocuments> {
  const parcours = await withCodedMessages(written);
  const problems = findProblems(parcours);
  const { commune } = parcours;
  if (problems.length > 0 || commune === null) throw new UnpublishableError(problems);

  const forbidden = forbiddenWords(parcours);
  const verrouByEtapeId = new Map<EtapeId, Verrou>();
  const solutionByEtapeId = new Map<EtapeId, Solution>();
  const etapes: EtapePublique[] = [];
  for (const etape of parcours.etapes) {
    const judged = await judge(etape.epreuve, forbidden);
    if (judged !== null) {
      verrouByEtapeId.set(etape.id, judged.verrou);
      solutionByEtapeId.set(etape.id, judged.solution);
    }
    etapes.push({
      id: etape.id,
      titre: etape.titre.trim(),
      lieu: etape.lieu.trim(),
      chemin: etape.chemin.trim(),
      position: etape.position,
      recit: etape.recit.trim(),
      image: publishImage(etape, imageByPath),
      epreuve: judged?.publique ?? { type: 'aucune' },
    });
  }

  const slug = previous?.slug ?? slugOf(parcours);
  const line = lineOf(parcours);
  const cover = encodePolyline(fitLine(line, limits.traceApercuPointCount.max));
  const { pratique } = parcours;
  const { traits, saisons, horaires } = pratique;
  const common = {
    slug,
    titre: parcours.titre.trim(),
    resume: parcours.resume.trim(),
    genre: parcours.genre,
    theme: parcours.theme,
    commune,
    dureeMinutes: parcours.dureeMinutes,
    distanceMetres: Math.round(lengthMetres(line)),
    difficulte: parcours.difficulte,
    ageMinimum: parcours.ageMinimum,
  };
  const contenu = contenuSchema.parse({
    format: 1,
    ...common,
    description: parcours.description.trim(),
    pratique,
    signature: parcours.signature.trim(),
    etapes,
    trace: encodePolyline(line),
  } satisfies Contenu);
  const contenuText = JSON.stringify(contenu);
  if (new TextEncoder().encode(contenuText).length > limits.contenuBytes.max) {
    throw new RangeError('This parcours is too long to be published.');
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
  return {
    queteId,
    version,
    slug,
    contenu,
    contenuText,
    epreuveCount: verrouByEtapeId.size,
    verrouByEtapeId,
    solutionByEtapeId,
    carte: {
      queteId,
      ...common,
      ...{ traits, saisons, horaires },
      etapeCount: etapes.length,
      depart,
      points: cover,
      version,
    },
    rechercheLigne: {
      i: queteId,
      t: common.titre,
      c: commune.nom,
      g: common.genre,
      la: depart?.lat ?? null,
      lo: depart?.lon ?? null,
      d: common.dureeMinutes,
      h: common.theme,
      f: common.difficulte,
      a: common.ageMinimum,
      m: common.distanceMetres,
      l: cover,
      ...encodePratique(pratique),
    },
  };
}

/**
 * An épreuve as players would receive it, whether or not it can be published yet: for its author to try. Draws fresh
 * salts and option ids each time.
 */
export async function previewEpreuve(epreuve: Epreuve): Promise<EpreuvePublique> {
  const judged = await judge(await withCodedMessage(epreuve), []);
  return judged?.publique ?? { type: 'aucune' };
}
