import type { Messages } from '@lingui/core';
import { setLangue } from '@/langue/current-langue.ts';
import type { Langue } from '@/langue/langue.ts';

type Told = { messagesDuJoueur?: Partial<Record<Langue, Messages>> };

/** Adds a script of the folder to the page: from a disk nothing else may be read. Rejects if it is missing. */
function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`There is no ${src}.`)));
    script.src = src;
    document.head.append(script);
  });
}

/** The messages of a language; none for French. Rejects if its file is missing. */
export async function readMessages(langue: Langue): Promise<Messages> {
  if (langue === 'fr') return {};
  const told = globalThis as Told;
  if (told.messagesDuJoueur?.[langue] === undefined) {
    await addScript(`joueur/${langue}.js`);
  }
  return told.messagesDuJoueur?.[langue] ?? {};
}

/** Loads the messages of a language and makes it current. Rejects if its file is missing. */
export async function loadLangue(langue: Langue): Promise<void> {
  setLangue(langue, await readMessages(langue));
}
