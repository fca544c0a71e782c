import { parseConstats, type Constats, type Tournee } from '@/domain/tournee/tournee.ts';
import { etapePubliqueSchema, queteIdSchema } from '@/domain/quete/quete.ts';
import * as z from 'zod/mini';
import { choice } from '@/device/choice.ts';
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

/** A round as stored on a device: all that it needs offline. */
export type KeptTournee = Pick<Tournee, 'jeton' | 'queteId' | 'createdAt'> & {
  titre: string;
  etapes: z.infer<typeof keptSchema>['etapes'];
  constats: Constats;
};

function keptOf(jeton: string) {
  return choice<KeptTournee | null>(`qc.tournee.${jeton}`, keptSchema, null);
}

/** This device's round under a jeton; null without a readable one. */
export function readKeptTournee(jeton: string): KeptTournee | null {
  return keptOf(jeton).read();
}

/** Stores a round on this device. False when the device stores nothing: it then lasts as long as its page. */
export function keepTournee(tournee: KeptTournee): boolean {
  return keptOf(tournee.jeton).keep(tournee);
}

/** Forgets a round that was sent. */
export function forgetTournee(jeton: string): void {
  keptOf(jeton).forget();
}
