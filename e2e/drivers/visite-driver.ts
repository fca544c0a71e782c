import { PlayDriver } from './play-driver.ts';

/** The seeded visite of La Rochelle, which has six étapes. */
export const visite = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';

const etapeCount = 6;
/** Its étapes with something to do on the spot: a photo, a place to reach, a code to scan. */
const askingEtapes: readonly number[] = [4, 5, 6];

/** Walks the visite of La Rochelle, skipping its tasks on the spot. */
export class VisiteDriver extends PlayDriver {
  /** From an étape, by its number, to the next one. */
  async leave(numero: number): Promise<void> {
    await this.expectEtape(numero, etapeCount);
    if (askingEtapes.includes(numero)) {
      await this.seeEpreuve();
      await this.passEtape();
    }
    await this.goOn();
  }

  /** From an étape, by its number, to the end. */
  async walkFrom(first: number): Promise<void> {
    for (let numero = first; numero <= etapeCount; numero += 1) await this.leave(numero);
    await this.expectEnd();
  }
}
