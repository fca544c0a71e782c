import * as z from 'zod/mini';
import type { OtherLangue } from '@/langue/langue.ts';
import { canonicalText } from '../epreuve/canonical-answer.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import type { FieldPath } from '../parcours/field-path.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { openObject } from '../open-object.ts';
import { rewriteParcours, type TextePlace } from './rewrite.ts';

/** A text in another language, and the mark of its French source (`markOf`). Empty: not translated. */
const traduitSchema = openObject({
  texte: z.string(),
  de: z.string().check(z.maxLength(16)),
});
export type Traduit = z.infer<typeof traduitSchema>;

/** `parcours/{id}/traductions/{langue}_{etapeId}`, or `…_parcours` for the texts of the whole. */
export const traductionSchema = openObject({
  textes: z.record(z.string(), traduitSchema),
});
export type Textes = z.infer<typeof traductionSchema>['textes'];

/** Replaces an étape for the texts of the whole. */
export const wholeKey = 'parcours';

/** All translations of a parcours in a language: its texts by field, under the id of their étape or `parcours`. */
export type Traduction = {
  langue: OtherLangue;
  textesByEtape: Readonly<Record<string, Textes>>;
};

/** Document id of the texts of an étape (null: of the whole) in a language. */
export function traductionIdOf(langue: OtherLangue, etapeId: EtapeId | null): string {
  return `${langue}_${etapeId ?? wholeKey}`;
}

/** A text that is to be translated. */
export type Source = TextePlace & { texte: string };

/** All public texts of a parcours, in reading order, without blank ones. */
export function sourcesOf(parcours: Parcours): Source[] {
  const sources: Source[] = [];
  rewriteParcours(parcours, (texte, place) => {
    if (texte.trim() !== '') sources.push({ ...place, texte });
    return texte;
  });
  return sources;
}

/**
 * The mark of a French text, ten hexadecimal digits, the same for the same words with any spaces around them. It detects a change, and
 * keeps no secret (FNV-1a from two starts).
 */
export function markOf(texte: string): string {
  const words = texte.trim();
  const halves = [0x811c9dc5, 0x01234567].map((start) => {
    let state = start;
    for (let index = 0; index < words.length; index += 1) {
      state = Math.imul(state ^ words.charCodeAt(index), 0x01000193);
    }
    return (state >>> 0).toString(16).padStart(8, '0');
  });
  return halves.join('').slice(0, 10);
}

/** A text in another language, from a screen or a file. */
export type Change = Traduit & { etapeId: EtapeId | null; champ: FieldPath };

/** The translation with changed texts. */
export function withChanges(
  { langue, textesByEtape }: Traduction,
  changes: readonly Change[],
): Traduction {
  const next = { ...textesByEtape };
  for (const { etapeId, champ, texte, de } of changes) {
    const key = etapeId ?? wholeKey;
    next[key] = { ...next[key], [champ]: { texte, de } };
  }
  return { langue, textesByEtape: next };
}

/** A text beside its translation. */
export type TexteATraduire = Source & {
  /** Empty for none. */
  traduit: string;
  etat: 'a-traduire' | 'a-revoir' | 'traduit';
};

function traduitAt(
  { textesByEtape }: Traduction,
  { etapeId, champ }: { etapeId: EtapeId | null; champ: FieldPath },
): Traduit | null {
  const textes = textesByEtape[etapeId ?? wholeKey] ?? {};
  const found = Object.hasOwn(textes, champ) ? textes[champ] : undefined;
  return found === undefined || found.texte.trim() === '' ? null : found;
}

/** All texts of a parcours with their translations in a language: `a-revoir` if the French has changed since. */
export function textesATraduire(
  parcours: Parcours,
  traduction: Traduction,
): TexteATraduire[] {
  return sourcesOf(parcours).map((source): TexteATraduire => {
    const found = traduitAt(traduction, source);
    if (found === null) return { ...source, traduit: '', etat: 'a-traduire' };
    const etat = found.de === markOf(source.texte) ? 'traduit' : 'a-revoir';
    return { ...source, traduit: found.texte, etat };
  });
}

/** Number of texts in each state. */
export function comptesOf(
  lignes: readonly TexteATraduire[],
): Record<TexteATraduire['etat'], number> {
  const comptes = { 'a-traduire': 0, 'a-revoir': 0, traduit: 0 };
  for (const { etat } of lignes) comptes[etat] += 1;
  return comptes;
}

/** Excess length over the French that causes a warning: signs and buttons were made for the French. */
const longerBy = 0.6;

/** A warning about a text, which the translator may ignore; `reponse`: no accepted answer can be typed. */
export type Avertissement = 'longue' | 'trop-longue' | 'reponse';

/** Warning about a translation; null for none. Short texts (20 signs) may grow freely. */
export function avertissementOf({
  texte,
  traduit,
  champ,
  max,
}: TexteATraduire): Avertissement | null {
  if (traduit.trim() === '') return null;
  if (traduit.length > max) return 'trop-longue';
  if (champ.endsWith('.reponses')) {
    return traduit.split('\n').some((line) => canonicalText(line) !== null)
      ? null
      : 'reponse';
  }
  const isLong = texte.trim().length > 20;
  return isLong && traduit.trim().length > texte.trim().length * (1 + longerBy)
    ? 'longue'
    : null;
}

/** True if a translation may be published: it fits, and its answers can be typed. */
function isUsable(ligne: TexteATraduire): boolean {
  const avertissement = avertissementOf(ligne);
  return ligne.traduit !== '' && (avertissement === null || avertissement === 'longue');
}

/** Texts needed to play an étape: without all of them the étape stays French, so that a question and its answers share a language. */
const essential =
  /^(titre|recit|(epreuve|epreuve\.autre|petits)\.(consigne|reponses|options\.\d+|paires\.\d+))$/;

/** A parcours in a language. */
export type Traduite = {
  parcours: Parcours;
  /** Étapes that stay French: a text needed to play them has no translation. */
  enFrancais: ReadonlySet<EtapeId>;
  /** French texts, trimmed, without a usable translation, except those of these étapes. */
  textesEnFrancais: ReadonlySet<string>;
};

/**
 * A parcours with its texts in a language; null without a translated title. Missing or unusable translations stay French; outdated ones are
 * still shown.
 */
export function traduite(parcours: Parcours, traduction: Traduction): Traduite | null {
  const usable = new Map<string, string>();
  const enFrancais = new Set<EtapeId>();
  const left: TexteATraduire[] = [];
  for (const ligne of textesATraduire(parcours, traduction)) {
    const { etapeId, champ, traduit } = ligne;
    if (isUsable(ligne)) {
      usable.set(`${etapeId ?? ''}/${champ}`, traduit);
      continue;
    }
    left.push(ligne);
    if (etapeId !== null && essential.test(champ)) enFrancais.add(etapeId);
  }
  if (!usable.has('/titre')) return null;
  const next = rewriteParcours(parcours, (texte, { etapeId, champ }) =>
    etapeId !== null && enFrancais.has(etapeId)
      ? texte
      : (usable.get(`${etapeId ?? ''}/${champ}`) ?? texte),
  );
  const textesEnFrancais = left
    .filter(({ etapeId }) => etapeId === null || !enFrancais.has(etapeId))
    .map(({ texte }) => texte.trim());
  return { parcours: next, enFrancais, textesEnFrancais: new Set(textesEnFrancais) };
}
