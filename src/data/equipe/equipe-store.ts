import * as z from 'zod/mini';
import { participationSchema, type Participation } from '@/domain/animation/groupe.ts';
import { membreSchema, type Membre } from '@/domain/equipe/membre.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { openObject } from '@/domain/open-object.ts';

const equipeSchema = openObject({
  membre: membreSchema,
  /** The code that lets others in, and until when (epoch milliseconds). */
  codeEquipe: z.string(),
  expireAt: z.number(),
  /** The event that the team is a group of. */
  participation: z.optional(participationSchema),
});

/** The place of this phone in the team of a party. */
export type Equipe = {
  membre: Membre;
  codeEquipe: string;
  expireAt: number;
  participation?: Participation | undefined;
};

const key = 'equipes';
/** Older ones are forgotten. */
const keptCount = 5;
const listeners = new Set<() => void>();
let readFrom: string | null = null;
let current: ReadonlyMap<string, Equipe> = new Map();

function storedText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: what this page holds is all there is.
    return readFrom;
  }
}

function parse(text: string | null): ReadonlyMap<string, Equipe> {
  try {
    const stored = z.record(z.string(), equipeSchema).safeParse(JSON.parse(text ?? '{}'));
    return new Map(Object.entries(stored.data ?? {}));
  } catch {
    return new Map();
  }
}

/** The team of a party on this device; the same object while it is the same, null when it is played alone. */
export function readEquipe(partieId: PartieId): Equipe | null {
  const text = storedText();
  if (text !== readFrom) {
    readFrom = text;
    current = parse(text);
  }
  return current.get(partieId) ?? null;
}

/** Whether a party is played in a team. */
export function hasEquipe(partieId: PartieId): boolean {
  return readEquipe(partieId) !== null;
}

/** The party that this device plays in a team; null when it is in none. */
export function readPartieOf(jeton: string): string | null {
  for (const [partieId, { membre }] of current) {
    if (membre.jeton === jeton) return partieId;
  }
  return null;
}

/** Keeps the team of a party, or with null forgets it; where the device keeps nothing, for as long as the page lasts. */
export function keepEquipe(partieId: PartieId, equipe: Equipe | null): void {
  readEquipe(partieId);
  const others = [...current].filter(([id]) => id !== partieId);
  const own: [string, Equipe][] = equipe === null ? [] : [[partieId, equipe]];
  current = new Map([...others, ...own].slice(-keptCount));
  readFrom = JSON.stringify(Object.fromEntries(current));
  try {
    localStorage.setItem(key, readFrom);
  } catch {
    // Storage is full or blocked: the page remembers.
    readFrom = storedText();
  }
  for (const notify of [...listeners]) notify();
}

/** Forgets the teams of parties that this device keeps no more. */
export function forgetEquipes(partieIds: readonly PartieId[]): void {
  for (const partieId of partieIds) if (hasEquipe(partieId)) keepEquipe(partieId, null);
}

/** Calls back when a team changes, here or in another tab; gives what stops it. */
export function watchEquipes(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}
