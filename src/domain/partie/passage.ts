import * as z from 'zod/mini';
import { formatByStored } from '../format.ts';
import type { Contenu, Quete } from '../quete/quete.ts';
import { adaptationsSchema } from './adaptation.ts';
import { contenuFrom, isInOrder } from './chemin.ts';
import { cheminFrom, cheminNumbers } from './walk/walk-of.ts';
import { pointsAtStake } from './etape-under-way.ts';
import {
  beginPartie,
  partieIdSchema,
  reponseSchema,
  suiviOf,
  type Issue,
  type Partie,
  type Reponse,
  type Suivi,
} from './partie.ts';

/**
 * « Continuer sur un autre téléphone »: a party as a text for a QR code. The other phone stores the quête, so that the text holds only the
 * events. It is proven again there, in a document of its own: answers are included.
 */

/** Outcomes of an étape, numbered from 1. */
export const issueKinds = ['reussie', 'passee', 'suspendue'] as const;

/** An étape: nothing, or its issue (0 for none yet), mistakes, indices and answer. */
const ligneSchema = z.union([
  z.literal(0),
  z.tuple([
    z.int().check(z.gte(0), z.lte(issueKinds.length)),
    z.int().check(z.gte(0)),
    z.int().check(z.gte(0)),
    reponseSchema,
  ]),
]);

// Additions of a later build at the end are ignored: a text is read once, and never written again.
const passageSchema = z.tuple(
  [
    /** The shape of this text. */
    z.literal(formatByStored.passage),
    partieIdSchema,
    /** Version of the quête. */
    z.int(),
    z.int().check(z.gte(0)),
    /** Minutes played, pauses apart. */
    z.number().check(z.gte(0)),
    z.nullable(z.int()),
    adaptationsSchema,
    z.array(ligneSchema),
    /** The way walked, if not the order of the étapes. */
    z.optional(z.array(z.int().check(z.gte(0)))),
    /** The étape that a group began at. */
    z.optional(z.int().check(z.gte(0))),
  ],
  z.unknown(),
);

const minuteMs = 60_000;

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Number of an étape's outcome; 0 while unsettled, or if the rules refused its answer: it is asked again. */
export function kindOf({ issue }: Suivi): number {
  if (issue === null || (issue.type === 'reussie' && issue.preuve === 'refusee'))
    return 0;
  return issueKinds.indexOf(issue.type) + 1;
}

function ligneOf(suivi: Suivi): z.infer<typeof ligneSchema> {
  const { issue, erreurCount, indiceCount } = suivi;
  const kind = kindOf(suivi);
  if (kind === 0 && erreurCount === 0 && indiceCount === 0) return 0;
  const reponse = issue?.type === 'reussie' && kind !== 0 ? issue.reponse : '';
  return [kind, erreurCount, indiceCount, reponse];
}

/** A party just arrived at an étape, with the events of each: at its story, or at its result. */
export function standingAt(
  partie: Partie,
  { etapes }: Contenu,
  etapeIndex: number,
): Partie {
  const current = etapes[etapeIndex];
  const isDone = current !== undefined && suiviOf(partie, current.id).issue !== null;
  return { ...partie, etapeIndex, moment: isDone ? 'resultat' : 'recit' };
}

/**
 * The text of a party under way, played on the étapes as its group walks them; letters, digits, `-` and `_`
 * only. `now`: epoch milliseconds.
 */
export function writePassage(
  partie: Partie,
  { contenu }: Pick<Quete, 'contenu'>,
  now: number,
): string {
  const { id, version, etapeIndex, startedAt, pausedMs, pausedAt } = partie;
  const playedMs = Math.max(0, (pausedAt ?? now) - startedAt - pausedMs);
  const passage: unknown[] = [
    ...([
      formatByStored.passage,
      id,
      version,
      etapeIndex,
      Math.round(playedMs / minuteMs),
    ] as const),
    ...([partie.ecourteeIndex, partie.adaptations] as const),
    contenu.etapes.map((etape) => ligneOf(suiviOf(partie, etape.id))),
  ];
  if (!isInOrder(contenu)) passage.push(cheminNumbers(partie, contenu));
  else if (partie.premiere > 0) passage.push([], partie.premiere);
  return toBase64Url(JSON.stringify(passage));
}

/** Prefix of an address fragment that holds a party. */
const fragment = '#partie=';

/** The fragment that carries a party: it leaves no device. */
export function passageFragment(text: string): string {
  return fragment + text;
}

/** The text of a party in a fragment; null for none. */
export function passageIn(hash: string): string | null {
  return hash.startsWith(fragment) ? hash.slice(fragment.length) : null;
}

/** True if a text is a party in the format of a later build. */
export function isNewerPassage(text: string): boolean {
  const passage = fromBase64Url(text);
  if (!Array.isArray(passage)) return false;
  const [format] = passage as unknown[];
  return Number.isInteger(format) && Number(format) > formatByStored.passage;
}

/** The version of the quête in a text; null if it is not a party. */
export function passageVersion(text: string): number | null {
  return passageSchema.safeParse(fromBase64Url(text)).data?.[2] ?? null;
}

/** Outcome of an étape from its number in `issueKinds`, from 1; null for any other number. */
export function issueOf(
  kind: number,
  { reponse, points, at }: { reponse: Reponse; points: number; at: number },
): Issue | null {
  switch (issueKinds[kind - 1]) {
    case 'reussie':
      return { type: 'reussie', reponse, points, at, preuve: 'attente' };
    case 'passee':
      return { type: 'passee', at, preuve: 'attente' };
    case 'suspendue':
      return { type: 'suspendue', at, preuve: 'prouvee' };
    default:
      return null;
  }
}

/** Longest id of a party, and the suffix of each transfer. */
const idLength = 32;
const passed = 'p';

/**
 * The party of a text, to go on on this phone, at the same étape; null for another text, or another version of the quête. The same text
 * gives the same id, so that reading it twice begins no second party.
 */
export function readPassage(text: string, quete: Quete, now: number): Partie | null {
  const parsed = passageSchema.safeParse(fromBase64Url(text));
  if (!parsed.success) return null;
  const [, id, version, etapeIndex, minutes, ecourteeIndex, adaptations, lignes, pas] =
    parsed.data;
  const premiere = parsed.data[9] ?? 0;
  const contenu = contenuFrom(quete.contenu, premiere);
  const chemin = cheminFrom(pas ?? [], contenu);
  const { etapes } = contenu;
  if (version !== quete.version || lignes.length !== etapes.length) return null;
  if (etapeIndex >= etapes.length || (ecourteeIndex ?? 0) >= etapes.length) return null;
  if (chemin === null) return null;
  const own = partieIdSchema.safeParse(`${id}${passed}`.slice(-idLength));
  if (!own.success) return null;
  const partie = beginPartie(quete, own.data, now - minutes * minuteMs, adaptations);
  const suivis = etapes.flatMap((etape, index) => {
    const ligne = lignes[index] ?? 0;
    if (ligne === 0) return [];
    const [kind, erreurCount, indiceCount, reponse] = ligne;
    const suivi: Suivi = { erreurCount, indiceCount, issue: null, reponsesRefusees: [] };
    const points = pointsAtStake(etape, suivi);
    const issue = issueOf(kind, { reponse, points, at: now });
    return [[etape.id, { ...suivi, issue }] as const];
  });
  const told = {
    ...partie,
    ecourteeIndex,
    chemin,
    premiere,
    suiviByEtapeId: Object.fromEntries(suivis),
  };
  return standingAt(told, contenu, etapeIndex);
}
