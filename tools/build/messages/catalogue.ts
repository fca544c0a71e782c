import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import { localeByLangue, type OtherLangue } from '../../../src/langue/langue.ts';
import { repositoryFolder } from '../../lib/environment.ts';
import type { SourceMessage } from './transform-messages.ts';

/** A message of a catalogue: the French, and what is said in its place; empty while nobody has translated it. */
export type Entry = Omit<SourceMessage, 'id'> & {
  translation: string;
  /** The modules that say it. */
  origins: string[];
};

/** The file of a language, for translators too. */
export function catalogueFile(langue: OtherLangue): string {
  return path.join(repositoryFolder, 'src/langue/catalogues', `${langue}.po`);
}

/** The key of a message in the code and in a compiled catalogue. */
export function keyOf({ message, context }: Pick<Entry, 'message' | 'context'>): string {
  return generateMessageId(message, context);
}

/** The entries of a catalogue, read from the text of its file. */
export function parseCatalogue(text: string): Entry[] {
  return PO.parse(text).items.map(
    ({ msgid, msgctxt, msgstr, extractedComments, references }) => ({
      message: msgid,
      context: msgctxt ?? '',
      comment: extractedComments.join(' '),
      translation: msgstr[0] ?? '',
      origins: references,
    }),
  );
}

/** The entries of the catalogue of a language. Throws where it has no file. */
export function readCatalogue(langue: OtherLangue): Entry[] {
  return parseCatalogue(readFileSync(catalogueFile(langue), 'utf8'));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The text of a catalogue: a module after another, and in each its messages by the French. */
export function writtenCatalogue(langue: OtherLangue, entries: readonly Entry[]): string {
  const po = new PO();
  po.headers = {
    'Project-Id-Version': 'Quêtes & Codes',
    Language: localeByLangue[langue].slice(0, 2),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const sorted = entries.toSorted(
    (one, other) =>
      compare(one.origins[0] ?? '', other.origins[0] ?? '') ||
      compare(one.message, other.message) ||
      compare(one.context, other.context),
  );
  po.items = sorted.map(({ message, context, comment, translation, origins }) => {
    const item = new PO.Item();
    item.msgid = message;
    if (context !== '') item.msgctxt = context;
    item.msgstr = [translation];
    if (comment !== '') item.extractedComments = [comment];
    item.references = origins;
    return item;
  });
  return `${po.toString().trimEnd()}\n`;
}

export function writeCatalogue(langue: OtherLangue, entries: readonly Entry[]): void {
  writeFileSync(catalogueFile(langue), writtenCatalogue(langue, entries));
}
