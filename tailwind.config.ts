import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { couleurs, encres } from './src/ui/palette.ts';

type Declarations = Record<string, string>;
type Pair = readonly [light: string, dark: string];

function couleurVariables(side: 0 | 1): Declarations {
  const colours = Object.entries<Pair>(couleurs).map(
    ([role, values]) => [`--couleur-${role}`, values[side]] as const,
  );
  return { ...Object.fromEntries(colours), '--clarte-image': side === 0 ? '1' : '0.8' };
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

const texteFont = [
  '"Atkinson Hyperlegible Next"',
  '"Atkinson Hyperlegible Next repli"',
  'system-ui',
  'sans-serif',
];

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
      texte: texteFont,
      // What Tailwind gives to a page that says nothing.
      sans: texteFont,
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    // 16 × 1.2ⁿ: nothing smaller than 16 exists.
    fontSize: {
      base: ['1rem', '1.5'],
      lg: ['1.1875rem', '1.5'],
      // A title whose letters are twice as large keeps its words whole on a phone.
      xl: ['min(1.4375rem, 10vw)', '1.35'],
      '2xl': ['min(1.75rem, 10.5vw)', '1.2'],
      '3xl': ['min(2.125rem, 12.5vw)', '1.15'],
      '4xl': ['min(2.5625rem, 12.5vw)', '1.1'],
      // The one sentence of a page that has nothing else to say first.
      affiche: ['min(max(2.5625rem, 1.9rem + 3vw), 12.5vw, 3.5rem)', '1.12'],
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
