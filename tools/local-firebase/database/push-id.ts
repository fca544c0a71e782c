import { randomInt } from 'node:crypto';

const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
let lastTime = 0;
let lastDigits: number[] = [];

/** A key that sorts by its time, like those of the clients' `push()`. @param now milliseconds since 1970. */
export function pushId(now: number): string {
  if (now === lastTime) {
    increment(lastDigits);
  } else {
    lastTime = now;
    lastDigits = Array.from({ length: 12 }, () => randomInt(64));
  }
  let time = '';
  for (let rest = now, count = 0; count < 8; count += 1) {
    time = (alphabet[rest % 64] ?? '') + time;
    rest = Math.floor(rest / 64);
  }
  return time + lastDigits.map((digit) => alphabet[digit]).join('');
}

function increment(digits: number[]): void {
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    const next = ((digits[at] ?? 0) + 1) % 64;
    digits[at] = next;
    if (next !== 0) {
      return;
    }
  }
}
