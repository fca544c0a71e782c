// Plurals of French nouns, by the rules of school and their exceptions (Grevisse, Le Bon Usage, §§ 512–526).

const same = new Set(
  'bois puits souris croix voix noix prix poids corps bras dos fois pays palais repas temps tas bus os mois anis avis cours ours jus marais remords relais matelas cadenas compas verglas lilas colis tapis tennis torchis vernis permis puis talus tamis taudis treillis abus abris-bus radis paradis procès succès accès progrès décès abcès cyprès grès faux houx toux choix époux creux roux doux perdrix index silex phénix onyx silence-bus gros gras las ras vis lis iris oasis pubis biais rubis logis châssis fils abcès mors sens encens univers travers revers envers vers discours parcours secours concours velours recours chaos héros propos repos enclos clos'.split(
    ' ',
  ),
);
const als = new Set(
  'bal carnaval chacal festival récital régal cal narval aval serval bancal natal'.split(
    ' ',
  ),
);
const ails = new Set('bail corail émail soupirail travail vitrail vantail'.split(' '));
const ous = new Set('bijou caillou chou genou hibou joujou pou'.split(' '));
const regularEus = new Set('bleu pneu émeu landau sarrau'.split(' '));
const irregular: ReadonlyMap<string, string> = new Map([
  ['œil', 'yeux'],
  ['oeil', 'yeux'],
  ['ciel', 'cieux'],
  ['aïeul', 'aïeux'],
  ['monsieur', 'messieurs'],
  ['madame', 'mesdames'],
]);

/** The plural of a common noun in lower case; null if it is the same, or the word has none. */
export function pluralOf(noun: string): string | null {
  if (same.has(noun) || /[sxz]$/.test(noun)) return null;
  const own = irregular.get(noun);
  if (own !== undefined) return own;
  if (noun.endsWith('al') && !als.has(noun)) return `${noun.slice(0, -2)}aux`;
  if (ails.has(noun)) return `${noun.slice(0, -3)}aux`;
  if (ous.has(noun)) return `${noun}x`;
  if (/(?:eau|au|eu)$/.test(noun) && !regularEus.has(noun)) return `${noun}x`;
  return `${noun}s`;
}

/** Nouns in -aux whose singular is not in -al. */
const auxSingulars: ReadonlyMap<string, string> = new Map([
  ...[...ails].map((noun) => [`${noun.slice(0, -3)}aux`, noun] as const),
  ...['tuyau', 'noyau', 'joyau', 'boyau', 'hoyau', 'préau', 'fléau', 'étau', 'gruau'].map(
    (noun) => [`${noun}x`, noun] as const,
  ),
]);

/** The singular of a plural common noun; null if unsure. */
export function singularOf(noun: string): string | null {
  for (const [singular, plural] of irregular) if (noun === plural) return singular;
  const own = auxSingulars.get(noun);
  if (own !== undefined) return own;
  if (same.has(noun)) return null;
  if (/(?:eaux|eux)$/.test(noun)) return noun.slice(0, -1);
  if (noun.endsWith('aux')) return `${noun.slice(0, -3)}al`;
  if (noun.endsWith('oux')) return ous.has(noun.slice(0, -1)) ? noun.slice(0, -1) : null;
  if (!noun.endsWith('s') || noun.endsWith('ss')) return null;
  const singular = noun.slice(0, -1);
  return pluralOf(singular) === noun ? singular : null;
}
