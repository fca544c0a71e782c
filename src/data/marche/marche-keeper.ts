import * as z from 'zod/mini';
import { limits } from '@/domain/limits.ts';
import { marcheSchema, type Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { partieSchema } from '@/domain/partie/partie.ts';
import { openObject } from '@/domain/open-object.ts';

const underWaySchema = openObject({
  marche: marcheSchema,
  /** Where the game stands. */
  partie: partieSchema,
  /** Nothing more is found: it waits to be sent. */
  isFinished: z.boolean(),
});

/** A walk as this device keeps it: written at each step, for there may be no network where one walks. */
export type MarcheUnderWay = z.infer<typeof underWaySchema>;

function underWayKey(id: ParcoursId): string {
  return `qc.marche.${id}`;
}

function doneKey(id: ParcoursId): string {
  return `qc.marches.${id}`;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch (error) {
    console.warn('A walk cannot be read from this device.', error);
    return null;
  }
}

function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn('A walk cannot be kept on this device.', error);
    return false;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('A walk stays on this device.', error);
  }
}

/** The walk of a parcours that this device keeps, under way or to be sent; null when there is none that can be read. */
export function readMarcheUnderWay(id: ParcoursId): MarcheUnderWay | null {
  return underWaySchema.safeParse(read(underWayKey(id))).data ?? null;
}

/** Keeps a walk as it stands. False when the device keeps nothing: it then lives as long as its page. */
export function keepMarcheUnderWay(id: ParcoursId, underWay: MarcheUnderWay): boolean {
  return keep(underWayKey(id), underWay);
}

/** Forgets the walk under way: it was sent, or given up. */
export function forgetMarcheUnderWay(id: ParcoursId): void {
  forget(underWayKey(id));
}

/** The finished walks of a parcours that this device alone holds, the newest first. */
export function readDeviceMarches(id: ParcoursId): Marche[] {
  return z.array(marcheSchema).safeParse(read(doneKey(id))).data ?? [];
}

/** Keeps the finished walks of a parcours on this device, the newest first. False when the device keeps nothing. */
export function keepDeviceMarches(id: ParcoursId, marches: readonly Marche[]): boolean {
  return keep(doneKey(id), marches.slice(0, limits.marchePage.max));
}

/** Forgets the finished walks of a parcours: they are in an account. */
export function forgetDeviceMarches(id: ParcoursId): void {
  forget(doneKey(id));
}

/** Forgets every walk of a parcours, with the parcours itself. */
export function forgetMarches(id: ParcoursId): void {
  forgetMarcheUnderWay(id);
  forgetDeviceMarches(id);
}
