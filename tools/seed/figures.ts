import { departMotifList } from '../../src/domain/partie/partie.ts';
import { noCompte } from '../../src/domain/statistique/statistique.ts';
import { pick, randomOf } from '../lib/random.ts';

/** A quête whose parties are made up. */
export type PlayedQuete = {
  queteId: string;
  etapeIds: readonly string[];
  /** Its author's stated duration. */
  dureeMinutes: number;
};

type Compte = Record<string, number>;
/** By day and by étape. */
type Month = Record<string, Compte>;

/** A document of `statistiques`, as parties would have added it up; that of all quêtes has no étape. */
export type FigureDocument = { id: string; data: { comptes: Month } };

export const figureDays = 60;
const dayMs = 86_400_000;

function addTo(month: Month, cle: string, steps: Compte): void {
  const sums = (month[cle] ??= { ...noCompte });
  for (const [key, by] of Object.entries(steps)) sums[key] = (sums[key] ?? 0) + by;
}

/** A made-up party: its addition to its month. An étape is solved only on site. */
function playOne(
  { etapeIds, dureeMinutes }: PlayedQuete,
  jour: Compte,
  month: Month,
  chance: () => number,
): void {
  const count = (steps: Compte) => addTo({ jour }, 'jour', steps);
  count({ commencees: 1 });
  const fate = chance();
  if (fate < 0.68) {
    const minutes = Math.round(dureeMinutes * (0.8 + 0.6 * chance()));
    count({ terminees: 1, minutes });
    if (chance() < 0.22) count({ horsLigne: 1 });
    if (chance() < 0.12) count({ equipe: 1 });
    const [index, etapeId] = pick(chance, [...etapeIds.entries()]);
    // The fourth is the hard one, as on many walks.
    const pain = index % 5 === 3 ? 1.4 : 0.4;
    addTo(month, etapeId, {
      terminees: 1,
      minutes: Math.max(1, Math.round((minutes / etapeIds.length) * (0.6 + chance()))),
      erreurs: Math.floor(pain * 2 * chance()),
      indices: chance() < pain / 3 ? 1 : 0,
      passees: chance() < pain / 14 ? 1 : 0,
    });
  } else if (fate < 0.84) {
    const motif = pick(chance, departMotifList);
    // Most players who leave do it early.
    const etapeId = pick(
      chance,
      etapeIds.slice(0, Math.max(1, Math.ceil(chance() * etapeIds.length))),
    );
    count({ [motif]: 1 });
    addTo(month, etapeId, { [motif]: 1 });
  }
  // The others never returned, without a reason.
}

/** Parties begun on a day: more on Saturdays and Sundays, and more and more as a quête gets known. */
function beginnersOn(day: Date, age: number, chance: () => number): number {
  const isWeekend = day.getUTCDay() % 6 === 0;
  const usual = (isWeekend ? 4.5 : 1.2) * (0.6 + (0.8 * age) / figureDays);
  return Math.floor(usual * 2 * chance());
}

/**
 * The figures of sixty days of parties, the last of them today: those of each quête month by month, and those of all together. Constant for
 * a day.
 */
export function figureDocuments(
  quetes: readonly PlayedQuete[],
  now: number,
): FigureDocument[] {
  const months = new Map<string, Month>();
  const monthOf = (scope: string, mois: string): Month => {
    const id = `${scope}_${mois}_0`;
    const month = months.get(id) ?? {};
    months.set(id, month);
    return month;
  };
  for (const [index, quete] of quetes.entries()) {
    const chance = randomOf(1_793 + index);
    for (let age = 1; age <= figureDays; age += 1) {
      const day = new Date(now - (figureDays - age) * dayMs);
      const [mois, date] = [
        day.toISOString().slice(0, 7),
        day.toISOString().slice(8, 10),
      ];
      const count = beginnersOn(day, age, chance);
      if (count === 0) continue;
      const month = monthOf(quete.queteId, mois);
      const jour: Compte = { ...noCompte };
      for (let party = 0; party < count; party += 1) {
        playOne(quete, jour, month, chance);
      }
      month[date] = jour;
      addTo(monthOf('france', mois), date, jour);
    }
  }
  return [...months].map(([id, comptes]) => ({ id, data: { comptes } }));
}
