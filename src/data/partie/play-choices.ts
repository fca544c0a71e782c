import * as z from 'zod/mini';
import { choice } from '@/device/choice.ts';
import { adaptationsSchema, type Adaptation } from '@/domain/partie/adaptation.ts';
import { openObject } from '@/domain/open-object.ts';

/** The most first names, and the longest one. */
export const joueurLimits = { count: 12, length: 20 } as const;

/** Text size of the game. */
export const tailleList = ['normale', 'grande', 'tres-grande'] as const;
export type Taille = (typeof tailleList)[number];

const storedSchema = openObject({
  joueurs: z
    .array(z.string().check(z.minLength(1), z.maxLength(joueurLimits.length)))
    .check(z.maxLength(joueurLimits.count)),
  tour: z.int(),
  ecoute: z.boolean(),
  taille: z.enum(tailleList),
  // Added later: absent from older entries.
  adaptations: z._default(adaptationsSchema, []),
  retours: z._default(z.nullable(z.boolean()), null),
  petits: z._default(z.array(z.string()), () => []),
  lecteurs: z._default(
    openObject({ partieId: z.string(), noms: z.record(z.string(), z.string()) }),
    () => ({ partieId: '', noms: {} }),
  ),
});

/** A family's settings on this device. They are never sent. */
export type PlayChoices = {
  /** First names, in the order of their turns. */
  joueurs: readonly string[];
  /** Number of turns passed to the next player. */
  tour: number;
  /** Stories may be listened to. */
  /** First names of the players of 4 to 7 years. */
  petits: readonly string[];
  /** Whose turn it was, by the id of the étape, in the last party with a version for small ones. */
  lecteurs: { partieId: string; noms: Readonly<Record<string, string>> };
  ecoute: boolean;
  taille: Taille;
  /** Adaptations of the last party: the next begins with them. */
  adaptations: readonly Adaptation[];
  /** True if a sound and a vibration signal results; null until asked. */
  retours: boolean | null;
  /** Keeps the screen awake: asked at each visit, as it uses the battery. */
  eveil: boolean;
  /** Shows the way to an étape with one's own position: asked at each visit, not offered again after a refusal. */
  guidage: 'libre' | 'voulu' | 'refuse';
  /** « Balade écoutée »: asked at each visit, as a browser plays nothing before a press. */
  balade: boolean;
};

/** The stored fields; the others last for this visit only. */
type Stored = Omit<PlayChoices, 'eveil' | 'guidage' | 'balade'>;

/** Fields of this visit only. */
type OfVisit = Pick<PlayChoices, 'eveil' | 'guidage' | 'balade'>;
let ofVisit: OfVisit = { eveil: false, guidage: 'libre', balade: false };

const stored = choice<Stored>('jeu', storedSchema, {
  joueurs: [],
  tour: 0,
  ecoute: false,
  taille: 'normale',
  adaptations: [],
  retours: null,
  petits: [],
  lecteurs: { partieId: '', noms: {} },
});

let joined: PlayChoices = { ...stored.read(), ...ofVisit };
let joinedFrom: [Stored, OfVisit] = [stored.read(), ofVisit];

/** This device's settings; the same object while unchanged. */
export function readPlayChoices(): PlayChoices {
  const now = stored.read();
  if (now !== joinedFrom[0] || ofVisit !== joinedFrom[1]) {
    joinedFrom = [now, ofVisit];
    joined = { ...now, ...ofVisit };
  }
  return joined;
}

/** Changes this device's settings; if it stores nothing, for the life of the page. */
export function changePlayChoices(changes: Partial<PlayChoices>): void {
  const { eveil, guidage, balade, ...kept } = { ...readPlayChoices(), ...changes };
  ofVisit = { eveil, guidage, balade };
  stored.keep(kept);
}

/** Calls back when the choices change, here or in another tab; returns a stop function. */
export const watchPlayChoices = stored.watch;
