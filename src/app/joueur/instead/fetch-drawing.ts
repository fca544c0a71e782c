import type { Drawing } from '@/ui/icons/drawings.ts';
import { dossier } from '../dossier.ts';

/** The drawing of the emblem, the only icon that a folder has beside its script; null without one. */
export function fetchDrawing(): Promise<Drawing | null> {
  return Promise.resolve(dossier().embleme ?? null);
}
