import { getConfig } from '@lingui/conf';
import { getCatalogs } from '@lingui/cli/api';
import { otherLangues, type OtherLangue } from '../../../src/langue/langue.ts';
import { repositoryFolder } from '../../lib/environment.ts';

type Messages = Readonly<Record<string, { message?: string; translation?: string }>>;

/** The French of the messages of the source that a catalogue does not translate: pages of its language show the French. */
export function untranslated(source: Messages, catalogue: Messages): string[] {
  return Object.entries(source).flatMap(([key, { message = key }]) =>
    (catalogue[key]?.translation ?? '').trim() === '' ? [message] : [],
  );
}

/** The messages without a translation, by language; complete languages are omitted. */
export async function missingTranslations(): Promise<Map<OtherLangue, string[]>> {
  const [catalogue] = await getCatalogs(getConfig({ cwd: repositoryFolder }));
  if (catalogue === undefined) throw new Error('lingui.config.ts names no catalogue.');
  const source = (await catalogue.collect()) ?? {};
  const missing = new Map<OtherLangue, string[]>();
  for (const langue of otherLangues) {
    const texts = untranslated(source, await catalogue.read(langue));
    if (texts.length > 0) missing.set(langue, texts);
  }
  return missing;
}

/** A line per language: « de : 2 textes restent en français (Jouer, Reprendre) ». */
export function describeMissing(missing: ReadonlyMap<OtherLangue, string[]>): string[] {
  return [...missing].map(
    ([langue, texts]) =>
      `  ${langue} : ${String(texts.length)} texte${texts.length > 1 ? 's restent' : ' reste'} en français (${texts.join(' · ')})`,
  );
}
