import type { MessageDescriptor } from '@lingui/core';

/**
 * Replaces `@lingui/core/macro` without a build (`paths` of tsconfig.json): tools run by `tsx` and journeys import modules of `domain` and
 * `lib` with texts, and the package throws without its build step. Its messages are the French ones.
 */

type Told = { message: string; context?: string; comment?: string };
type Value = string | number;

function frenchOf(
  first: TemplateStringsArray | Told | MessageDescriptor,
  values: readonly Value[],
): string {
  return 'raw' in first ? String.raw({ raw: first }, ...values) : (first.message ?? '');
}

export function t(
  first: TemplateStringsArray | Told | MessageDescriptor,
  ...values: readonly Value[]
): string {
  return frenchOf(first, values);
}

export function msg(
  first: TemplateStringsArray | Told,
  ...values: readonly Value[]
): MessageDescriptor {
  return { id: '', message: frenchOf(first, values) };
}

type PluralForms = { one: string; other: string } & Partial<Record<number, string>>;

export function plural(count: number, forms: PluralForms): string {
  const form = forms[count] ?? (Math.abs(count) < 2 ? forms.one : forms.other);
  return form.replaceAll('#', String(count));
}
