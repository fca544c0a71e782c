import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type * as z from 'zod/mini';
import { currentLocale } from '@/langue/current-langue.ts';
import type { Drawing } from './drawing.ts';
import type { KeyTable } from './key-table.ts';
import type { Signal } from './signal.ts';

/** Information lost by coding, then decoding, a message. */
export type Loss =
  /** Small letters are decoded as capitals. */
  | 'majuscules'
  /** `é` is decoded as `E`, `œ` as `OE`. */
  | 'accents'
  | 'espaces'
  | 'ponctuation'
  /** A digit cannot be coded. */
  | 'chiffres'
  /** `J=I`: J is decoded as I; `X=KS`: X is decoded as KS. */
  | `${string}=${string}`
  /** X added to fill a line or to part a pair. */
  | 'remplissage'
  /** Numbers only; everything else is skipped. */
  | 'lettres'
  /** Several messages have the same coded text: a person has to choose. */
  | 'ambigu';

/** A mark that a code cannot write, and its count in the text. */
type SkippedMark = { mark: string; count: number };

/** A coded or decoded text; or its refusal, as a sentence. */
export type Coding =
  | {
      ok: true;
      text: string;
      /** Marks that cannot be coded: letters, digits and symbols, never spaces or punctuation. */
      skipped: readonly SkippedMark[];
    }
  | { ok: false; problem: string };

/** A way of the code that is stored with each message: « I et J ensemble », « vu de face ». */
export type Variant = { id: string; label: string };

/** Input field of a key. */
export type KeyField = {
  label: string;
  hint: string;
  /** Hint for deciphering, if the key is used the other way round. */
  decodeHint?: string;
  example: string;
  /** `nombre` opens the keyboard of digits; `texte` is several lines; `trous` is a mask to pierce. */
  kind: 'mot' | 'nombre' | 'texte' | 'trous';
};

/** The same in its module: rendered once the language is known. */
export type WrittenVariant = { id: string; label: string | MessageDescriptor };
export type WrittenKeyField = Omit<KeyField, 'label' | 'hint' | 'decodeHint'> & {
  label: MessageDescriptor;
  hint: MessageDescriptor;
  decodeHint?: MessageDescriptor;
};

function sayVariant({ id, label }: WrittenVariant): Variant {
  return { id, label: typeof label === 'string' ? label : t(label) };
}

function sayField({ label, hint, decodeHint, ...field }: WrittenKeyField): KeyField {
  return {
    ...{ ...field, label: t(label), hint: t(hint) },
    ...(decodeHint !== undefined && { decodeHint: t(decodeHint) }),
  };
}

/** A sign of a writing. */
export type Sign = {
  /** Replaces it in a coded text; describes its looks, never its meaning. */
  id: string;
  /** Its meaning: a letter, a digit, a mark. */
  value: string;
  /** Its looks, as a text alternative; never its meaning. */
  nom: string;
  /** Null if the id itself is shown, in the font of the text. */
  drawing: Drawing | null;
};

/** Arrangement of signs in a coded text. */
export type Writing = {
  /** Every sign of a variant, in the order of a key card. */
  signs: (variantId: string, key: string) => readonly Sign[];
  /** The sign of an id, including those made from numbers; null for none. */
  signOf?: (id: string, variantId: string) => Sign | null;
  /** `espaces`: ids with a space between, ` / ` between words. `caracteres`: one character per sign. */
  tokens: 'espaces' | 'caracteres';
  /** Format of its signs: taller than wide, about square, or so detailed that they are drawn larger. */
  taille: 'large' | 'carre' | 'fouille';
};

/** A code that works: pure, both ways, never throws. */
export type SecretCode = {
  id: string;
  /** The first is the usual one; empty for a code without variants. */
  variants: readonly Variant[];
  /** Null for a code without key. */
  key: KeyField | null;
  /** The sentence that refuses a key, or null if valid. */
  keyProblem: (key: string) => string | null;
  losses: (variantId: string) => readonly Loss[];
  /** Null for a message of letters or digits. */
  writing: Writing | null;
  /** Table for coding by hand; null for a code without one, or while the key is refused. */
  table: (key: string, variantId: string) => KeyTable | null;
  /** A message laid out for moving its letters; null for other codes, or while the key is refused. */
  layout: (clair: string, key: string) => KeyTable | null;
  /** Null for a code that is only read. */
  signal: Signal | null;
  encode: (text: string, key?: string, variantId?: string) => Coding;
  decode: (text: string, key?: string, variantId?: string) => Coding;
};

/** Longest text to code, and longest to decode. */
const textLimit = { encode: 10_000, decode: 200_000 } as const;

type Direction<Key> = (text: string, key: Key, variantId: string) => Coding;

type CodeDefinition<Key> = {
  id: string;
  variants?: readonly WrittenVariant[];
  key: { field: WrittenKeyField | null; schema: z.ZodMiniType<Key, string> };
  losses: readonly Loss[] | ((variantId: string) => readonly Loss[]);
  writing?: Writing;
  table?: (key: Key, variantId: string) => KeyTable | null;
  layout?: (clair: string, key: Key) => KeyTable | null;
  signal?: Signal;
  encode: Direction<Key>;
  decode: Direction<Key>;
};

/** A good coding; `skipped` lists each mark that was left out, once for each time. */
export function coded(text: string, skipped: readonly string[] = []): Coding {
  const countByMark = new Map<string, number>();
  for (const mark of skipped) countByMark.set(mark, (countByMark.get(mark) ?? 0) + 1);
  return {
    ok: true,
    text,
    skipped: [...countByMark].map(([mark, count]) => ({ mark, count })),
  };
}

/** A refusal, as a sentence with the remedy. */
export function refused(problem: string): Coding {
  return { ok: false, problem };
}

/** Total count of skipped marks. */
export function skippedCount(coding: Coding): number {
  return coding.ok ? coding.skipped.reduce((sum, { count }) => sum + count, 0) : 0;
}

/**
 * A code of the table, from its two directions: its schema reads the key, an unknown variant and an overlong text are refused in a
 * sentence, an empty variant is the first one.
 */
export function defineCode<Key>(definition: CodeDefinition<Key>): SecretCode {
  const { id, key, losses, variants = [] } = definition;
  const usual = variants[0]?.id ?? '';
  const run = (direction: Direction<Key>, limit: number) => {
    return (text: string, typedKey = '', variantId = usual): Coding => {
      const variant = variantId === '' ? usual : variantId;
      if (variant !== usual && !variants.some((known) => known.id === variant)) {
        return refused(t`Cette variante n’existe pas\u00A0: choisissez-en une autre.`);
      }
      if (text.length > limit) {
        const max = limit.toLocaleString(currentLocale());
        return refused(t`Ce texte est trop long\u00A0: ${max} caractères au plus.`);
      }
      const parsed = key.schema.safeParse(typedKey);
      if (!parsed.success) return refused(messageOf(parsed.error));
      return direction(text, parsed.data, variant);
    };
  };
  return {
    id,
    get variants() {
      return variants.map(sayVariant);
    },
    get key() {
      return key.field && sayField(key.field);
    },
    keyProblem: (typedKey) => {
      const parsed = key.schema.safeParse(typedKey);
      return parsed.success ? null : messageOf(parsed.error);
    },
    losses: (variantId) => {
      return typeof losses === 'function' ? losses(variantId || usual) : losses;
    },
    writing: definition.writing ?? null,
    table: (typedKey, variantId) => {
      const parsed = key.schema.safeParse(typedKey);
      if (!parsed.success) return null;
      return definition.table?.(parsed.data, variantId || usual) ?? null;
    },
    layout: (clair, typedKey) => {
      const parsed = key.schema.safeParse(typedKey);
      return parsed.success ? (definition.layout?.(clair, parsed.data) ?? null) : null;
    },
    signal: definition.signal ?? null,
    encode: run(definition.encode, textLimit.encode),
    decode: run(definition.decode, textLimit.decode),
  };
}

function messageOf({ issues }: z.core.$ZodError): string {
  return issues[0]?.message ?? t`Cette clé ne peut pas servir.`;
}

/** Replaces half of a surrogate pair, which is not a character. */
const replacement = '\uFFFD';

/** The bytes of a text in UTF-8, `é` in one piece: letters without accent are those of ASCII. */
export function bytesOf(text: string): { bytes: Uint8Array; skipped: string[] } {
  const whole = text.normalize('NFC').replaceAll(/\p{Cs}/gu, replacement);
  return {
    bytes: new TextEncoder().encode(whole),
    skipped: whole.match(new RegExp(replacement, 'g')) ?? [],
  };
}

/** Reads bytes as UTF-8; those that are no text are shown as `\uFFFD` and counted. */
export function textOfBytes(bytes: Uint8Array): Coding {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return coded(text, text.match(new RegExp(replacement, 'g')) ?? []);
}
