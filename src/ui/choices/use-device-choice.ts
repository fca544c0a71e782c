import { useCallback, useState } from 'react';

/**
 * A choice of this device, such as the width of a pane: read once, kept at each change. `read` makes it of what was
 * kept, and refuses by its own default what it does not know; a browser that keeps nothing keeps it for this page.
 */
export function useDeviceChoice<Value>(
  key: string,
  read: (kept: unknown) => Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    try {
      return read(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return read(null);
    }
  });
  const choose = useCallback(
    (next: Value) => {
      setValue(() => next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage refused: the choice lasts as long as the page.
      }
    },
    [key],
  );
  return [value, choose];
}
