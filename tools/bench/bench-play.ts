import { printBudgetRows } from '../docs/budget-rows.ts';
import { measurePlay } from './play-measure.ts';

/** The budgets for playing. */
const beginningBudgetMs = 300;
const feedbackBudgetMs = 100;
const runCount = 5;

/** Part of `npm run bench`, over its seeded back end and built site: how soon the game answers a finger. */
async function benchPlay(): Promise<boolean> {
  const { beginningMs, feedbackMs } = await measurePlay(runCount);
  return printBudgetRows(`Jeu, médiane de ${String(runCount)}`, [
    [
      'de la fiche à la première étape, processeur quatre fois plus lent',
      beginningMs,
      beginningBudgetMs,
      'ms',
    ],
    ['d’un choix validé à ce qu’il vaut', feedbackMs, feedbackBudgetMs, 'ms'],
  ]);
}

process.exit((await benchPlay()) ? 0 : 1);
