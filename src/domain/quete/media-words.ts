import type { Contenu } from './quete.ts';

/** What of a quête is signed, and what is heard, in lines to be read before setting out. */
export function mediaWords({
  etapes,
  genre,
}: Pick<Contenu, 'etapes' | 'genre'>): string[] {
  const filmCount = etapes.filter(({ film }) => film !== undefined).length;
  const lines: string[] = [];
  if (filmCount > 0) {
    lines.push(
      `Film en langue des signes à ${filmCount}\u00A0étape${filmCount > 1 ? 's' : ''} sur ${etapes.length}`,
    );
  }
  if (genre === 'visite') {
    lines.push('Balade écoutée\u00A0: chaque récit commence à l’approche de son étape');
  } else if (etapes.some(({ audio }) => audio !== undefined)) {
    lines.push('Des récits enregistrés, à écouter sur place');
  }
  return lines;
}
