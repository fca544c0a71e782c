/** 0 to 19 in words. */
export const unitWords = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
];

const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

function spellTens(ten: number, rest: number): string {
  const name = tens[ten] ?? '';
  if (rest === 0) return name;
  return rest === 1 || rest === 11
    ? `${name} et ${unitWords[rest] ?? ''}`
    : `${name}-${unitWords[rest] ?? ''}`;
}

function spellBelowHundred(value: number): string {
  if (value < 20) return unitWords[value] ?? '';
  if (value < 70) return spellTens(Math.floor(value / 10), value % 10);
  if (value < 80) return spellTens(6, value - 60);
  return value === 80 ? 'quatre-vingts' : `quatre-vingt-${unitWords[value - 80] ?? ''}`;
}

/** « deux-cents », « trois-cents »; empty below the first hundred. */
function counted(count: number, name: string, rest: number): string {
  if (count === 1) return name;
  const plural = name === 'cent' && rest === 0 ? 's' : '';
  return `${spellNumber(count)} ${name}${plural}`;
}

/**
 * A whole number from 0 to 999,999 in French words, in the usual older spelling: « trois cent soixante et onze ». Throws a RangeError for
 * any other number.
 */
export function spellNumber(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 999_999) {
    throw new RangeError(`Not spelled: ${String(value)}`);
  }
  if (value < 100) return spellBelowHundred(value);
  const [size, name] =
    value < 1_000 ? ([100, 'cent'] as const) : ([1_000, 'mille'] as const);
  const rest = value % size;
  const head = counted(Math.floor(value / size), name, rest);
  // « deux cent mille »: before « mille », « cent » takes no s.
  const before =
    size === 1_000
      ? head.replace('cents mille', 'cent mille').replace('vingts mille', 'vingt mille')
      : head;
  return rest === 0 ? before : `${before} ${spellNumber(rest)}`;
}
