import { partieIdSchema } from '@/domain/partie/partie.ts';
import { readPassageCode } from '@/domain/partie/passage-code.ts';
import {
  isNewerPassage,
  passageIn,
  passageVersion,
  readPassage,
} from '@/domain/partie/passage.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { newerFormat } from '@/lib/errors/data-error.ts';
import { readQuete, readQueteVersion } from '../quete/quete-repository.ts';
import { readStoredQuete } from './stored-quetes.ts';
import { partieStore, type PartieStore } from './partie-store.ts';

/** A fresh id, without the module that draws those of the game: every player would load it for this alone. */
function freshPartieId() {
  return partieIdSchema.parse(crypto.randomUUID().replaceAll('-', ''));
}

type TakeOptions = { store?: PartieStore | undefined; now: number };

/** A version of a quête, from this device if stored. Rejects with a data error when it cannot be loaded. */
export async function queteOfVersion(queteId: QueteId, version: number): Promise<Quete> {
  const kept = await readStoredQuete(queteId);
  return kept?.version === version ? kept : readQueteVersion(queteId, version);
}

/**
 * Adopts a party from another phone in the fragment of an address, as the last one played of its quête; reading the same twice resumes its
 * state here. False without a party of it. No network is needed if this device stores its version; otherwise rejects with a data error if
 * that cannot be loaded. Rejects with `NewerFormatError` if a later build wrote it.
 */
export async function takePassage(
  queteId: QueteId,
  hash: string,
  { store: given, now }: TakeOptions,
): Promise<boolean> {
  const text = passageIn(hash) ?? '';
  if (isNewerPassage(text)) throw newerFormat('partie');
  const version = passageVersion(text);
  if (version === null) return false;
  const quete = await queteOfVersion(queteId, version);
  const partie = readPassage(text, quete, now);
  if (partie === null) return false;
  const store = given ?? (await partieStore());
  // An empty change makes it the last one played.
  if ((await store.read(partie.id)) === null) await store.begin(quete, partie);
  else await store.change(partie.id, (kept) => ({ ...kept }));
  return true;
}

/**
 * Adopts a party by the code that another phone shows. That phone's finds are not sent again. False for another quête's code, or a mistyped
 * one.
 */
export async function takePassageCode(
  queteId: QueteId,
  code: string,
  { store: given, now }: TakeOptions,
): Promise<boolean> {
  const quete = (await readStoredQuete(queteId)) ?? (await readQuete(queteId));
  const read = readPassageCode(code, quete, { id: freshPartieId(), now });
  if (read === null) return false;
  const store = given ?? (await partieStore());
  await store.begin(quete, read.partie);
  await store.change(read.partie.id, (kept) => ({
    ...kept,
    envoi: { ...kept.envoi, reussiteEtapeIds: read.elsewhere },
  }));
  return true;
}
