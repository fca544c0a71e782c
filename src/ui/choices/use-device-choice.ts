import { useMemo, useSyncExternalStore } from 'react';
import { choice, type Schema } from '@/device/choice.ts';
import type { DeviceKey } from '@/device/inventory.ts';

/**
 * A choice of this device, such as the width of a pane, stored at each change, and the same in every tab. `schema` and `otherwise` stay the
 * same between two renders.
 */
export function useDeviceChoice<Value>(
  key: DeviceKey,
  schema: Schema<Value>,
  otherwise: Value,
): [Value, (value: Value) => void] {
  const kept = useMemo(() => choice(key, schema, otherwise), [key, schema, otherwise]);
  const value = useSyncExternalStore(kept.watch, kept.read, () => otherwise);
  return [value, kept.keep];
}
