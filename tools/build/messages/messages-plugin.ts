import type { Plugin } from 'vite';
import { keyOf, parseCatalogue } from './catalogue.ts';
import { compiledOf, messagesMark, transformMessages } from './transform-messages.ts';

/** The module of a catalogue: its messages compiled, by their keys. */
export function compileCatalogue(text: string): string {
  const messages = Object.fromEntries(
    parseCatalogue(text)
      .filter(({ translation }) => translation !== '')
      .map((entry) => [keyOf(entry), compiledOf(entry.translation)]),
  );
  // Browsers read JSON faster than a literal of this size.
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

/** The macros of the interface and the catalogues of its languages (decision 208). */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    async transform(source, id) {
      const [file = id] = id.split('?');
      if (file.endsWith('.po')) return { code: compileCatalogue(source), map: null };
      if (!/\/src\/.*\.tsx?$/.test(file) || !source.includes(messagesMark)) return null;
      const { code, map } = await transformMessages(source, file);
      return { code, map: map ?? null };
    },
  };
}
