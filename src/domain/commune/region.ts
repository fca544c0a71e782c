import { slugify } from './slug.ts';

/** A région, or a part of the country with a common name: its départements, by their codes. */
export type Region = { nom: string; departements: readonly string[] };

/**
 * The régions of the official geographic code 2026 that have several départements; the others are départements under
 * the same name. Source: @etalab/decoupage-administratif 6.0.0 (Licence Ouverte); a test compares them.
 */
export const regionList: readonly Region[] = [
  {
    nom: 'Île-de-France',
    departements: ['75', '77', '78', '91', '92', '93', '94', '95'],
  },
  { nom: 'Centre-Val de Loire', departements: ['18', '28', '36', '37', '41', '45'] },
  {
    nom: 'Bourgogne-Franche-Comté',
    departements: ['21', '25', '39', '58', '70', '71', '89', '90'],
  },
  { nom: 'Normandie', departements: ['14', '27', '50', '61', '76'] },
  { nom: 'Hauts-de-France', departements: ['02', '59', '60', '62', '80'] },
  {
    nom: 'Grand Est',
    departements: ['08', '10', '51', '52', '54', '55', '57', '67', '68', '88'],
  },
  { nom: 'Pays de la Loire', departements: ['44', '49', '53', '72', '85'] },
  { nom: 'Bretagne', departements: ['22', '29', '35', '56'] },
  {
    nom: 'Nouvelle-Aquitaine',
    departements: [
      '16',
      '17',
      '19',
      '23',
      '24',
      '33',
      '40',
      '47',
      '64',
      '79',
      '86',
      '87',
    ],
  },
  {
    nom: 'Occitanie',
    departements: [
      '09',
      '11',
      '12',
      '30',
      '31',
      '32',
      '34',
      '46',
      '48',
      '65',
      '66',
      '81',
      '82',
    ],
  },
  {
    nom: 'Auvergne-Rhône-Alpes',
    departements: [
      '01',
      '03',
      '07',
      '15',
      '26',
      '38',
      '42',
      '43',
      '63',
      '69',
      '73',
      '74',
    ],
  },
  {
    nom: 'Provence-Alpes-Côte d’Azur',
    departements: ['04', '05', '06', '13', '83', '84'],
  },
  { nom: 'Corse', departements: ['2A', '2B'] },
];

/** The régions of before 2016 whose names are still in use (loi n° 2015-29, art. 1), and two short names. */
const formerRegionList: readonly Region[] = [
  { nom: 'Alsace', departements: ['67', '68'] },
  { nom: 'Aquitaine', departements: ['24', '33', '40', '47', '64'] },
  { nom: 'Auvergne', departements: ['03', '15', '43', '63'] },
  { nom: 'Basse-Normandie', departements: ['14', '50', '61'] },
  { nom: 'Bourgogne', departements: ['21', '58', '71', '89'] },
  { nom: 'Centre', departements: ['18', '28', '36', '37', '41', '45'] },
  { nom: 'Champagne-Ardenne', departements: ['08', '10', '51', '52'] },
  { nom: 'Franche-Comté', departements: ['25', '39', '70', '90'] },
  { nom: 'Haute-Normandie', departements: ['27', '76'] },
  { nom: 'Languedoc-Roussillon', departements: ['11', '30', '34', '48', '66'] },
  { nom: 'Limousin', departements: ['19', '23', '87'] },
  { nom: 'Lorraine', departements: ['54', '55', '57', '88'] },
  {
    nom: 'Midi-Pyrénées',
    departements: ['09', '12', '31', '32', '46', '65', '81', '82'],
  },
  { nom: 'Nord-Pas-de-Calais', departements: ['59', '62'] },
  { nom: 'PACA', departements: ['04', '05', '06', '13', '83', '84'] },
  { nom: 'Picardie', departements: ['02', '60', '80'] },
  { nom: 'Poitou-Charentes', departements: ['16', '17', '79', '86'] },
  { nom: 'Rhône-Alpes', departements: ['01', '07', '26', '38', '42', '69', '73', '74'] },
];

function folded(text: string): string {
  return slugify(text).replace(/^(le|la|les|l)-(?=.)/, '');
}

/** The régions by every name that is in use, those of today last. */
export const namedRegionList: readonly Region[] = [...formerRegionList, ...regionList];

const regionByName: ReadonlyMap<string, Region> = new Map(
  namedRegionList.map((region) => [folded(region.nom), region]),
);

/** The région that bears a name, former ones included, with or without article, accents and hyphens; null when none does. */
export function regionOfName(text: string): Region | null {
  return regionByName.get(folded(text)) ?? null;
}
