import type { Session } from './session.ts';

/** Who was signed in on this device when last seen: enough for the header of a page, and read without the SDK. */
export type SessionHint = { nom: string; admin: boolean };

const hintKey = 'qc.session';

/** Keeps the hint of an account on this device; any other session leaves none. */
export function writeSessionHint(session: Session): void {
  try {
    if (session.statut === 'compte') {
      const hint: SessionHint = { nom: session.nom, admin: session.admin };
      localStorage.setItem(hintKey, JSON.stringify(hint));
    } else {
      localStorage.removeItem(hintKey);
    }
  } catch {
    // Storage is blocked: the header will say « Se connecter », which is harmless.
  }
}

function parseHint(text: string | null): SessionHint | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('nom' in value) || typeof value.nom !== 'string') return null;
    return { nom: value.nom, admin: 'admin' in value && value.admin === true };
  } catch {
    return null;
  }
}

/** A reader of the hint that gives the same object as long as the device keeps the same text: React compares by identity. */
export function createHintReader(): () => SessionHint | null {
  let hintText: string | null = null;
  let hint: SessionHint | null = null;
  return () => {
    let text: string | null;
    try {
      text = localStorage.getItem(hintKey);
    } catch {
      return null;
    }
    if (text === hintText) return hint;
    hintText = text;
    hint = parseHint(text);
    return hint;
  };
}
