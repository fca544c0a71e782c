import * as z from 'zod/mini';
import { noteSchema, type Note } from '../catalogue/catalogue.ts';
import { figuresOf, joursOf, shareOf, type Statistique } from './statistique.ts';

/** Days covered by the figures of the site. */
export const siteFiguresDays = 90;

/** Below these a figure is mostly chance, and is not shown. */
export const shownFrom = { parties: 30, notes: 5 } as const;

/** Figures of the site for town halls: anonymous sums. */
export const siteFiguresSchema = z.object({
  /** First and last day, `2026-11-26`. */
  du: z.string(),
  au: z.string(),
  /** Parties begun in these days; null below `shownFrom`. */
  parties: z.nullable(z.int()),
  /** Percentage that ended. */
  finies: z.nullable(z.int()),
  /** Players' ratings of all quêtes together, since publication. */
  note: z.nullable(noteSchema),
  /** Published quêtes, and the communes that they are in. */
  quetes: z.int(),
  communes: z.int(),
});
export type SiteFigures = z.infer<typeof siteFiguresSchema>;

/** The mean of several means, weighted by their counts; null without ratings. */
function noteOfAll(notes: readonly (Note | null)[]): Note | null {
  const given = notes.filter((note) => note !== null);
  const nombre = given.reduce((all, note) => all + note.nombre, 0);
  if (nombre === 0) return null;
  const sum = given.reduce((all, note) => all + note.moyenne * note.nombre, 0);
  return { moyenne: Math.round((10 * sum) / nombre) / 10, nombre };
}

type Published = { commune: { insee: string }; note: Note | null };

/**
 * The figures of the 90 days up to `today` (`2026-11-26`), from the sums of all quêtes (`statistiques/france_…`) and the cards of the
 * catalogue. A party may begin before the period and end in it, so its share is capped at 100.
 */
export function siteFiguresOf(
  documents: readonly Statistique[],
  cartes: readonly Published[],
  today: string,
): SiteFigures {
  const jours = joursOf(siteFiguresDays, today);
  const { total } = figuresOf(documents, jours);
  const isShown = total.commencees >= shownFrom.parties;
  const note = noteOfAll(cartes.map((carte) => carte.note));
  return {
    du: jours.jours[0] ?? today,
    au: today,
    parties: isShown ? total.commencees : null,
    finies: isShown ? shareOf(total.terminees, total.commencees) : null,
    note: note !== null && note.nombre >= shownFrom.notes ? note : null,
    quetes: cartes.length,
    communes: new Set(cartes.map(({ commune }) => commune.insee)).size,
  };
}
