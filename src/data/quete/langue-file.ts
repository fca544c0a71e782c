import type { Quete } from '@/domain/quete/quete.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { isOtherLangue } from '@/langue/langue.ts';
import { contenuOf } from './quete-document.ts';
import { readLangue } from './quete-repository.ts';

/** Quêtes in other languages that this device has read: a version never changes. */
const cacheName = 'quetes-traduites';
/** The last ones. */
const maximum = 20;

async function openFiles(): Promise<Cache | null> {
  try {
    return 'caches' in globalThis ? await caches.open(cacheName) : null;
  } catch {
    // Refused by the browser: nothing is stored.
    return null;
  }
}

async function keep(files: Cache, key: string, contenu: unknown): Promise<void> {
  try {
    await files.put(key, Response.json({ contenu: JSON.stringify(contenu) }));
    const keys = await files.keys();
    for (const old of keys.slice(0, -maximum)) await files.delete(old.url);
  } catch {
    // A full device, or a page opened from a disk: it is read again next time.
  }
}

/**
 * A quête in the language of the page, as far as translated: this device's stored one, else one read, which is stored. In French, and if
 * neither is available, the quête itself. Never rejects.
 */
export async function queteInLangue(quete: Quete, signal?: AbortSignal): Promise<Quete> {
  const langue = currentLangue();
  const { id, version, contenu } = quete;
  if (!isOtherLangue(langue) || contenu.langues?.includes(langue) !== true) return quete;
  const key = `/langues/${id}/${version}/${langue}.json`;
  try {
    const files = await openFiles();
    const kept: unknown = await (await files?.match(key))?.json();
    if (typeof kept === 'object' && kept !== null && 'contenu' in kept) {
      return { ...quete, contenu: contenuOf({ contenu: String(kept.contenu) }, key) };
    }
    const translated = await readLangue(quete, langue, signal);
    if (files !== null) await keep(files, key, translated);
    return { ...quete, contenu: translated };
  } catch (error) {
    console.warn(`The quête ${id} cannot be had in ${langue}.`, error);
    return quete;
  }
}
