import { plural, t } from '@lingui/core/macro';
import type { Contenu } from './quete.ts';

/** Signed and audio content of a quête, as lines to read before leaving. */
export function mediaWords({
  etapes,
  genre,
}: Pick<Contenu, 'etapes' | 'genre'>): string[] {
  const filmCount = etapes.filter(({ film }) => film !== undefined).length;
  const lines: string[] = [];
  if (filmCount > 0) {
    const total = etapes.length;
    lines.push(
      plural(filmCount, {
        one: `Film en langue des signes à #\u00A0étape sur ${total}`,
        other: `Film en langue des signes à #\u00A0étapes sur ${total}`,
      }),
    );
  }
  if (genre === 'visite') {
    lines.push(t`Balade écoutée\u00A0: chaque récit commence à l’approche de son étape`);
  } else if (etapes.some(({ audio }) => audio !== undefined)) {
    lines.push(t`Des récits enregistrés, à écouter sur place`);
  }
  return lines;
}
