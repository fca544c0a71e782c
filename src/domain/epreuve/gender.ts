// Masculine and feminine nouns that a statue, a sign or a trade is answered by.

/** Endings, and the nouns that take them: the masculine one in full, the feminine one in its place. */
const endings: readonly (readonly [
  masculine: string,
  feminine: string,
  nouns: string,
])[] = [
  [
    'er',
    'ère',
    'boulanger boucher berger vacher porcher fermier meunier ouvrier jardinier épicier cuisinier couturier infirmier écolier cavalier prisonnier sorcier charcutier laitier poissonnier lavandier pâtissier hôtelier batelier étranger cordonnier chapelier guerrier',
  ],
  [
    'on',
    'onne',
    'lion baron patron champion espion piéton vigneron bûcheron forgeron compagnon',
  ],
  [
    'eur',
    'euse',
    'laveur brodeur vendeur danseur pêcheur nageur joueur tisseur moissonneur faucheur glaneur chanteur vendangeur dentelleur',
  ],
  [
    'teur',
    'trice',
    'directeur instituteur acteur sculpteur spectateur lecteur fondateur inventeur aviateur',
  ],
  ['en', 'enne', 'gardien musicien chien comédien pharmacien magicien chirurgien'],
  ['in', 'ine', 'cousin voisin orphelin pèlerin'],
  ['and', 'ande', 'marchand'],
  ['', 'e', 'ami marquis saint apprenti commerçant habitant géant étudiant'],
];

const irregular: readonly (readonly [string, string])[] = [
  ['duc', 'duchesse'],
  ['prince', 'princesse'],
  ['maître', 'maîtresse'],
  ['comte', 'comtesse'],
  ['tigre', 'tigresse'],
  ['ogre', 'ogresse'],
  ['abbé', 'abbesse'],
  ['âne', 'ânesse'],
  ['loup', 'louve'],
  ['chat', 'chatte'],
  ['paysan', 'paysanne'],
  ['artisan', 'artisane'],
  ['empereur', 'impératrice'],
];

const pairs = [
  ...irregular,
  ...endings.flatMap(([masculine, feminine, nouns]) =>
    nouns
      .split(' ')
      .map(
        (noun) =>
          [noun, noun.slice(0, noun.length - masculine.length) + feminine] as const,
      ),
  ),
];
const feminineByMasculine: ReadonlyMap<string, string> = new Map(pairs);
const masculineByFeminine: ReadonlyMap<string, string> = new Map(
  pairs.map(([masculine, feminine]) => [feminine, masculine]),
);

/** « boulangère » for « boulanger »; null for a noun without one here. Singular, lower case. */
export function feminineOf(noun: string): string | null {
  return feminineByMasculine.get(noun) ?? null;
}

/** « boulanger » for « boulangère »; null for a noun without one here. Singular, lower case. */
export function masculineOf(noun: string): string | null {
  return masculineByFeminine.get(noun) ?? null;
}
