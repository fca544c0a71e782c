import * as z from 'zod/mini';
import { limits } from '../limits.ts';

/**
 * Author's texts of an étape that players read, in reading order; `max`: UTF-16 units. The schemas of drafts, documents and publications,
 * the blank étape, the length check and the leak check use this list. `isLater`: added after the first drafts were stored, which lack it.
 */
export const etapeTexts = {
  titre: { max: limits.etapeTitre.max },
  /** The place in words, for the list beside every map: « 3, place de la Mairie ». */
  lieu: { max: limits.lieu.max },
  /** « Chemin jusqu'ici »: turns, steps, surface from the étape before. */
  chemin: { max: limits.chemin.max, isLater: true },
  /** The same without steps, if such a way exists. */
  cheminSansMarches: { max: limits.chemin.max, isLater: true },
  recit: { max: limits.recit.max },
  /** The easy-to-read story (FALC); empty if not written. */
  falc: { max: limits.falc.max, isLater: true },
} as const satisfies Readonly<Record<string, { max: number; isLater?: true }>>;
export type EtapeTexte = keyof typeof etapeTexts;

// The keys of a table are its names.
export const etapeTexteList = Object.keys(etapeTexts) as readonly EtapeTexte[];

/** Something for each of these texts, by its name. */
export function forEachTexte<Made>(
  make: (name: EtapeTexte) => Made,
): Record<EtapeTexte, Made> {
  // Every name is there.
  return Object.fromEntries(etapeTexteList.map((name) => [name, make(name)])) as Record<
    EtapeTexte,
    Made
  >;
}

type TexteShape = {
  [Name in EtapeTexte]: (typeof etapeTexts)[Name] extends { isLater: true }
    ? z.ZodMiniDefault<z.ZodMiniString>
    : z.ZodMiniString;
};

/** These texts as fields of a schema, each made from its `max`; some may be absent from a file, and are empty then. */
export function etapeTexteShape(texteOf: (max: number) => z.ZodMiniString): TexteShape {
  return forEachTexte((name) => {
    const { max, isLater = false }: { max: number; isLater?: boolean } = etapeTexts[name];
    return isLater ? z._default(texteOf(max), '') : texteOf(max);
  }) as TexteShape; // `isLater` decides in the type as it does here.
}

export const blankEtapeTexts = forEachTexte(() => '');

/** These texts of an étape, rewritten. */
export function etapeTextsOf(
  etape: Readonly<Record<EtapeTexte, string>>,
  rewrite: (texte: string) => string,
): Record<EtapeTexte, string> {
  return forEachTexte((name) => rewrite(etape[name]));
}
