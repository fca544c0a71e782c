/**
 * THE file that sets the licence of the site's open data. Unchanged, it is the Licence Ouverte 2.0, as for a commune (code des relations
 * entre le public et l'administration, article D323-2-1).
 */
export const donneesOuvertes: { licence: keyof typeof licences } = { licence: 'lov2' };

/** Those of article D323-2-1, and that of the European Commission. `id`: of the list of SPDX. */
export const licences = {
  lov2: {
    id: 'etalab-2.0',
    nom: 'Licence Ouverte 2.0',
    url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
  },
  odbl: {
    id: 'ODbL-1.0',
    nom: 'ODbL 1.0',
    url: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  'cc-by': {
    id: 'CC-BY-4.0',
    nom: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/deed.fr',
  },
} as const;

/** The licence of this site. */
export function licenceOuverte(): (typeof licences)[keyof typeof licences] {
  return licences[donneesOuvertes.licence];
}
