import * as z from 'zod/mini';
import { etapeIdSchema, type EtapeId } from '../etape/etape-id.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import type { EtapePath } from './field-path.ts';

/** What a note of a walk is about: each leads to a field of its étape. */
export const marcheMotifList = ['place', 'acces', 'recit', 'epreuve', 'autre'] as const;
export type MarcheMotif = (typeof marcheMotifList)[number];

export const marcheMotifLabels: Readonly<Record<MarcheMotif, string>> = {
  place: 'La place',
  acces: 'Le chemin',
  recit: 'Le récit',
  epreuve: 'L’épreuve',
  autre: 'Autre chose',
};

/** The field of the étape where each is put right, as the check names them. */
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

/** What an author found by playing their own draft: kept with the version that it was to become. */
export const marcheSchema = openObject({
  id: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
  /** Of the publication that would come next. */
  version: z.int().check(z.gte(1)),
  /** Of the parcours that was walked. */
  revision: z.int().check(z.gte(0)),
  /** The day it was made, by the clock of the walker's phone: `AAAA-MM-JJ`. */
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

/** Whether a walk came to every étape, on site. */
export function isWholeOnSite({ surPlace, vues, etapeCount }: Marche): boolean {
  return surPlace && vues.length >= etapeCount;
}

/** The notes that are still to be put right; of one étape, when it is named. */
export function openNotes(marche: Marche | null, etapeId?: EtapeId): MarcheNote[] {
  if (marche === null) return [];
  return marche.notes.filter(
    (note) =>
      !marche.reglees.includes(note.id) &&
      (etapeId === undefined || note.etapeId === etapeId),
  );
}

/** How far the version that is being written was walked; `marches`: the newest first. */
export type MarcheState =
  | { type: 'jamais' }
  /** A part of it, or from the desk, or before the last publication. */
  | { type: 'en-partie'; marche: Marche }
  | { type: 'verifiee'; marche: Marche };

/** Which of these walks says the most of a version. */
export function marcheStateOf(marches: readonly Marche[], version: number): MarcheState {
  const [last] = marches;
  if (last === undefined) return { type: 'jamais' };
  const whole = marches.find((one) => one.version >= version && isWholeOnSite(one));
  return whole === undefined
    ? { type: 'en-partie', marche: last }
    : { type: 'verifiee', marche: whole };
}
