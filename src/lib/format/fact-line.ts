import { noBreakSpace } from './espaces.ts';

/** Facts in one line: « Dinan · 1 h 15 · 2,4 km ». A line that breaks ends with « · ». Empty facts are left out. */
export function factLine(facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(`${noBreakSpace}· `);
}
