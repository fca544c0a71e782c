import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawing } from '../../src/domain/secret-code/drawing.ts';
import { drawChappe } from '../../src/domain/secret-code/chappe.ts';
import type { SecretCode } from '../../src/domain/secret-code/secret-code.ts';
import { tokensOf } from '../../src/domain/secret-code/signs.ts';
import {
  loadSecretCode,
  secretCodeTable,
  type SecretCodeCard,
} from '../../src/domain/secret-code/table.ts';
import { repositoryFolder } from '../lib/environment.ts';

/**
 * `npx tsx tools/build/code-vignettes.ts`: the small samples of the list of /les_codes, coded and drawn by the modules themselves. The list
 * cannot load forty modules, so they are stored in a file; a test fails when it is outdated.
 */
export const vignettesFile = path.join(
  repositoryFolder,
  'src/features/code-library/vignettes.generated.json',
);

/** The coded word, or the drawings of its signs. */
export type Vignette = { clair: string; texte: string } | { dessins: Drawing[] };

/** Text of each sample; two letters, unless two would show nothing. */
const samples: Readonly<Record<string, string>> = {
  cistercien: '1794 2026',
  romains: '1794',
  scytale: 'TRESOR',
  zigzag: 'TRESOR',
  colonnes: 'TRESOR',
  fleissner: 'TRESOR',
  playfair: 'TRESOR',
  bifide: 'TRESOR',
  inverse: 'TRESOR',
  leet: 'TRESOR',
  verlan: 'trésor',
  javanais: 'trésor',
  louchebem: 'boucher',
  'code-livre': 'vieux garde',
};

/** Codes without a tool: a word, and its coded form. */
const told: Readonly<Record<string, readonly [clair: string, texte: string]>> = {
  hieroglyphes: ['M', 'chouette'],
  dactylologie: ['O-R', 'à la main'],
  cardan: ['clé', '▢c▢▢lé▢'],
  encres: ['clé', '· · ·'],
  anagramme: ['chien', 'niche'],
  rebus: ['château', 'chat + eau'],
  charade: ['château', '1er + 2e'],
  contrepeterie: ['sonnez', 'trompez'],
  'langue-des-oiseaux': ['maladie', 'mal a dit'],
};

/** Text that fits in a sample's frame. */
const shownLength = 12;

function keyOf({ key, keyProblem }: SecretCode, id: string): string {
  if (id === 'lettres-piquees') return 'Forêt noire';
  return keyProblem('') === null ? '' : (key?.example ?? '');
}

function vignetteOf(card: SecretCodeCard, secretCode: SecretCode | null): Vignette {
  const sample = samples[card.id] ?? 'OR';
  if (card.id === 'chappe') {
    return { dessins: [drawChappe({ regulateur: 'couche', ailes: [90, -45] })] };
  }
  if (secretCode === null) {
    const [clair = '', texte = ''] = told[card.id] ?? [];
    if (texte === '') throw new Error(`${card.id} needs a sample that is told.`);
    return { clair, texte };
  }
  const coding = secretCode.encode(sample, keyOf(secretCode, card.id));
  if (!coding.ok) throw new Error(`${card.id}: ${coding.problem}`);
  const variante = secretCode.variants[0]?.id ?? '';
  const dessins = tokensOf(secretCode, coding.text, variante).flatMap((token) =>
    token.kind === 'signe' ? (token.sign.drawing ?? []) : [],
  );
  if (dessins.length > 0) return { dessins };
  const texte = coding.text.replaceAll('\n', ' ');
  return {
    clair: card.id === 'code-livre' ? 'vieux…' : sample,
    texte: texte.length > shownLength ? `${texte.slice(0, shownLength - 1)}…` : texte,
  };
}

/** Every sample, by the id of its code. */
export async function drawVignettes(): Promise<Record<string, Vignette>> {
  const vignettes: Record<string, Vignette> = {};
  for (const card of secretCodeTable) {
    const secretCode = await loadSecretCode(card.id);
    vignettes[card.id] = vignetteOf(card, secretCode);
  }
  return vignettes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(vignettesFile, `${JSON.stringify(await drawVignettes())}\n`);
}
