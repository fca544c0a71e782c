export const defaultSitePort: number;
export const startHelp: string;
export const testHelp: string;
export function asksForHelp(parameters: readonly string[]): boolean;

/** `portShift` is added to every port; without it `QC_PORT_SHIFT` counts. */
export type StartOptions = { reset: boolean; portShift?: number };
export function readStartParameters(
  parameters: readonly string[],
): StartOptions | { sentence: string };
