import { blankEpreuve } from '../epreuve/blank-epreuve.ts';
import { blankMessageCode } from '../epreuve/message-code.ts';
import { blankAventure } from './aventure.ts';
import { blankEtape, blankParcours } from './blank-parcours.ts';
import { type Parcours, parcoursSchema } from './parcours.ts';
import { blankPratique } from './pratique.ts';

/** True if a value is a parcours as a draft may hold it: texts may be too long, and étapes too many. */
export function isReadable(parcours: unknown): boolean {
  const parsed = parcoursSchema.safeParse(parcours);
  return parsed.success || parsed.error.issues.every(({ code }) => code === 'too_big');
}

/** Added later to an option. */
const blankPaire = { paire: '' };

/**
 * A device's stored parcours, with fields added to the product since as blanks. Its texts may exceed the schema, so the schema cannot fill
 * them in.
 */
export function completeParcours(parcours: Parcours): Parcours {
  const [first] = parcours.etapes;
  if (first === undefined) return parcours;
  return {
    ...blankParcours(parcours.id, first.id),
    ...parcours,
    pratique: { ...blankPratique, ...parcours.pratique },
    aventure: { ...blankAventure, ...parcours.aventure },
    etapes: parcours.etapes.map((etape) => ({
      ...blankEtape(etape.id, etape.rang),
      ...etape,
      epreuve: {
        ...blankEpreuve,
        ...etape.epreuve,
        options: etape.epreuve.options.map((option) => ({ ...blankPaire, ...option })),
        message: { ...blankMessageCode, ...etape.epreuve.message },
      },
    })),
  };
}
