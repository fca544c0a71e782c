import type { Langue } from './langue.ts';
import { currentLangue, currentLocale, keepLangue } from './current-langue.ts';
import { writeNumber } from './write-number.ts';

/** A form of a plural or a choice. */
type Forms = Readonly<Record<string, CompiledMessage | number>>;

/** A part of a compiled message: text, a value, or a form chosen by a value. */
type Token =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: string, forms: Forms];

/** A message as the build compiles it from ICU (`@lingui/message-utils`): a text without values stays a text. */
export type CompiledMessage = string | readonly Token[];

/** The messages of a language by their keys. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** What a macro leaves in the code of the site: the key, the French, and what stands in it. */
export type MessageDescriptor = {
  readonly id: string;
  /** In French. */
  readonly message: CompiledMessage;
  readonly values?: Readonly<Record<string, unknown>>;
};

let messages: Messages = {};

/** Says in which language all is told from here on. Before the first page is rendered; in French without messages. */
export function setLangue(langue: Langue, itsMessages: Messages = {}): void {
  keepLangue(langue);
  messages = itsMessages;
}

const rules = new Map<Langue, Intl.PluralRules>();

function pluralCategory(count: number): string {
  const langue = currentLangue();
  // `Intl` has a third form of French for millions (« un million de points »), which no message of ours has.
  if (langue === 'fr') return Math.abs(count) < 2 ? 'one' : 'other';
  const known = rules.get(langue) ?? new Intl.PluralRules(currentLocale());
  rules.set(langue, known);
  return known.select(count);
}

function formOf(value: unknown, kind: string, forms: Forms): CompiledMessage {
  const keys =
    kind === 'plural'
      ? [String(Number(value)), pluralCategory(Number(value)), 'other']
      : [String(value), 'other'];
  for (const key of keys) {
    const form = forms[key];
    if (form !== undefined && typeof form !== 'number') return form;
  }
  return '';
}

/**
 * The parts of a message with its values in their places.
 * @param count what `#` stands for, in a form of a plural.
 */
function fill(
  message: CompiledMessage,
  values: Readonly<Record<string, unknown>>,
  count?: number,
): unknown[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((token): unknown[] => {
    if (token === '#' && count !== undefined) return [writeNumber(count)];
    if (typeof token === 'string') return [token];
    const [name, kind, forms] = token;
    const value = values[name];
    if (kind === undefined || forms === undefined) return [value];
    const form = formOf(value, kind, forms);
    return fill(form, values, kind === 'plural' ? Number(value) : count);
  });
}

/** The parts of a message in the language of the document: texts, and values of any kind. */
export function partsOf({ id, message, values = {} }: MessageDescriptor): unknown[] {
  return fill(messages[id] ?? message, values);
}

/** What the macros `t`, `plural` and `select` become. */
export const i18n = {
  _: (descriptor: MessageDescriptor): string => partsOf(descriptor).join(''),
};
