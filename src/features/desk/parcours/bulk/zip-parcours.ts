import { slugify } from '@/domain/commune/slug.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { dayOf } from '@/lib/format/date.ts';

/**
 * An archive of several parcours, each as the JSON that `/defaultFormData` explains, without its images. `add` reads one
 * with `load` and throws as it does; `close` gives the file.
 */
export function zipParcours(load: (id: ParcoursId) => Promise<{ parcours: Parcours }>) {
  const textByName = new Map<string, string>();
  return {
    add: async (id: ParcoursId): Promise<void> => {
      const { parcours } = await load(id);
      // Two parcours may have one title.
      const name = `${slugify(parcours.titre, 60) || 'parcours'}-${id.slice(-6)}.json`;
      textByName.set(name, JSON.stringify(parcours, null, 2));
    },
    close: async (): Promise<File> => {
      const { strToU8, zipSync } = await import('fflate');
      const entries: Record<string, Uint8Array> = {};
      for (const [name, text] of textByName) entries[name] = strToU8(text);
      const bytes = new Uint8Array(zipSync(entries));
      return new File([bytes], `parcours-${dayOf(Date.now())}.zip`, {
        type: 'application/zip',
      });
    },
  };
}
