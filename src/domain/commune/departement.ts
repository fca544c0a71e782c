/** A département, or an overseas collectivity that the geographic code lists beside them. */
type Departement = {
  /** `01`, `2A`, `971`. */
  code: string;
  nom: string;
};

/**
 * The départements and overseas collectivities of the official geographic code 2026, sorted by code.
 * Source: @etalab/decoupage-administratif 6.0.0 (Licence Ouverte); a test compares them.
 */
export const departementList: readonly Departement[] = [
  { code: '01', nom: 'Ain' },
  { code: '02', nom: 'Aisne' },
  { code: '03', nom: 'Allier' },
  { code: '04', nom: 'Alpes-de-Haute-Provence' },
  { code: '05', nom: 'Hautes-Alpes' },
  { code: '06', nom: 'Alpes-Maritimes' },
  { code: '07', nom: 'Ardèche' },
  { code: '08', nom: 'Ardennes' },
  { code: '09', nom: 'Ariège' },
  { code: '10', nom: 'Aube' },
  { code: '11', nom: 'Aude' },
  { code: '12', nom: 'Aveyron' },
  { code: '13', nom: 'Bouches-du-Rhône' },
  { code: '14', nom: 'Calvados' },
  { code: '15', nom: 'Cantal' },
  { code: '16', nom: 'Charente' },
  { code: '17', nom: 'Charente-Maritime' },
  { code: '18', nom: 'Cher' },
  { code: '19', nom: 'Corrèze' },
  { code: '21', nom: 'Côte-d’Or' },
  { code: '22', nom: 'Côtes-d’Armor' },
  { code: '23', nom: 'Creuse' },
  { code: '24', nom: 'Dordogne' },
  { code: '25', nom: 'Doubs' },
  { code: '26', nom: 'Drôme' },
  { code: '27', nom: 'Eure' },
  { code: '28', nom: 'Eure-et-Loir' },
  { code: '29', nom: 'Finistère' },
  { code: '2A', nom: 'Corse-du-Sud' },
  { code: '2B', nom: 'Haute-Corse' },
  { code: '30', nom: 'Gard' },
  { code: '31', nom: 'Haute-Garonne' },
  { code: '32', nom: 'Gers' },
  { code: '33', nom: 'Gironde' },
  { code: '34', nom: 'Hérault' },
  { code: '35', nom: 'Ille-et-Vilaine' },
  { code: '36', nom: 'Indre' },
  { code: '37', nom: 'Indre-et-Loire' },
  { code: '38', nom: 'Isère' },
  { code: '39', nom: 'Jura' },
  { code: '40', nom: 'Landes' },
  { code: '41', nom: 'Loir-et-Cher' },
  { code: '42', nom: 'Loire' },
  { code: '43', nom: 'Haute-Loire' },
  { code: '44', nom: 'Loire-Atlantique' },
  { code: '45', nom: 'Loiret' },
  { code: '46', nom: 'Lot' },
  { code: '47', nom: 'Lot-et-Garonne' },
  { code: '48', nom: 'Lozère' },
  { code: '49', nom: 'Maine-et-Loire' },
  { code: '50', nom: 'Manche' },
  { code: '51', nom: 'Marne' },
  { code: '52', nom: 'Haute-Marne' },
  { code: '53', nom: 'Mayenne' },
  { code: '54', nom: 'Meurthe-et-Moselle' },
  { code: '55', nom: 'Meuse' },
  { code: '56', nom: 'Morbihan' },
  { code: '57', nom: 'Moselle' },
  { code: '58', nom: 'Nièvre' },
  { code: '59', nom: 'Nord' },
  { code: '60', nom: 'Oise' },
  { code: '61', nom: 'Orne' },
  { code: '62', nom: 'Pas-de-Calais' },
  { code: '63', nom: 'Puy-de-Dôme' },
  { code: '64', nom: 'Pyrénées-Atlantiques' },
  { code: '65', nom: 'Hautes-Pyrénées' },
  { code: '66', nom: 'Pyrénées-Orientales' },
  { code: '67', nom: 'Bas-Rhin' },
  { code: '68', nom: 'Haut-Rhin' },
  { code: '69', nom: 'Rhône' },
  { code: '70', nom: 'Haute-Saône' },
  { code: '71', nom: 'Saône-et-Loire' },
  { code: '72', nom: 'Sarthe' },
  { code: '73', nom: 'Savoie' },
  { code: '74', nom: 'Haute-Savoie' },
  { code: '75', nom: 'Paris' },
  { code: '76', nom: 'Seine-Maritime' },
  { code: '77', nom: 'Seine-et-Marne' },
  { code: '78', nom: 'Yvelines' },
  { code: '79', nom: 'Deux-Sèvres' },
  { code: '80', nom: 'Somme' },
  { code: '81', nom: 'Tarn' },
  { code: '82', nom: 'Tarn-et-Garonne' },
  { code: '83', nom: 'Var' },
  { code: '84', nom: 'Vaucluse' },
  { code: '85', nom: 'Vendée' },
  { code: '86', nom: 'Vienne' },
  { code: '87', nom: 'Haute-Vienne' },
  { code: '88', nom: 'Vosges' },
  { code: '89', nom: 'Yonne' },
  { code: '90', nom: 'Territoire de Belfort' },
  { code: '91', nom: 'Essonne' },
  { code: '92', nom: 'Hauts-de-Seine' },
  { code: '93', nom: 'Seine-Saint-Denis' },
  { code: '94', nom: 'Val-de-Marne' },
  { code: '95', nom: 'Val-d’Oise' },
  { code: '971', nom: 'Guadeloupe' },
  { code: '972', nom: 'Martinique' },
  { code: '973', nom: 'Guyane' },
  { code: '974', nom: 'La Réunion' },
  { code: '975', nom: 'Saint-Pierre-et-Miquelon' },
  { code: '976', nom: 'Mayotte' },
  { code: '977', nom: 'Saint-Barthélemy' },
  { code: '978', nom: 'Saint-Martin' },
  { code: '984', nom: 'Terres australes et antarctiques françaises' },
  { code: '986', nom: 'Wallis et Futuna' },
  { code: '987', nom: 'Polynésie française' },
  { code: '988', nom: 'Nouvelle-Calédonie' },
  { code: '989', nom: 'Île de Clipperton' },
];

const nameByCode: ReadonlyMap<string, string> = new Map(
  departementList.map(({ code, nom }) => [code, nom]),
);

/** The name of a département by its code; an unknown code is returned unchanged. */
export function departementName(code: string): string {
  return nameByCode.get(code) ?? code;
}

const names: ReadonlySet<string> = new Set(departementList.map(({ nom }) => nom));

/** True if a text is exactly the name of a département. */
export function isDepartementName(text: string): boolean {
  return names.has(text);
}

/** True if a text is the code of a département or overseas collectivity. */
export function isDepartementCode(text: string): boolean {
  return nameByCode.has(text);
}

/** The département code at the head of an INSEE commune code: three characters overseas, two elsewhere. */
export function departementOfInsee(insee: string): string {
  return insee.slice(0, /^9[78]/.test(insee) ? 3 : 2);
}

/** A city with INSEE codes for its arrondissements; the commune is the city. */
type City = { insee: string; nom: string; departement: string };

const cities: readonly (readonly [codes: RegExp, city: City])[] = [
  [/^751(0[1-9]|1\d|20)$/, { insee: '75056', nom: 'Paris', departement: '75' }],
  [/^6938[1-9]$/, { insee: '69123', nom: 'Lyon', departement: '69' }],
  [/^132(0[1-9]|1[0-6])$/, { insee: '13055', nom: 'Marseille', departement: '13' }],
];

/** The commune that the INSEE code of an arrondissement is part of; null for any other code. */
export function cityOfArrondissement(insee: string): City | null {
  return cities.find(([codes]) => codes.test(insee))?.[1] ?? null;
}
