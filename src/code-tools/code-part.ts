import type { ComponentType } from 'react';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { CodeParts } from './code-parts.ts';

/** Brings the parts of a code's tool that come when they are wanted. */
export const fetchCodeParts = async (): Promise<CodeParts> =>
  (await import('./code-parts.ts')).codeParts;

/** A part of a code's tool: sound and light for codes that are heard, the keyboard of signs, the cells of a grille. */
export function codePart<Props extends object>(
  choose: (parts: CodeParts) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyComponent(async () => choose(await fetchCodeParts()));
}
