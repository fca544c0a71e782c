/** Sorts before every key; the clients send it as the key of a bound. */
export const firstKey = '[MIN_NAME]';
/** Sorts after every key. */
export const lastKey = '[MAX_NAME]';

const integerKey = /^-?0*\d{1,10}$/;

/** Keys that are 32-bit integers by number (then by length), before all others by UTF-16 order. */
export function compareKeys(first: string, second: string): number {
  if (first === second) {
    return 0;
  }
  if (first === firstKey || second === lastKey) {
    return -1;
  }
  if (second === firstKey || first === lastKey) {
    return 1;
  }
  const firstNumber = integerOfKey(first);
  const secondNumber = integerOfKey(second);
  if (firstNumber !== undefined && secondNumber !== undefined) {
    return firstNumber - secondNumber || first.length - second.length;
  }
  if (firstNumber !== undefined) {
    return -1;
  }
  if (secondNumber !== undefined) {
    return 1;
  }
  return first < second ? -1 : 1;
}

/** The number that a key sorts by; undefined for any other text. */
export function integerOfKey(key: string): number | undefined {
  // Most keys are words or push ids: their first two characters decide, without the expression.
  const sign = key.charCodeAt(0) === 0x2d ? 1 : 0;
  const digit = key.charCodeAt(sign);
  if (!(digit >= 0x30 && digit <= 0x39) || !integerKey.test(key)) {
    return undefined;
  }
  const number = Number(key);
  return number >= -2_147_483_648 && number <= 2_147_483_647 ? number : undefined;
}
