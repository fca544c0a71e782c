import { departementName } from '../commune/departement.ts';
import type { QueteId } from '../quete/quete.ts';
import type { Carte, CatalogueFrance, Note } from './catalogue.ts';

/** The catalogue before anything is published. */
export const emptyFrance: CatalogueFrance = {
  total: 0,
  departements: [],
  vedettes: [],
  recherchePartCount: 0,
};

const vedetteCount = 12;

function withDepartementTotal(
  france: CatalogueFrance,
  departement: string,
  total: number,
): CatalogueFrance {
  const before = france.departements.find((row) => row.departement === departement);
  const others = france.departements.filter((row) => row !== before);
  const nom = departementName(departement);
  const rows = total === 0 ? others : [...others, { ...before, departement, nom, total }];
  const departements = rows.toSorted((a, b) => (a.departement < b.departement ? -1 : 1));
  return {
    ...france,
    departements,
    total: departements.reduce((sum, row) => sum + row.total, 0),
  };
}

/** National counts and featured cards after a card is put in its département, which now holds `departementTotal`. */
export function putInFrance(
  france: CatalogueFrance,
  carte: Carte,
  departementTotal: number,
): CatalogueFrance {
  const others = france.vedettes.filter(({ queteId }) => queteId !== carte.queteId);
  return withDepartementTotal(
    { ...france, vedettes: [carte, ...others].slice(0, vedetteCount) },
    carte.commune.departement,
    departementTotal,
  );
}

/** National counts and featured cards once a card has left its département. */
export function removeFromFrance(
  france: CatalogueFrance,
  queteId: QueteId,
  departement: string,
  departementTotal: number,
): CatalogueFrance {
  const vedettes = france.vedettes.filter((carte) => carte.queteId !== queteId);
  return withDepartementTotal({ ...france, vedettes }, departement, departementTotal);
}

/** The cards with a new player rating on one of them; unchanged if it is not among them. */
export function withNote(
  cartes: readonly Carte[],
  queteId: QueteId,
  note: Note | null,
): Carte[] {
  return cartes.map((carte) => (carte.queteId === queteId ? { ...carte, note } : carte));
}
