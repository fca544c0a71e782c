import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { contenuOf, queteOf } from '@/data/quete/quete-document.ts';
import type { Dossier } from '@/domain/quete/dossier.ts';
import { dossier } from './dossier.ts';
import { readEmbarquee } from './instead/read-embarquee.ts';
import { publicFileUrl } from './instead/public-file-url.ts';

// Each is the `quete.js` of a folder of its time, and is never written again.
const kept = new URL('kept/', import.meta.url);

test.each(readdirSync(kept))(
  'the quête of a kept folder, %s, opens in the player of this build',
  async (name) => {
    const script = readFileSync(new URL(name, kept), 'utf8');
    const json = script.slice('self.queteEmportee = '.length, -2);
    vi.stubGlobal('queteEmportee', JSON.parse(json) as Dossier);
    const { format, id, langues, fichiers, vivante } = dossier();
    expect(name).toBe(`format-${format}.txt`);
    expect(new URL(vivante).protocol).toBe('https:');
    const quete = queteOf(id, await readEmbarquee('quete'));
    expect(quete.contenu.etapes.map(({ titre }) => titre)).not.toEqual([]);
    for (const langue of Object.keys(langues)) {
      const contenu = contenuOf(await readEmbarquee(langue), langue);
      expect(contenu.langue).toBe(langue);
    }
    for (const [path, file] of Object.entries(fichiers)) {
      expect(publicFileUrl(path)).toBe(file);
    }
  },
);
