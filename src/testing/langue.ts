import { afterEach } from 'vitest';
import { loadLangue } from '@/langue/load-langue.ts';
import type { OtherLangue } from '@/langue/langue.ts';
import { setLangue } from '@/langue/current-langue.ts';

/** Shows the rest of the test in another language. */
export async function speak(langue: OtherLangue): Promise<void> {
  await loadLangue(langue);
}

/** To be called beside the tests that `speak`: each ends in French. */
export function endInFrench(): void {
  afterEach(() => {
    setLangue('fr');
  });
}
