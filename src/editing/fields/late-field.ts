import type { ComponentType } from 'react';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { LateFields } from './late-fields.ts';

/** A part of a field, loaded with the other late ones when the first of them is opened. */
export function lateField<Props extends object>(
  choose: (fields: LateFields) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyComponent(async () => choose((await import('./late-fields.ts')).lateFields));
}
