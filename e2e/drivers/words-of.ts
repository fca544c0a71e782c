import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { repositoryFolder } from '../../tools/lib/environment.ts';

/** Translates a French text of the interface. */
export type Say = (french: string) => string;

/**
 * The words of a language, from its catalogue: a text is a message of its own, or one with values in it (« Étape 2 sur 6 »). Other texts
 * are in French.
 */
export async function wordsOf(langue: 'de'): Promise<Say> {
  const [catalogue] = await getCatalogs(getConfig({ cwd: repositoryFolder }));
  const entries = Object.values((await catalogue?.read(langue)) ?? {});
  const translations = new Map(
    entries.map(({ message, translation }) => [message ?? '', translation]),
  );
  // Most words of its own first: « Étape {numero} sur {total} » before « {numero} sur {total} ».
  const wordCount = (message: string) => message.replaceAll(/\{\w+\}/g, '').length;
  const byWords = [...translations].toSorted(([a], [b]) => wordCount(b) - wordCount(a));
  const patterns = byWords.flatMap(([message, translation]) => {
    if (!/\{\w+\}/.test(message) || /\{\w+, /.test(message)) return [];
    const escaped = message.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    const named = new Set<string>();
    const pattern = escaped.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => {
      const group = `v${name}`;
      // A value used twice is the same both times.
      if (named.has(group)) return String.raw`\k<${group}>`;
      named.add(group);
      return `(?<${group}>.+)`;
    });
    return [{ pattern: new RegExp(`^${pattern}$`, 'u'), translation }];
  });
  return (french) => {
    const own = translations.get(french);
    if (own !== undefined) return own;
    for (const { pattern, translation } of patterns) {
      const groups = pattern.exec(french)?.groups;
      if (groups === undefined) continue;
      return translation.replaceAll(
        /\{(\w+)\}/g,
        (_mark, name: string) => groups[`v${name}`] ?? '',
      );
    }
    return french;
  };
}
