import { printBudgetRows } from '../docs/budget-rows.ts';
import { measureMessages } from './message-measure.ts';

/** The budget of issue I: from a visitor's press to the inbox, on this machine alone. */
const deliveryBudgetMs = 300;
const runCount = 5;

/** Part of `npm run bench`, over its seeded back end and built site: how soon the team and a visitor read each other. */
async function benchMessages(): Promise<boolean> {
  const { contactMs, answerMs } = await measureMessages(runCount);
  return printBudgetRows(`Messages, médiane de ${String(runCount)}`, [
    ['d’«\u00A0Envoyer\u00A0» à la boîte de l’équipe', contactMs, deliveryBudgetMs, 'ms'],
    ['d’une réponse à l’écran du visiteur', answerMs, deliveryBudgetMs, 'ms'],
  ]);
}

process.exit((await benchMessages()) ? 0 : 1);
