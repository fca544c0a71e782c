import { editeur, type Editeur } from '@/content/editeur.ts';
import {
  exploitant,
  operateurOf,
  type Exploitant,
  type Operateur,
} from '@/content/exploitant.ts';
import type { Signataire } from '@/content/mairie-document-blocs.ts';
import { shownSiret } from '@/domain/mairie/siret.ts';

/** The operator of the site, with a SIRET in groups; an invalid SIRET is left out. Null without an operator. */
export function shownOperateur(
  runs: Exploitant = exploitant,
  publisher: Editeur = editeur,
): Operateur | null {
  const operateur = operateurOf(runs, publisher);
  return operateur && { ...operateur, siret: shownSiret(operateur.siret) };
}

/** The operator of the site, for the documents. */
export function signataireOf(
  runs: Exploitant = exploitant,
  publisher: Editeur = editeur,
): Signataire {
  const { support, assurance, prestation } = runs;
  return {
    operateur: shownOperateur(runs, publisher),
    ...{ support, assurance, prestation },
  };
}
