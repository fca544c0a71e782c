/** A leg of a way on foot: the turn at its beginning, then the distance along a street. */
export type WayStep = {
  /** As OSRM names manoeuvres: `depart`, `turn`, `new name`, `continue`, `end of road`, `fork`, `roundabout`, `arrive`… */
  type: string;
  /** `left`, `slight right`, `straight`, `uturn`…; empty for none. */
  sens: string;
  metres: number;
  /** In the service's shortened capitals; empty without a name. */
  voie: string;
};

/** A street in words: « la rue de l’Horloge », and its preposition: into or onto. */
type Voie = { nom: string; preposition: 'dans' | 'sur' };

/** Kinds of streets as BD TOPO shortens them (the codes of the tax office's FANTOIR), in full. */
const kinds: Readonly<Record<string, Voie>> = {
  ALL: { nom: 'l’allée', preposition: 'dans' },
  AV: { nom: 'l’avenue', preposition: 'sur' },
  BD: { nom: 'le boulevard', preposition: 'sur' },
  CAR: { nom: 'le carrefour', preposition: 'sur' },
  CHE: { nom: 'le chemin', preposition: 'sur' },
  COUR: { nom: 'la cour', preposition: 'dans' },
  CRS: { nom: 'le cours', preposition: 'sur' },
  ESC: { nom: 'l’escalier', preposition: 'dans' },
  ESP: { nom: 'l’esplanade', preposition: 'sur' },
  FG: { nom: 'le faubourg', preposition: 'dans' },
  IMP: { nom: 'l’impasse', preposition: 'dans' },
  MTE: { nom: 'la montée', preposition: 'dans' },
  PAS: { nom: 'le passage', preposition: 'dans' },
  PL: { nom: 'la place', preposition: 'sur' },
  PONT: { nom: 'le pont', preposition: 'sur' },
  PROM: { nom: 'la promenade', preposition: 'sur' },
  QU: { nom: 'le quai', preposition: 'sur' },
  QUAI: { nom: 'le quai', preposition: 'sur' },
  R: { nom: 'la rue', preposition: 'dans' },
  RLE: { nom: 'la ruelle', preposition: 'dans' },
  RPT: { nom: 'le rond-point', preposition: 'sur' },
  RTE: { nom: 'la route', preposition: 'sur' },
  RUE: { nom: 'la rue', preposition: 'dans' },
  SEN: { nom: 'le sentier', preposition: 'sur' },
  SQ: { nom: 'le square', preposition: 'dans' },
  VEN: { nom: 'la venelle', preposition: 'dans' },
  VLA: { nom: 'la villa', preposition: 'dans' },
  VOIE: { nom: 'la voie', preposition: 'sur' },
};

const smallWords = new Set('à au aux d de des du en et l la le les sous sur'.split(' '));

/** « DU CLOITRE NOTRE-DAME » as on a plate: « du Cloitre Notre-Dame ». The accents stay lost. */
function inSmallLetters(name: string): string {
  return name
    .toLocaleLowerCase('fr')
    .replaceAll("'", '’')
    .replaceAll(/\p{L}+/gu, (word) =>
      smallWords.has(word)
        ? word
        : word.charAt(0).toLocaleUpperCase('fr') + word.slice(1),
    );
}

/** A street from its BD TOPO name, as « R DU CLOITRE NOTRE-DAME »; null for none. */
export function voieOf(name: string): Voie | null {
  const [first = '', ...others] = name.trim().split(/\s+/);
  if (first === '') return null;
  const kind = kinds[first.toLocaleUpperCase('fr')];
  const isNamed = others.length > 0;
  if (kind === undefined || !isNamed) {
    return { nom: `«\u00A0${inSmallLetters(name.trim())}\u00A0»`, preposition: 'dans' };
  }
  return { ...kind, nom: `${kind.nom} ${inSmallLetters(others.join(' '))}` };
}
