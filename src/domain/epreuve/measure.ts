import { normalisedWords } from './canonical-answer.ts';

/** Units: their sign, their name, with an s in the plural, and other signs. */
const units: readonly (readonly [sign: string, name: string, ...others: string[]])[] = [
  ['mm', 'millimètre'],
  ['cm', 'centimètre'],
  ['m', 'mètre'],
  ['km', 'kilomètre'],
  ['g', 'gramme'],
  ['kg', 'kilo', 'kilogramme'],
  ['t', 'tonne'],
  ['l', 'litre'],
  ['ha', 'hectare'],
  ['s', 'seconde', 'sec'],
  ['min', 'minute', 'mn'],
  ['€', 'euro', 'EUR'],
  ['%', 'pour cent'],
];
type Unit = (typeof units)[number];

/** A unit in a single form for all accents and plurals; a sign other than a letter is unchanged. */
function plainUnit(unit: string): string {
  const plain = normalisedWords(unit).join('');
  return plain === '' ? unit.trim() : plain;
}

function unitOf(text: string): Unit | undefined {
  const plain = plainUnit(text);
  return units.find((forms) =>
    forms.some((form) => [form, `${form}s`].some((one) => plainUnit(one) === plain)),
  );
}

const measure = /^([+-]?\d[\d\s.,'’]*?)\s*(\p{L}[\p{L}\p{M} ²³]*|€|%|°)$/u;

/** A number and its unit, « 12 m », « 2,50 € »; null for other texts. */
export function measureOf(text: string): { number: string; unit: string } | null {
  const [, number, unit] = measure.exec(text.trim()) ?? [];
  return number === undefined || unit === undefined ? null : { number, unit };
}

/** All forms of a measure with its unit, « 12 m », « 12 mètres »; null for other texts. */
export function unitForms(text: string): string[] | null {
  const found = measureOf(text);
  const unit = found === null ? undefined : unitOf(found.unit);
  if (found === null || unit === undefined) return null;
  const [sign, name, ...others] = unit;
  const isMany = Number(found.number.replace(',', '.')) >= 2 && name !== 'pour cent';
  return [sign, `${name}${isMany ? 's' : ''}`, ...others].map(
    (form) => `${found.number} ${form}`,
  );
}
