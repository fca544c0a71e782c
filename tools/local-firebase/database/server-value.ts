import { InvalidData } from './tree/key.ts';
import type { Leaf } from './tree/tree-node.ts';

/**
 * Value of `{".sv": …}`: the time of the server, or the present number plus another.
 * @param now milliseconds since 1970.
 * @throws InvalidData for any other server value.
 */
export function resolveServerValue(
  value: unknown,
  existing: Leaf | null,
  now: number,
): number {
  if (value === 'timestamp') {
    return now;
  }
  if (typeof value === 'object' && value !== null && 'increment' in value) {
    const { increment } = value;
    if (typeof increment === 'number' && Number.isFinite(increment)) {
      return (typeof existing === 'number' ? existing : 0) + increment;
    }
  }
  throw new InvalidData('Invalid data; unknown server value');
}
