import * as z from 'zod/mini';
import { departMotifList, type DepartMotif } from '../partie/partie.ts';

/** Figures are kept in so many documents a month, so that many parties may be counted at once. */
export const shardCount = 5;

const count = z._default(z.int().check(z.gte(0)), 0);

const jourSchema = z.object({
  commencees: count,
  terminees: count,
  arretees: count,
  minutes: count,
  horsLigne: count,
  equipe: count,
});
/** What was counted on one day, or over several. `minutes`: of the parties that ended, all together. */
export type Jour = z.infer<typeof jourSchema>;

const etapeSchema = z.object({
  vues: count,
  minutes: count,
  erreurs: count,
  indices: count,
  passees: count,
  arrets: count,
});
/** What was counted at one étape; `vues`: by how many parties that ended. `minutes`: all together. */
export type EtapeFigures = z.infer<typeof etapeSchema>;

/** One of the documents of a month: its days as `01` to `31`. */
export const statistiqueSchema = z.object({
  jours: z._default(z.record(z.string(), jourSchema), () => ({})),
  motifs: z._default(z.record(z.string(), count), () => ({})),
  etapes: z._default(z.record(z.string(), etapeSchema), () => ({})),
});
export type Statistique = z.infer<typeof statistiqueSchema> & {
  /** `2026-11`. */
  mois: string;
};

export const noJour: Jour = {
  commencees: 0,
  terminees: 0,
  arretees: 0,
  minutes: 0,
  horsLigne: 0,
  equipe: 0,
};

export const noEtape: EtapeFigures = {
  vues: 0,
  minutes: 0,
  erreurs: 0,
  indices: 0,
  passees: 0,
  arrets: 0,
};

function added<T extends Record<string, number>>(a: T, b: T): T {
  const sums = Object.keys(a).map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]);
  // The same keys as both have.
  return Object.fromEntries(sums) as T;
}

export const periodeList = [7, 30, 90] as const;
export type Periode = (typeof periodeList)[number];

/** Days in order, `2026-11-22`, and as many before them. */
export type Jours = { jours: readonly string[]; avant: readonly string[] };

const dayMs = 86_400_000;

function dayAt(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The `periode` days up to `today` (`2026-11-22`), and as many before. */
export function joursOf(periode: Periode, today: string): Jours {
  const end = Date.parse(`${today}T00:00:00Z`);
  const all = Array.from({ length: 2 * periode }, (_, index) =>
    dayAt(end - (2 * periode - 1 - index) * dayMs),
  );
  return { jours: all.slice(periode), avant: all.slice(0, periode) };
}

/** The first and the last month that days stand in, `2026-11`. */
export function moisOf({ jours, avant }: Jours): { de: string; a: string } {
  const first = avant[0] ?? jours[0] ?? '';
  return { de: first.slice(0, 7), a: (jours.at(-1) ?? first).slice(0, 7) };
}

/** The figures of a period: day by day, all together, and all together of the period before. */
export type Figures = {
  parJour: readonly { jour: string; compte: Jour }[];
  total: Jour;
  avant: Jour;
  /** Of the whole months that the period touches. */
  motifs: readonly { motif: DepartMotif; nombre: number }[];
  etapes: ReadonlyMap<string, EtapeFigures>;
  /** The months that `motifs` and `etapes` are of. */
  mois: readonly string[];
};

/** Adds up the documents of some months. What a document says of days outside the period is left aside. */
export function figuresOf(documents: readonly Statistique[], jours: Jours): Figures {
  const byJour = new Map<string, Jour>();
  for (const { mois, jours: ofMois } of documents) {
    for (const [day, compte] of Object.entries(ofMois)) {
      const jour = `${mois}-${day}`;
      byJour.set(jour, added(byJour.get(jour) ?? noJour, compte));
    }
  }
  const compteOf = (jour: string) => byJour.get(jour) ?? noJour;
  const sum = (list: readonly string[]) => list.map(compteOf).reduce(added, noJour);
  const mois = [...new Set(jours.jours.map((jour) => jour.slice(0, 7)))];
  const recent = documents.filter((document) => mois.includes(document.mois));
  const etapes = new Map<string, EtapeFigures>();
  for (const document of recent) {
    for (const [id, figures] of Object.entries(document.etapes)) {
      etapes.set(id, added(etapes.get(id) ?? noEtape, figures));
    }
  }
  const motifs = departMotifList
    .map((motif) => ({
      motif,
      nombre: recent.reduce((all, document) => all + (document.motifs[motif] ?? 0), 0),
    }))
    .filter(({ nombre }) => nombre > 0)
    .toSorted((a, b) => b.nombre - a.nombre);
  return {
    parJour: jours.jours.map((jour) => ({ jour, compte: compteOf(jour) })),
    total: sum(jours.jours),
    avant: sum(jours.avant),
    motifs,
    etapes,
    mois,
  };
}

/** How many of a hundred; null of none. Never above 100: a party may begin before a period and end in it. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(100, Math.round((100 * part) / whole));
}
