import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import { genreList, themeList } from '../parcours/kinds.ts';
import { bonusPointsOf, pointsOf, surPlaceOf } from '../partie/bilan.ts';
import { isAventure, isInOrder, walkedIndexes } from '../partie/chemin.ts';
import type { Partie } from '../partie/partie.ts';
import { preuveIdSchema, type PreuveId } from '../preuve/preuve-id.ts';
import { embarqueeId } from '../quete/embarquee.ts';
import { queteIdSchema, type Quete, type QueteId } from '../quete/quete.ts';
import { sagaPartsSchema, sagasOfQueteMost, type SagaPart } from '../saga/part.ts';

/** One page of a carnet: a quête walked to its end, reduced to what its tampon needs. About 200 bytes. */
export const feuilletSchema = openObject({
  /** The party that won it, or `papier-{queteId}`: the same on every device. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  queteId: queteIdSchema,
  titre: z.string().check(z.maxLength(300)),
  communeNom: z.string().check(z.maxLength(300)),
  genre: z.enum(genreList),
  theme: z.enum(themeList),
  /** Icon name of its emblem. Absent if not chosen. */
  embleme: z.optional(z.string().check(z.maxLength(limits.embleme.max))),
  points: z.int().check(z.gte(0)),
  /** Epoch milliseconds. */
  finishedAt: z.number(),
  /** Played without a screen. */
  surPapier: z.optional(z.literal(true)),
  /** The phone was measured at half of the places, at least (`partie/bilan.ts`). It stays on the device. */
  surPlace: z.optional(z.literal(true)),
  /** Parts of sagas that it gave (`saga/part.ts`). Absent outside sagas. */
  parts: sagaPartsSchema,
  /** The preuve of its finish (`domain/preuve`). Absent without one, and in old pages. */
  preuve: z.catch(z.optional(preuveIdSchema), undefined),
});
export type Feuillet = z.infer<typeof feuilletSchema>;

/** Maximum of a device's carnet: the pages of 200 quêtes take 40 kB of a browser's 5 MB. */
export const feuilletCountMax = 500;

/** The page of a party; null while under way, if shortened (the tampon is for the whole walk), and for the quête that the site ships. */
export function feuilletOf(
  partie: Partie,
  { contenu }: Quete,
  preuve: PreuveId | null = null,
): Feuillet | null {
  const { id, queteId, finishedAt, ecourteeIndex } = partie;
  if (finishedAt === null || ecourteeIndex !== null) return null;
  // Nobody has walked there.
  if (queteId === embarqueeId) return null;
  return {
    id,
    queteId,
    titre: contenu.titre,
    communeNom: contenu.commune.nom,
    genre: contenu.genre,
    theme: contenu.theme,
    ...(contenu.embleme !== undefined && { embleme: contenu.embleme }),
    points: Math.max(0, pointsOf(partie) - bonusPointsOf(partie, contenu)),
    finishedAt,
    ...(surPlaceOf(partie, contenu).isEarned && { surPlace: true as const }),
    ...(contenu.sagas !== undefined && { parts: contenu.sagas }),
    ...(preuve !== null && { preuve }),
  };
}

/** Data of a quête for the page of a walk on paper. */
type PaperWalk = Pick<
  Feuillet,
  'queteId' | 'titre' | 'communeNom' | 'embleme' | 'parts'
> & {
  /** Epoch milliseconds. */
  at: number;
  /** Absent in pages older than the genre on the tampon. */
  genre?: Feuillet['genre'] | undefined;
  theme?: Feuillet['theme'] | undefined;
  /** The preuve requested afterwards; absent before. */
  preuve?: { id: PreuveId; etat: string } | undefined;
};

/** The page of a quête that was played on paper: paper has no points. */
export function paperFeuillet({
  queteId,
  titre,
  communeNom,
  genre = 'quete',
  theme = 'nature',
  embleme,
  parts,
  at,
  preuve,
}: PaperWalk): Feuillet {
  return {
    id: `papier-${queteId}`,
    ...{ queteId, titre, communeNom, genre, theme },
    ...(embleme !== undefined && { embleme }),
    points: 0,
    finishedAt: at,
    surPapier: true,
    ...(parts !== undefined && { parts }),
    ...(preuve?.etat === 'faite' && { preuve: preuve.id }),
  };
}

/** `2026-11-26` in France: a party that ends at midnight has the same day on all devices. */
const dayInFrance = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'Europe/Paris',
});

function walkOf({ queteId, finishedAt }: Pick<Feuillet, 'queteId' | 'finishedAt'>) {
  return `${queteId} ${dayInFrance.format(finishedAt)}`;
}

/** Sorts accounts of the same walk, best first: on screen, then more points, then on site, then earlier. */
function compareAccounts(a: Feuillet, b: Feuillet): number {
  const paper = Number(a.surPapier === true) - Number(b.surPapier === true);
  const onSite = Number(b.surPlace === true) - Number(a.surPlace === true);
  return (
    paper ||
    b.points - a.points ||
    onSite ||
    a.finishedAt - b.finishedAt ||
    a.id.localeCompare(b.id) ||
    a.queteId.localeCompare(b.queteId)
  );
}

function compareParts(a: SagaPart, b: SagaPart): number {
  return a.saga.localeCompare(b.saga) || a.n - b.n;
}

/** The page with further saga parts from another account of the same walk: a later version may give more. */
function withPartsOf(page: Feuillet, { parts = [] }: Feuillet): Feuillet {
  const kept = page.parts ?? [];
  const more = parts.filter(
    ({ saga, n }) => !kept.some((one) => one.saga === saga && one.n === n),
  );
  return more.length === 0
    ? page
    : {
        ...page,
        parts: [...kept, ...more].toSorted(compareParts).slice(0, sagasOfQueteMost),
      };
}

/** The page with the preuve from another account of the same walk: the rules may have seen it later. */
function withPreuveOf(page: Feuillet, { preuve }: Feuillet): Feuillet {
  return page.preuve !== undefined || preuve === undefined ? page : { ...page, preuve };
}

/**
 * Merges carnets, latest page first. A party in several carnets has one page, and so has a quête that several phones of a family ended on
 * the same day: the carnet has one tampon for it.
 */
export function mergeCarnets(...carnets: readonly (readonly Feuillet[])[]): Feuillet[] {
  const byId = new Map<string, number>();
  const byDay = new Map<string, number>();
  const merged: Feuillet[] = [];
  for (const feuillet of carnets.flat().toSorted(compareAccounts)) {
    const day = walkOf(feuillet);
    const place = byId.get(feuillet.id) ?? byDay.get(day);
    const better = place === undefined ? undefined : merged[place];
    if (place !== undefined && better !== undefined) {
      merged[place] = withPreuveOf(withPartsOf(better, feuillet), feuillet);
      continue;
    }
    byId.set(feuillet.id, merged.length);
    byDay.set(day, merged.length);
    merged.push(feuillet);
  }
  return merged.toSorted(
    (a, b) => b.finishedAt - a.finishedAt || a.id.localeCompare(b.id),
  );
}

/** Fields of an account's party that identify a page of the same walk. */
type OwnWalk = Pick<Feuillet, 'id' | 'queteId'> & { finishedAt: number | null };

function knownBy(own: readonly OwnWalk[]): (page: Feuillet) => boolean {
  const ended = own.flatMap(({ id, queteId, finishedAt }) =>
    finishedAt === null ? [] : [{ id, queteId, finishedAt }],
  );
  const ids = new Set(ended.map(({ id }) => id));
  const walks = new Set(ended.map(walkOf));
  return (page) => ids.has(page.id) || walks.has(walkOf(page));
}

/** Merges carnets, without the walks that an account's parties already have: the rules have proven those, whatever a device says. */
export function pagesBeside(
  own: readonly OwnWalk[],
  ...carnets: readonly (readonly Feuillet[])[]
): Feuillet[] {
  const isKnown = knownBy(own);
  return mergeCarnets(...carnets).filter((page) => !isKnown(page));
}

/**
 * Pages that an account takes over from carnets: walks absent from its parties, and walks that gave parts of sagas. Its parties do not
 * store these parts, and a withdrawn quête gives no more.
 */
export function pagesToCarry(
  own: readonly OwnWalk[],
  ...carnets: readonly (readonly Feuillet[])[]
): Feuillet[] {
  const isKnown = knownBy(own);
  return mergeCarnets(...carnets).filter(
    (page) => page.parts !== undefined || !isKnown(page),
  );
}

/** A party that can be gone on with, as a list names it. */
export type UnderWay = {
  queteId: QueteId;
  titre: string;
  communeNom: string;
  /** Current étape, from 1, and étape count; null in an aventure, whose ways differ in length. */
  numero: number;
  etapeCount: number | null;
};

/** A party under way, with its current étape; null once ended. */
export function underWayOf(partie: Partie, { contenu }: Quete): UnderWay | null {
  if (partie.finishedAt !== null) return null;
  const numero = isInOrder(contenu)
    ? partie.etapeIndex + 1
    : Math.max(0, walkedIndexes(partie).lastIndexOf(partie.etapeIndex)) + 1;
  return {
    queteId: partie.queteId,
    titre: contenu.titre,
    communeNom: contenu.commune.nom,
    numero,
    etapeCount: isAventure(contenu) ? null : contenu.etapes.length,
  };
}
