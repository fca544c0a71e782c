/**
 * Whether a text is a SIREN number: nine digits whose Luhn sum is a multiple of ten. Source: INSEE, « Code SIREN », and
 * ISO/IEC 7812-1 for the sum.
 */
export function isSiren(text: string): boolean {
  return /^\d{9}$/.test(text) && luhnSum(text) % 10 === 0;
}

/** Every second digit from the right counts twice, and the digits of what it gives are added. */
function luhnSum(digits: string): number {
  return Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}

/** What a person typed or pasted, without spaces, points and hyphens: `200 035 087` → `200035087`. */
export function typedSiren(text: string): string {
  return text.replace(/[\s.\u00A0\u202F-]/g, '');
}

/** A SIREN as it is read: `200 035 087`, with spaces that do not break. */
export function formatSiren(siren: string): string {
  return siren.replace(/(\d{3})(?=\d)/g, '$1\u202F');
}
