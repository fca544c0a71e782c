/** The state of a navigation that only completes the address of the page one is on: nobody is led anywhere by it. */
export const completedAddress = { isCompleted: true } as const;

/** Whether a navigation, by the state of its location, only completed the address. */
export function isCompletedAddress(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isCompleted' in state;
}
