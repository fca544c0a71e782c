import type { Page } from '@playwright/test';

/** The sizes of text of the game. */
export const tailles = ['normale', 'grande', 'tres-grande'] as const;

/** Chooses a size of text, as « Confort » does in another tab of the device. */
export function chooseTaille(
  page: Page,
  taille: (typeof tailles)[number],
): Promise<void> {
  return page.evaluate((chosen) => {
    const jeu = { joueurs: [], tour: 0, ecoute: false, taille: chosen, adaptations: [] };
    localStorage.setItem('jeu', JSON.stringify(jeu));
    window.dispatchEvent(new StorageEvent('storage', { key: 'jeu' }));
  }, taille);
}
