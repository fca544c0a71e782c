import type { Roue } from '@/domain/epreuve/kinds/cadenas.ts';

/** The signs of a wheel, in the order of turning. */
export const signsOf: Readonly<Record<Roue, string>> = {
  chiffres: '0123456789',
  lettres: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

/** The sign after so many turns; cyclic. */
export function turned(sign: string, roue: Roue, by: number): string {
  const signs = signsOf[roue];
  const next = (signs.indexOf(sign) + by + signs.length) % signs.length;
  return signs[next] ?? sign;
}

/** The current signs of the wheels of a padlock; the first sign of a wheel that was not turned. */
export function wheelsOf(typed: string, roues: readonly Roue[]): string[] {
  return roues.map((roue, index) => {
    const sign = typed[index] ?? '';
    return sign !== '' && signsOf[roue].includes(sign) ? sign : signsOf[roue].charAt(0);
  });
}

/** The sign of a wheel in a typed text: its last one, ignoring accents and case; undefined if none. */
export function typedSign(text: string, roue: Roue): string | undefined {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return Array.from(plain).findLast((sign) => signsOf[roue].includes(sign));
}
