import { loadCodeText, type CodeText } from '@/content/code-text.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import {
  loadSecretCode,
  secretCodeCard,
  type SecretCodeCard,
} from '@/domain/secret-code/table.ts';
import type { Contenu, ImagePublique } from '@/domain/quete/quete.ts';

/** A code that a quête uses, ready to be drawn. */
export type CodeOnPaper = {
  card: SecretCodeCard;
  text: CodeText | null;
  secretCode: SecretCode;
  /** The quête's variants; empty for a code without any. */
  variantes: readonly string[];
};

/** Data of the printed pieces of a quête. It contains no answer. */
export type Matiere = {
  contenu: Contenu;
  /** 0 for a parcours that was not published yet. */
  version: number;
  /** The address of its page; empty without one. */
  url: string;
  /** Address of an image. */
  srcOf: (image: ImagePublique) => string;
  codes: ReadonlyMap<string, CodeOnPaper>;
  /** The arms and the colour of its territory or its commune; absent without. */
  enseigne?: PaperEnseigne | null;
};

/** A name, a colour readable under white, and the address of arms; the last two empty if missing. */
export type PaperEnseigne = { nom: string; couleur: string; blason: string };

/** The codes of a quête, each loaded once. An unknown one, or one only mentioned, is left out. */
export async function loadCodes({
  etapes,
}: Pick<Contenu, 'etapes'>): Promise<Map<string, CodeOnPaper>> {
  const messages = etapes.flatMap(({ epreuve }) =>
    epreuve.type === 'message_code' ? epreuve : [],
  );
  const ids = messages.map(({ secretCode }) => secretCode);
  const loaded = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const card = secretCodeCard(id);
      const [text, secretCode] = await Promise.all([
        loadCodeText(id),
        loadSecretCode(id),
      ]);
      if (card === null || secretCode === null) return [];
      const used = new Set(
        messages.filter((one) => one.secretCode === id).map(({ variante }) => variante),
      );
      const variantes = secretCode.variants
        .map((one) => one.id)
        .filter((one) => used.has(one));
      return [[id, { card, text, secretCode, variantes }] as const];
    }),
  );
  return new Map(loaded.flat());
}
