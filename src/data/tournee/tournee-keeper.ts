import { parseConstats, type Constats, type Tournee } from '@/domain/tournee/tournee.ts';
import { etapePubliqueSchema, queteIdSchema } from '@/domain/quete/quete.ts';
import * as z from 'zod/mini';
import { openObject } from '@/domain/open-object.ts';

const keptSchema = openObject({
  jeton: z.string(),
  queteId: queteIdSchema,
  createdAt: z.number(),
  titre: z.string(),
  etapes: z.array(
    z.pick(etapePubliqueSchema, {
      id: true,
      titre: true,
      lieu: true,
      image: true,
    }),
  ),
  constats: z.pipe(z.unknown(), z.transform(parseConstats)),
});

/** A round as a device keeps it: all that it needs without network. */
export type KeptTournee = Pick<Tournee, 'jeton' | 'queteId' | 'createdAt'> & {
  titre: string;
  etapes: z.infer<typeof keptSchema>['etapes'];
  constats: Constats;
};

function keyOf(jeton: string): string {
  return `qc.tournee.${jeton}`;
}

/** The round that this device keeps under a jeton; null when there is none, or none that can be read. */
export function readKeptTournee(jeton: string): KeptTournee | null {
  try {
    const text = localStorage.getItem(keyOf(jeton));
    return text === null ? null : (keptSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch (error) {
    console.warn('A round cannot be read from this device.', error);
    return null;
  }
}

/** Keeps a round on this device. False when the device keeps nothing: it then lives as long as its page. */
export function keepTournee(tournee: KeptTournee): boolean {
  try {
    localStorage.setItem(keyOf(tournee.jeton), JSON.stringify(tournee));
    return true;
  } catch (error) {
    console.warn('A round cannot be kept on this device.', error);
    return false;
  }
}

/** Forgets a round that was sent. */
export function forgetTournee(jeton: string): void {
  try {
    localStorage.removeItem(keyOf(jeton));
  } catch (error) {
    console.warn('A round stays on this device.', error);
  }
}
