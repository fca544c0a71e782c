import { fetchInTime } from '@/lib/network/fetch-in-time.ts';
import { decodeOutline, type EncodedOutline, type Outline } from './decode-outline.ts';
import outlineUrl from './data/france-outline.generated.json?url';

let known: Promise<Outline | null> | null = null;

async function readOutline(): Promise<Outline | null> {
  try {
    const response = await fetchInTime(outlineUrl);
    if (!response.ok) return null;
    // A file of this same build: its form is that of the script that wrote it.
    return decodeOutline((await response.json()) as EncodedOutline);
  } catch {
    // The drawing is a background: without it the map shows points and line on plain paper.
    return null;
  }
}

/** The drawing of France, read once; null if unreadable, with a retry next time. Never throws. */
export async function loadOutline(): Promise<Outline | null> {
  known ??= readOutline();
  const outline = await known;
  if (outline === null) known = null;
  return outline;
}
