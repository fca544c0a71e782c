import type { ReactNode } from 'react';
import type { MessageDescriptor } from './runtime.ts';

/**
 * What a text of the interface is written with. The build replaces each of these by its message
 * (`tools/build/messages/`, docs/languages.md); where nothing is built (`tsx`, Playwright), they say the French.
 */

/** A message of a table, said later by `t(message)`. */
export type Message = MessageDescriptor;

type Told = { message: string; context?: string; comment?: string };
type Value = string | number;

function join(strings: TemplateStringsArray, values: readonly Value[]): string {
  return String.raw({ raw: strings }, ...values);
}

export function t(strings: TemplateStringsArray, ...values: readonly Value[]): string;
export function t(told: Told | Message): string;
export function t(
  first: TemplateStringsArray | Told | Message,
  ...values: readonly Value[]
): string {
  if ('raw' in first) return join(first, values);
  // A message that is not compiled is the French text.
  return typeof first.message === 'string' ? first.message : '';
}

export function msg(
  first: TemplateStringsArray | Told,
  ...values: readonly Value[]
): Message {
  return { id: '', message: 'raw' in first ? join(first, values) : first.message };
}

type PluralForms = Readonly<Record<'one' | 'other', string>> &
  Readonly<Record<`_${number}` | number, string>>;

export function plural(count: number, forms: PluralForms): string {
  const form = forms[count] ?? (Math.abs(count) < 2 ? forms.one : forms.other);
  return form.replaceAll('#', String(count));
}

export function select(
  value: string,
  forms: Readonly<Record<string, string>> & { other: string },
): string {
  return forms[value] ?? forms.other;
}

type TransProps = { children: ReactNode; context?: string; comment?: string };

export function Trans({ children }: TransProps) {
  return children;
}

type PluralProps = {
  value: number;
  one: ReactNode;
  other: ReactNode;
  _0?: ReactNode;
  _1?: ReactNode;
};

export function Plural({ value, one, other, _0, _1 }: PluralProps) {
  const exact = value === 0 ? _0 : value === 1 ? _1 : undefined;
  const form = exact ?? (Math.abs(value) < 2 ? one : other);
  return typeof form === 'string' ? form.replaceAll('#', String(value)) : form;
}
