import { appCheckHeaders } from '@/lib/firebase/app-check.ts';
import { env } from '@/lib/env/env.ts';
import type { Absence } from '@/domain/conversation/absence.ts';

/** Where the text is read over HTTP; null where no database is configured. */
function address(): string | null {
  const { database } = env.emulators;
  if (database !== undefined) {
    return `http://${database}/absence.json?ns=${env.firebase.projectId}-default-rtdb`;
  }
  const { databaseURL } = env.firebase;
  return databaseURL === '' ? null : `${databaseURL.replace(/\/+$/, '')}/absence.json`;
}

/**
 * Why the team answers later than usual, as it was written; null when nothing was. Without the SDK: whoever writes to the
 * team has no need of it yet. Never rejects: who cannot be told reads the usual delay.
 */
export async function readAbsence(signal: AbortSignal): Promise<Absence | null> {
  const url = address();
  if (url === null) return null;
  try {
    const response = await fetch(url, { signal, headers: await appCheckHeaders() });
    const stored: unknown = response.ok ? await response.json() : null;
    return isAbsence(stored) ? { texte: stored.texte, jusqua: stored.jusqua } : null;
  } catch (error) {
    if (!signal.aborted) console.warn('The absence of the team is not known.', error);
    return null;
  }
}

// By hand: the schema library has no place in a page that everybody loads.
function isAbsence(json: unknown): json is Absence {
  if (typeof json !== 'object' || json === null) return false;
  const { texte, jusqua }: { texte?: unknown; jusqua?: unknown } = json;
  return typeof texte === 'string' && typeof jusqua === 'number';
}
