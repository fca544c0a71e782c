/** Whether a text has what an address needs at least. Permissive: only a letter sent there proves an address. */
export function isEmailShaped(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
