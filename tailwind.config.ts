import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * Every colour of the site by its role: the value in the light, then in the dark.
 * The contrasts between them are proven in `src/ui/contrast.test.ts`.
 */
export const couleurs = {
  fond: ['#fbfaf6', '#0b1210'],
  'fond-carte': ['#ffffff', '#131c19'],
  /** What lies lower than the page: the wheel of a padlock, a field one cannot write in. */
  'fond-creux': ['#f3f4f6', '#1f2937'],
  texte: ['#111827', '#f3f4f6'],
  'texte-doux': ['#4b5563', '#c4cad3'],
  trait: ['#d1d5db', '#374151'],
  /** The edge of what one can act on: 3 to 1 on both grounds, where `trait` only decorates. */
  'trait-fort': ['#6b7280', '#9ca3af'],
  primaire: ['#15803d', '#4ade80'],
  'sur-primaire': ['#ffffff', '#05210f'],
  'primaire-fort': ['#166534', '#86efac'],
  tampon: ['#9f3a1d', '#f4a58a'],
  alerte: ['#b91c1c', '#fca5a5'],
  'sur-alerte': ['#ffffff', '#3f0a0a'],
  attention: ['#92400e', '#fcd34d'],
} as const satisfies Record<string, Pair>;

export type Couleur = keyof typeof couleurs;

/**
 * The three inks of a drawn cover: `papier` is the lowest ground, `relief` is laid once more at each
 * contour, `courbe` draws the contours and `trait` the line of the walk and its étapes.
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

type Declarations = Record<string, string>;
type Pair = readonly [light: string, dark: string];

function couleurVariables(side: 0 | 1): Declarations {
  return Object.fromEntries(
    Object.entries<Pair>(couleurs).map(([role, values]) => [
      `--couleur-${role}`,
      values[side],
    ]),
  );
}

function encreRules(side: 0 | 1, within: string): Record<string, Declarations> {
  return Object.fromEntries(
    Object.entries<Record<string, Pair>>(encres).map(([encre, parts]) => [
      `${within}.encre-${encre}`,
      Object.fromEntries(
        Object.entries(parts).map(([part, values]) => [`--encre-${part}`, values[side]]),
      ),
    ]),
  );
}

const followsDarkSystem = ':root:not([data-theme="clair"])';
const chosenDark = ':root[data-theme="sombre"]';

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(
        Object.keys(couleurs).map((role) => [role, `var(--couleur-${role})`]),
      ),
    },
    fontFamily: {
      titre: [
        '"Bricolage Grotesque"',
        '"Bricolage Grotesque repli"',
        'system-ui',
        'sans-serif',
      ],
      texte: [
        '"Atkinson Hyperlegible Next"',
        '"Atkinson Hyperlegible Next repli"',
        'system-ui',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    // 16 × 1.2ⁿ: nothing smaller than 16 exists.
    fontSize: {
      base: ['1rem', '1.5'],
      lg: ['1.1875rem', '1.5'],
      xl: ['1.4375rem', '1.35'],
      '2xl': ['1.75rem', '1.2'],
      '3xl': ['2.125rem', '1.15'],
      '4xl': ['2.5625rem', '1.1'],
      // The one sentence of a page that has nothing else to say first.
      affiche: ['clamp(min(2.5625rem, 12.5vw), 1.9rem + 3vw, 3.5rem)', '1.12'],
    },
    borderRadius: { none: '0', carte: '10px', pilule: '999px' },
    boxShadow: {
      none: 'none',
      flottant: '0 1px 2px rgb(17 24 39 / 0.06), 0 12px 32px -8px rgb(17 24 39 / 0.18)',
    },
    transitionDuration: { DEFAULT: '150ms', 150: '150ms', 200: '200ms' },
    transitionTimingFunction: {
      DEFAULT: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      out: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    },
    extend: {
      maxWidth: { mesure: '68ch', page: '70rem' },
      backgroundImage: { fil: 'var(--fil)', 'fil-couche': 'var(--fil-couche)' },
      animation: {
        tampon: 'tampon 250ms cubic-bezier(0.2, 0.7, 0.3, 1) both',
        attente: 'attente 1.2s ease-in-out infinite',
        trace: 'trace 200ms cubic-bezier(0.2, 0.7, 0.3, 1) both',
      },
    },
  },
  plugins: [
    plugin((api) => {
      api.addBase({
        ':root': { 'color-scheme': 'light dark', ...couleurVariables(0) },
        ...encreRules(0, ''),
        ':root[data-theme="clair"]': { 'color-scheme': 'light' },
        ':root[data-theme="sombre"]': { 'color-scheme': 'dark' },
        // On a screen only: paper is white whatever the screen was.
        '@media screen and (prefers-color-scheme: dark)': {
          [followsDarkSystem]: couleurVariables(1),
          ...encreRules(1, `${followsDarkSystem} `),
        },
        '@media screen': {
          [chosenDark]: couleurVariables(1),
          ...encreRules(1, `${chosenDark} `),
        },
        '@media print': { ':root, :root[data-theme]': { 'color-scheme': 'light' } },
      });
    }),
  ],
} satisfies Config;
