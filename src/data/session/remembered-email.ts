const key = 'qc.lien';

/** A link holds for six hours at most; an older address is of no use. */
const lifetimeMs = 6 * 60 * 60 * 1000;

/** Keeps the address that a link was asked for, so that the link opens the session on this device without asking it. */
export function rememberEmail(email: string, now = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ email, at: now }));
  } catch {
    // Storage is blocked: the page that the link opens asks for the address.
  }
}

/** The address that a link was asked for on this device, if lately; empty otherwise. */
export function rememberedEmail(now = Date.now()): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return '';
    if (!('email' in kept) || typeof kept.email !== 'string') return '';
    if (!('at' in kept) || typeof kept.at !== 'number') return '';
    return now - kept.at < lifetimeMs ? kept.email : '';
  } catch {
    return '';
  }
}

export function forgetEmail(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}
