import * as z from 'zod/mini';
import { openObject } from '@/domain/open-object.ts';

const key = 'qc.vues-des-parcours';

/** A way to look at the list of the team, under a name: what its address asks for. */
export type SavedView = { nom: string; question: string };

/** The longest name of a view, and the most of them. */
export const savedViewLimits = { nom: 40, count: 20 } as const;

const viewsSchema = z.array(openObject({ nom: z.string(), question: z.string() }));

/** The views that this device keeps, in the order they were named. Never throws. */
export function listSavedViews(): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return viewsSchema.safeParse(kept).data ?? [];
  } catch {
    return [];
  }
}

/** Keeps the views in the place of those before. False when the device refuses: storage is blocked or full. */
export function keepSavedViews(views: readonly SavedView[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(views.slice(0, savedViewLimits.count)));
    return true;
  } catch {
    return false;
  }
}
