/**
 * Hosting costs of a commune that hosts the site itself. Prices and free quotas: Google's public ones (firebase.google.com/pricing,
 * cloud.google.com/firestore/pricing), read in November 2026, at Firestore's multi-region rate, which is the highest; a dollar is counted
 * as a euro. Every unknown is rounded against us.
 */

/** Use of a party of ten étapes. */
export const partieUse = {
  etapes: 10,
  /** Three writes per étape, one to begin, one to finish. */
  writes: 3 * 10 + 2,
  /** Card and quête, the suspensions at each étape, and four documents that the rules read at each write. */
  reads: 2 + 10 + 4 * 32,
  /** The party and its sub-documents, deleted after their time. */
  deletes: 32,
  /** Program, texts and ten photographs. */
  megabytes: 2.5,
} as const;

export const hostPrices = {
  freeReadsPerDay: 50_000,
  freeWritesPerDay: 20_000,
  freeMegabytesPerDay: 360,
  per100000Reads: 0.06,
  per100000Writes: 0.18,
  /** Deletions by their time have no free quota. */
  per100000Deletes: 0.02,
  perGigabyte: 0.15,
} as const;

/** All parties of a month are played on its week-ends: this gives the highest excess over the free daily quota. */
export const busyDays = 8;

export type CostLine = {
  poste: 'lectures' | 'ecritures' | 'effacements' | 'transfert';
  /** For one month; megabytes for `transfert`. */
  used: number;
  /** The amount billed above each day's free quota. */
  billed: number;
  euros: number;
};

export type HostCost = { parties: number; lines: readonly CostLine[]; euros: number };

/** Rounded up to the cent, as a bill that must not surprise. */
function cents(euros: number): number {
  return Math.ceil(Math.round(euros * 1e6) / 1e4) / 100;
}

function line(
  poste: CostLine['poste'],
  used: number,
  { freePerDay, price, per }: { freePerDay: number; price: number; per: number },
): CostLine {
  const billed = Math.max(0, used / busyDays - freePerDay) * busyDays;
  return { poste, used, billed, euros: cents((billed / per) * price) };
}

/** The month's bill for a number of parties, line by line; the sum is that of the rounded lines. */
export function hostCost(parties: number): HostCost {
  const lines = [
    line('lectures', parties * partieUse.reads, {
      freePerDay: hostPrices.freeReadsPerDay,
      price: hostPrices.per100000Reads,
      per: 100_000,
    }),
    line('ecritures', parties * partieUse.writes, {
      freePerDay: hostPrices.freeWritesPerDay,
      price: hostPrices.per100000Writes,
      per: 100_000,
    }),
    line('effacements', parties * partieUse.deletes, {
      freePerDay: 0,
      price: hostPrices.per100000Deletes,
      per: 100_000,
    }),
    line('transfert', parties * partieUse.megabytes, {
      freePerDay: hostPrices.freeMegabytesPerDay,
      price: hostPrices.perGigabyte,
      per: 1_000,
    }),
  ];
  const total = lines.reduce((sum, { euros }) => sum + euros, 0);
  return { parties, lines, euros: Math.round(total * 100) / 100 };
}

/** The year's bill of the host for a number of parties a month, in whole euros, rounded up. */
export function hostYear(parties: number): number {
  return Math.ceil(Math.round(hostCost(parties).euros * 12 * 100) / 100);
}

/** Minutes, at least and at most. */
export type TimeRange = { de: number; a: number };
export type TimeLine = { tache: string; minutes: TimeRange };

/**
 * Our estimate for a first quête of eight étapes, by an author who knows the village and not the tool: the shorter time with the stories at
 * hand, the longer with research.
 */
export const firstQueteTime: readonly TimeLine[] = [
  { tache: 'Se promener, noter, photographier', minutes: { de: 120, a: 240 } },
  { tache: 'Écrire les histoires et les énigmes', minutes: { de: 180, a: 480 } },
  { tache: 'Saisir les étapes et les placer sur la carte', minutes: { de: 60, a: 180 } },
  {
    tache: 'Refaire le chemin avec quelqu’un qui ne le connaît pas',
    minutes: { de: 90, a: 150 },
  },
  { tache: 'Relire et publier', minutes: { de: 15, a: 60 } },
];

/** Each year after that. */
export const yearlyTime: readonly TimeLine[] = [
  {
    tache: 'Lire les signalements et corriger, au printemps',
    minutes: { de: 15, a: 60 },
  },
  {
    tache: 'Refaire la promenade pour vérifier chaque étape',
    minutes: { de: 60, a: 120 },
  },
  {
    tache: 'Lire les chiffres et en parler au conseil, à l’automne',
    minutes: { de: 15, a: 60 },
  },
];

/**
 * Our estimate of the time to run the site, for a person at ease with a command line: the steps of docs/deployment.md once, then `npm run
 * menage` and new versions. No real project has measured it.
 */
export const runningTime: Readonly<Record<'installation' | 'mois', TimeRange>> = {
  installation: { de: 240, a: 960 },
  mois: { de: 30, a: 120 },
};

/** Most actions (a tap, a field filled, a file chosen) that `e2e/hands/promise.spec.ts` allows by hand, with five hard kinds. */
export const measuredActions = { firstEtape: 12, fiveEtapes: 95 } as const;

/** The sums of some lines, in minutes. */
export function totalMinutes(lines: readonly TimeLine[]): TimeRange {
  const sum = (end: keyof TimeRange) =>
    lines.reduce((all, { minutes }) => all + minutes[end], 0);
  return { de: sum('de'), a: sum('a') };
}

const afternoonMinutes = 4 * 60;

/** The same in afternoons of four hours, minimum and maximum. */
export function afternoons({ de, a }: TimeRange): TimeRange {
  return {
    de: Math.ceil(de / afternoonMinutes),
    a: Math.ceil(a / afternoonMinutes),
  };
}
