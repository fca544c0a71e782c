import * as z from 'zod/mini';
import { departMotifList, type DepartMotif } from '../partie/partie.ts';

/** Documents per month of figures, so that many parties may be counted at once. */
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
/** Counts of a day, or of several. `minutes`: total of the parties that ended. */
export type Jour = z.infer<typeof jourSchema>;

const etapeSchema = z.object({
  vues: count,
  minutes: count,
  erreurs: count,
  indices: count,
  passees: count,
  arrets: count,
});
/** Counts at an étape; `vues`: by parties that ended. `minutes`: total. */
export type EtapeFigures = z.infer<typeof etapeSchema>;

/** Initial counts of a day, or of an étape. */
export const noCompte = {
  commencees: 0,
  terminees: 0,
  minutes: 0,
  horsLigne: 0,
  equipe: 0,
  erreurs: 0,
  indices: 0,
  passees: 0,
};

const comptesSchema = z.record(z.string(), z.record(z.string(), count));

/** A document of a month. `comptes`: by day (`01` to `31`) and by étape, with the reasons for leaving. */
export const statistiqueSchema = z.object({ comptes: comptesSchema });
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

/** First and last month of the days, `2026-11`. */
export function moisOf({ jours, avant }: Jours): { de: string; a: string } {
  const first = avant[0] ?? jours[0] ?? '';
  return { de: first.slice(0, 7), a: (jours.at(-1) ?? first).slice(0, 7) };
}

/** The figures of a period: day by day, all together, and all together of the period before. */
export type Figures = {
  parJour: readonly { jour: string; compte: Jour }[];
  total: Jour;
  avant: Jour;
  /** Of the whole months in the period. */
  motifs: readonly { motif: DepartMotif; nombre: number }[];
  etapes: ReadonlyMap<string, EtapeFigures>;
  /** The months that `motifs` and `etapes` are of. */
  mois: readonly string[];
};

type Comptes = z.infer<typeof comptesSchema>;

function arretsOf(compte: Comptes[string]): number {
  return departMotifList.reduce((all, motif) => all + (compte[motif] ?? 0), 0);
}

function isDay(cle: string): boolean {
  return /^\d{2}$/.test(cle);
}

function jourOfCompte(compte: Comptes[string]): Jour {
  return { ...noJour, ...jourSchema.parse(compte), arretees: arretsOf(compte) };
}

function etapeOfCompte(compte: Comptes[string]): EtapeFigures {
  const { terminees: vues = 0 } = compte;
  return { ...etapeSchema.parse(compte), vues, arrets: arretsOf(compte) };
}

function sumInto<T extends Record<string, number>>(
  sums: Map<string, T>,
  key: string,
  by: T,
): void {
  const before = sums.get(key);
  sums.set(key, before === undefined ? by : added(before, by));
}

/** Days of several documents, `2026-11-22`. */
function joursByDay(documents: readonly Statistique[]): Map<string, Jour> {
  const byJour = new Map<string, Jour>();
  for (const { mois, comptes } of documents) {
    for (const [cle, compte] of Object.entries(comptes)) {
      if (isDay(cle)) sumInto(byJour, `${mois}-${cle}`, jourOfCompte(compte));
    }
  }
  return byJour;
}

/** Étapes of several documents, by their id. */
function etapesById(documents: readonly Statistique[]): Map<string, EtapeFigures> {
  const byId = new Map<string, EtapeFigures>();
  for (const { comptes } of documents) {
    for (const [cle, compte] of Object.entries(comptes)) {
      if (!isDay(cle)) sumInto(byId, cle, etapeOfCompte(compte));
    }
  }
  return byId;
}

/** Parties in a document left for a reason; an étape repeats the counts of its day. */
function countOfMotif({ comptes }: Statistique, motif: DepartMotif): number {
  return Object.entries(comptes)
    .filter(([cle]) => isDay(cle))
    .reduce((all, [, compte]) => all + (compte[motif] ?? 0), 0);
}

/** Adds up the documents of some months. Days outside the period are left out. */
export function figuresOf(documents: readonly Statistique[], jours: Jours): Figures {
  const byJour = joursByDay(documents);
  const compteOf = (jour: string) => byJour.get(jour) ?? noJour;
  const sum = (list: readonly string[]) => list.map(compteOf).reduce(added, noJour);
  const mois = [...new Set(jours.jours.map((jour) => jour.slice(0, 7)))];
  const recent = documents.filter((document) => mois.includes(document.mois));
  const motifs = departMotifList
    .map((motif) => ({
      motif,
      nombre: recent.reduce((all, document) => all + countOfMotif(document, motif), 0),
    }))
    .filter(({ nombre }) => nombre > 0)
    .toSorted((a, b) => b.nombre - a.nombre);
  return {
    parJour: jours.jours.map((jour) => ({ jour, compte: compteOf(jour) })),
    total: sum(jours.jours),
    avant: sum(jours.avant),
    motifs,
    etapes: etapesById(recent),
    mois,
  };
}

/** Percentage; null of none. Never above 100: a party may begin before a period and end in it. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(100, Math.round((100 * part) / whole));
}
