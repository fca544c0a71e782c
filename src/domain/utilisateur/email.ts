/** True if a text has the minimum of an address. Permissive: only a letter sent there proves an address. */
export function isEmailShaped(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
