import { otherLangues } from '../../../src/langue/langue.ts';
import { print } from '../../lib/print.ts';
import { keyOf, readCatalogue, writeCatalogue } from './catalogue.ts';
import { readMessages } from './read-messages.ts';

/**
 * `npm run messages`: writes the messages of the source into the catalogue of each language. A new one stands there without
 * translation, one that no module says any more is taken out, and what is translated stays.
 */
const found = await readMessages();
for (const langue of otherLangues) {
  const known = new Map(
    readCatalogue(langue).map((entry) => [keyOf(entry), entry.translation]),
  );
  const entries = found.map(({ id, ...message }) => ({
    ...message,
    translation: known.get(id) ?? '',
  }));
  writeCatalogue(langue, entries);
  const missing = entries.filter(({ translation }) => translation === '').length;
  print(`${langue} : ${entries.length} messages, ${missing} à traduire`);
}
