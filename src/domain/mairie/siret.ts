/** The establishments of La Poste, whose SIRET follow a rule of their own. */
const laPoste = '356000000';

/** The sum of the digits from the right, each second one doubled, minus 9 above 9 (ISO/IEC 7812-1). */
function luhnSum(digits: string): number {
  return digits
    .split('')
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
}

/**
 * The 14 digits of a SIRET, without spaces; null for an impossible one. A SIRET and its SIREN both pass Luhn's check; the digits of an
 * establishment of La Poste add up to a multiple of 5 instead (INSEE, code SIRET). It does not prove that the number was assigned.
 */
export function parseSiret(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^\d{14}$/.test(digits)) return null;
  const siren = digits.slice(0, 9);
  if (luhnSum(siren) % 10 !== 0) return null;
  if (luhnSum(digits) % 10 === 0) return digits;
  const sum = digits.split('').reduce((all, digit) => all + Number(digit), 0);
  return siren === laPoste && sum % 5 === 0 ? digits : null;
}

/** A SIRET in groups: `213 500 998 00012`, with no-break spaces. */
export function formatSiret(digits: string): string {
  return [
    ...[0, 3, 6].map((start) => digits.slice(start, start + 3)),
    digits.slice(9),
  ].join('\u00A0');
}

/** A SIRET in groups, for display; null for a blank and for an impossible number. */
export function shownSiret(text: string | null): string | null {
  const digits = parseSiret(text ?? '');
  return digits === null ? null : formatSiret(digits);
}
