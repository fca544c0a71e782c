import * as z from 'zod/mini';
import { choice } from '@/device/choice.ts';
import { limits } from '@/domain/limits.ts';
import { marcheSchema, type Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { partieSchema } from '@/domain/partie/partie.ts';
import { openObject } from '@/domain/open-object.ts';

const underWaySchema = openObject({
  marche: marcheSchema,
  /** State of the game. */
  partie: partieSchema,
  /** The walk is over: it waits to be sent. */
  isFinished: z.boolean(),
});

/** A walk as stored on this device: written at each step, for there may be no network on the way. */
export type MarcheUnderWay = z.infer<typeof underWaySchema>;

function underWayOf(id: ParcoursId) {
  return choice<MarcheUnderWay | null>(`qc.marche.${id}`, underWaySchema, null);
}

function doneOf(id: ParcoursId) {
  return choice<Marche[]>(`qc.marches.${id}`, z.array(marcheSchema), []);
}

/** This device's walk of a parcours, under way or to be sent; null without a readable one. */
export function readMarcheUnderWay(id: ParcoursId): MarcheUnderWay | null {
  return underWayOf(id).read();
}

/** Stores a walk in its present state. False when the device stores nothing: it then lasts as long as its page. */
export function keepMarcheUnderWay(id: ParcoursId, underWay: MarcheUnderWay): boolean {
  return underWayOf(id).keep(underWay);
}

/** Removes the walk under way: it was sent, or given up. */
export function forgetMarcheUnderWay(id: ParcoursId): void {
  underWayOf(id).forget();
}

/** The finished walks of a parcours that this device alone holds, the newest first. */
export function readDeviceMarches(id: ParcoursId): Marche[] {
  return doneOf(id).read();
}

/** Stores the finished walks of a parcours on this device, newest first. False when the device stores nothing. */
export function keepDeviceMarches(id: ParcoursId, marches: readonly Marche[]): boolean {
  return doneOf(id).keep(marches.slice(0, limits.marchePage.max));
}

/** Forgets the finished walks of a parcours: they are in an account. */
export function forgetDeviceMarches(id: ParcoursId): void {
  doneOf(id).forget();
}

/** Forgets every walk of a parcours, with the parcours itself. */
export function forgetMarches(id: ParcoursId): void {
  forgetMarcheUnderWay(id);
  forgetDeviceMarches(id);
}
