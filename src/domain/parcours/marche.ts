import * as z from 'zod/mini';
import { etapeIdSchema, type EtapeId } from '../etape/etape-id.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import type { EtapePath } from './field-path.ts';

/** Subject of a note on a walk: each leads to a field of its étape. */
export const marcheMotifList = ['place', 'acces', 'recit', 'epreuve', 'autre'] as const;
export type MarcheMotif = (typeof marcheMotifList)[number];

export const marcheMotifLabels: Readonly<Record<MarcheMotif, string>> = {
  place: 'La place',
  acces: 'Le chemin',
  recit: 'Le récit',
  epreuve: 'L’épreuve',
  autre: 'Autre chose',
};

/** The field of the étape to correct, by the names of the check. */
export const champByMotif: Readonly<Record<MarcheMotif, EtapePath>> = {
  place: 'position',
  acces: 'chemin',
  recit: 'recit',
  epreuve: 'epreuve.consigne',
  autre: 'titre',
};

/** Something to put right, found at an étape while walking. */
export const marcheNoteSchema = openObject({
  id: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
  etapeId: etapeIdSchema,
  motif: z.enum(marcheMotifList),
  texte: z.string().check(z.maxLength(limits.marcheNote.max)),
});
export type MarcheNote = z.infer<typeof marcheNoteSchema>;

/** Result of an author's test walk of a draft: stored with the version to come. */
export const marcheSchema = openObject({
  id: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
  /** Of the next publication. */
  version: z.int().check(z.gte(1)),
  /** Of the parcours that was walked. */
  revision: z.int().check(z.gte(0)),
  /** Day of the walk, by the walker's phone: `AAAA-MM-JJ`. */
  jour: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** On site; else from the desk, on a map. */
  surPlace: z.boolean(),
  etapeCount: z.int().check(z.gte(1), z.lte(limits.etapeCount.max)),
  /** The étapes that were played. */
  vues: z.array(etapeIdSchema).check(z.maxLength(limits.etapeCount.max)),
  /** Those that were moved on the way. */
  deplacees: z.array(etapeIdSchema).check(z.maxLength(limits.etapeCount.max)),
  notes: z.array(marcheNoteSchema).check(z.maxLength(limits.marcheNoteCount.max)),
  /** The notes that were put right since. */
  reglees: z.array(z.string()).check(z.maxLength(limits.marcheNoteCount.max)),
});
export type Marche = z.infer<typeof marcheSchema>;

/** True if a walk reached every étape, on site. */
export function isWholeOnSite({ surPlace, vues, etapeCount }: Marche): boolean {
  return surPlace && vues.length >= etapeCount;
}

/** Open notes; of one étape, if given. */
export function openNotes(marche: Marche | null, etapeId?: EtapeId): MarcheNote[] {
  if (marche === null) return [];
  return marche.notes.filter(
    (note) =>
      !marche.reglees.includes(note.id) &&
      (etapeId === undefined || note.etapeId === etapeId),
  );
}

/** Progress of the walks of the current draft version; `marches`: newest first. */
export type MarcheState =
  | { type: 'jamais' }
  /** A part of it, or from the desk, or before the last publication. */
  | { type: 'en-partie'; marche: Marche }
  | { type: 'verifiee'; marche: Marche };

/** The most informative of these walks for a version. */
export function marcheStateOf(marches: readonly Marche[], version: number): MarcheState {
  const [last] = marches;
  if (last === undefined) return { type: 'jamais' };
  const whole = marches.find((one) => one.version >= version && isWholeOnSite(one));
  return whole === undefined
    ? { type: 'en-partie', marche: last }
    : { type: 'verifiee', marche: whole };
}
