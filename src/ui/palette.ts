/**
 * Every colour of the site by its role: the value in the light, then in the dark.
 * The contrasts between them are proven in `src/ui/contrast.test.ts`.
 */
export const couleurs = {
  fond: ['#fbfaf6', '#0b1210'],
  'fond-carte': ['#ffffff', '#131c19'],
  /** Lower than the page: the wheel of a padlock, a read-only field. */
  'fond-creux': ['#f3f4f6', '#1d2a25'],
  texte: ['#111827', '#f3f4f6'],
  'texte-doux': ['#4b5563', '#c4cad3'],
  trait: ['#d1d5db', '#374151'],
  /** The edge of a control: 3 to 1 on both grounds. `trait` only decorates. */
  'trait-fort': ['#6b7280', '#9ca3af'],
  primaire: ['#15803d', '#4ade80'],
  'sur-primaire': ['#ffffff', '#05210f'],
  'primaire-fort': ['#166534', '#86efac'],
  tampon: ['#9f3a1d', '#f4a58a'],
  alerte: ['#b91c1c', '#fca5a5'],
  'sur-alerte': ['#ffffff', '#3f0a0a'],
  attention: ['#92400e', '#fcd34d'],
  /** On the colour of a territory, which is refused if white is unreadable on it (`domain/territoire/couleur.ts`). */
  'sur-enseigne': ['#ffffff', '#ffffff'],
} as const satisfies Record<string, Pair>;

export type Couleur = keyof typeof couleurs;

/**
 * The three inks of a drawn cover: `papier` is the lowest ground, `relief` is added at each contour, `courbe` draws the contours and
 * `trait` the line of the walk and its étapes.
 */
export const encres = {
  nature: {
    papier: ['#eff4ea', '#0f1915'],
    relief: ['#4c6a52', '#7fc795'],
    courbe: ['#2f6b45', '#8fd6a5'],
    trait: ['#166534', '#4ade80'],
  },
  pierre: {
    papier: ['#f9f3e6', '#19150f'],
    relief: ['#957a45', '#d9b47c'],
    courbe: ['#8a6a2f', '#e6c690'],
    trait: ['#9a4310', '#f5b56b'],
  },
  eau: {
    papier: ['#ebf1f6', '#0d161d'],
    relief: ['#4a6f8c', '#86b9dd'],
    courbe: ['#33658c', '#97c6e8'],
    trait: ['#155e85', '#7cc4f0'],
  },
} as const satisfies Record<string, Record<string, Pair>>;

type Pair = readonly [light: string, dark: string];
