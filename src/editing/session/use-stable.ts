import { useState } from 'react';
import { sameValue } from '@/domain/parcours/same-value.ts';

/** The same object while its value is equal, so that its users do not redraw. */
export function useStable<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (Object.is(kept, value) || sameValue(kept, value)) return kept;
  setKept(value);
  return value;
}

/** As `useStable`, entry by entry. */
export function useStableEntries<Key, Value>(
  entries: ReadonlyMap<Key, Value>,
): ReadonlyMap<Key, Value> {
  const [kept, setKept] = useState(entries);
  let isSame = kept.size === entries.size;
  const next = new Map<Key, Value>();
  for (const [key, value] of entries) {
    const before = kept.get(key);
    if (before !== undefined && sameValue(before, value)) next.set(key, before);
    else {
      next.set(key, value);
      isSame = false;
    }
  }
  if (isSame) return kept;
  setKept(next);
  return next;
}
