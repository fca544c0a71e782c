import { addressOf } from './address.ts';
import type { QuetesByCode } from './code-usage.ts';
import type { Contenu, Quete } from './quete.ts';

/** The ids of the codes that the épreuves of a quête are written in, each once. */
export function codeIdsOf({ etapes }: Pick<Contenu, 'etapes'>): string[] {
  const ids = etapes.flatMap(({ epreuve }) =>
    epreuve.type === 'message_code' ? [epreuve.secretCode] : [],
  );
  return [...new Set(ids)];
}

/** Most quêtes named for a code. */
const namedCount = 6;

/** Quêtes that use each code, newest first. A repeated quête counts once. */
export function quetesByCode(list: readonly Quete[]): QuetesByCode {
  const byCode: QuetesByCode = {};
  const distinct = new Map(list.map((quete) => [quete.id, quete] as const));
  const newestFirst = [...distinct.values()].toSorted(
    (a, b) => b.publishedAt - a.publishedAt,
  );
  for (const { id, contenu } of newestFirst) {
    for (const codeId of codeIdsOf(contenu)) {
      const usage = (byCode[codeId] ??= { total: 0, quetes: [] });
      usage.total += 1;
      if (usage.quetes.length === namedCount) continue;
      usage.quetes.push({
        titre: contenu.titre,
        commune: contenu.commune.nom,
        ...addressOf(id),
      });
    }
  }
  return byCode;
}
