import * as z from 'zod/mini';
import { choice } from '@/device/choice.ts';
import { participationSchema, type Participation } from '@/domain/animation/groupe.ts';
import { membreSchema, type Membre } from '@/domain/equipe/membre.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { openObject } from '@/domain/open-object.ts';

const equipeSchema = openObject({
  membre: membreSchema,
  /** The code for other phones, and its expiry (epoch milliseconds). */
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

/** Older ones are forgotten. */
const keptCount = 5;

/** By the ids of their parties. */
const equipes = choice<Readonly<Record<string, Equipe>>>(
  'equipes',
  z.record(z.string(), equipeSchema),
  {},
);

/** The team of a party on this device; the same object while unchanged, null for a lone party. */
export function readEquipe(partieId: PartieId): Equipe | null {
  return equipes.read()[partieId] ?? null;
}

/** True if a party is played in a team. */
export function hasEquipe(partieId: PartieId): boolean {
  return readEquipe(partieId) !== null;
}

/** This device's party in a team; null for none. */
export function readPartieOf(jeton: string): string | null {
  const own = Object.entries(equipes.read()).find(
    ([, { membre }]) => membre.jeton === jeton,
  );
  return own?.[0] ?? null;
}

/** Stores the team of a party, or with null removes it; if the device stores nothing, for the life of the page. */
export function keepEquipe(partieId: PartieId, equipe: Equipe | null): void {
  const others = Object.entries(equipes.read()).filter(([id]) => id !== partieId);
  const own: [string, Equipe][] = equipe === null ? [] : [[partieId, equipe]];
  equipes.keep(Object.fromEntries([...others, ...own].slice(-keptCount)));
}

/** Removes the teams of parties no longer on this device. */
export function forgetEquipes(partieIds: readonly PartieId[]): void {
  for (const partieId of partieIds) if (hasEquipe(partieId)) keepEquipe(partieId, null);
}

/** Calls back when a team changes, here or in another tab; returns a stop function. */
export const watchEquipes = equipes.watch;
