import type { ComponentType } from 'react';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { SafetyParts } from './safety-parts.ts';

/** A part of « Besoin d’aide ? »: a file of its own, fetched ahead when the phone is idle, kept with a quête for later. */
export function safetyPart<Props extends object>(
  choose: (parts: SafetyParts) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyComponent(async () =>
    choose((await import('./safety-parts.ts')).safetyParts),
  );
}
