import { loadCodeText, type CodeText } from '@/content/code-text.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import { loadSecretCode, type SecretCodeCard } from '@/domain/secret-code/table.ts';
import type { Breaker as BreakerOf } from './breaker.tsx';
import { loadFigure, type Figure } from './figures.ts';

/** Content of a code's page. */
export type CodeMaterial = {
  text: CodeText | null;
  /** Null for a code that has a text but no tool. */
  secretCode: SecretCode | null;
  /** A separate drawing, beside or instead of a tool. */
  figure: Figure | null;
  /** The help for a reader without the key; null if counting letters would not help. */
  Breaker: typeof BreakerOf | null;
};

/** Codes that letter frequencies help to break. */
const broken: readonly string[] = [
  'cesar',
  'rot13',
  'mot-cle',
  'affine',
  'atbash',
  'vigenere',
  'gronsfeld',
];

async function loadBreaker(id: string): Promise<CodeMaterial['Breaker']> {
  return broken.includes(id) ? (await import('./breaker.tsx')).Breaker : null;
}

const materialById = new Map<string, Promise<CodeMaterial>>();

async function load({ id }: SecretCodeCard): Promise<CodeMaterial> {
  const [text, secretCode, figure, Breaker] = await Promise.all([
    loadCodeText(id),
    loadSecretCode(id),
    loadFigure(id),
    loadBreaker(id),
  ]);
  return { text, secretCode, figure, Breaker };
}

/** Lifetime of a failure. React asks at each render: without it, requests would never end. */
const failureMs = 10_000;

/**
 * The text and the tool of a code, fetched once: the same promise each time, as React's `use` requires. A failed fetch is forgotten after
 * 10 s, so that another visit retries.
 */
export function codeMaterial(card: SecretCodeCard): Promise<CodeMaterial> {
  const kept = materialById.get(card.id);
  if (kept !== undefined) return kept;
  const material = load(card);
  material.catch(() => {
    setTimeout(() => materialById.delete(card.id), failureMs);
  });
  materialById.set(card.id, material);
  return material;
}
