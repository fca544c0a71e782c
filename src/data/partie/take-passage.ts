import { readPassageCode } from '@/domain/partie/passage-code.ts';
import { passageVersion, readPassage } from '@/domain/partie/passage.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { readQuete, readQueteVersion } from '../quete/quete-repository.ts';
import { readKeptQuete } from './kept-quetes.ts';
import { partieStore, type PartieStore } from './partie-store.ts';
import { randomPartieId } from './partie-sync.ts';

/** The fragment of an address that carries a party. */
const fragment = '#partie=';

/** The party that an address carries; null when it carries none. */
export function passageIn(hash: string): string | null {
  return hash.startsWith(fragment) ? hash.slice(fragment.length) : null;
}

type TakeOptions = { store?: PartieStore | undefined; now: number };

async function queteOfVersion(queteId: QueteId, version: number): Promise<Quete> {
  const kept = await readKeptQuete(queteId);
  return kept?.version === version ? kept : readQueteVersion(queteId, version);
}

/**
 * Takes up a party that was read from another phone, as the last one played of its quête; the same one read twice is
 * taken up where it stands here. False when the text is no party of it. No network is needed where this device keeps the
 * version that is played; otherwise rejects with a data error when that cannot be had.
 */
export async function takePassage(
  queteId: QueteId,
  text: string,
  { store: given, now }: TakeOptions,
): Promise<boolean> {
  const version = passageVersion(text);
  if (version === null) return false;
  const quete = await queteOfVersion(queteId, version);
  const partie = readPassage(text, quete, now);
  if (partie === null) return false;
  const store = given ?? (await partieStore());
  // Changed into itself, it is the last one played.
  if ((await store.read(partie.id)) === null) await store.begin(quete, partie);
  else await store.change(partie.id, (kept) => ({ ...kept }));
  return true;
}

/**
 * Takes up a party by the code that another phone shows. What that phone has found is not sent again. False when the
 * code is none of this quête's, or was typed wrong.
 */
export async function takePassageCode(
  queteId: QueteId,
  code: string,
  { store: given, now }: TakeOptions,
): Promise<boolean> {
  const quete = (await readKeptQuete(queteId)) ?? (await readQuete(queteId));
  const read = readPassageCode(code, quete, { id: randomPartieId(), now });
  if (read === null) return false;
  const store = given ?? (await partieStore());
  await store.begin(quete, read.partie);
  await store.change(read.partie.id, (kept) => ({
    ...kept,
    envoi: { ...kept.envoi, reussiteEtapeIds: read.elsewhere },
  }));
  return true;
}
