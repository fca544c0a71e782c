import type { SecretCodeCard } from '@/domain/secret-code/table.ts';

export const difficulteWords: Readonly<Record<SecretCodeCard['difficulte'], string>> = {
  facile: 'Facile',
  moyen: 'Intermédiaire',
  difficile: 'Difficile',
};

/** « Facile · à la main · signes dessinés ». */
export function factsOf({ difficulte, aLaMain, dessine, load }: SecretCodeCard): string {
  return [
    difficulteWords[difficulte],
    aLaMain ? 'à la main' : 'avec une machine',
    dessine && 'signes dessinés',
    load === null && 'à lire',
  ]
    .filter((fact) => fact !== false)
    .join(' · ');
}
