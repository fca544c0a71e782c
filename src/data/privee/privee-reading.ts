import { isCle, queteIdOfCle } from '@/domain/privee/cle.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import type { Solution } from '@/domain/quete/verrou.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
import {
  readPublicDocument,
  type PublicDocument,
} from '@/lib/firebase/firestore-rest.ts';
import { queteOf } from '../quete/quete-document.ts';
import { parseSolutions } from './privee-solutions.ts';
import { cleOf, keepCle } from './privee-keys.ts';

/** A quête privée for holders of its key, and its last hour (epoch milliseconds). */
export type OpenPrivee = { quete: Quete; a: number };

/** The département in a `contenu`; null for none. */
function departementIn(contenu: unknown): string | null {
  try {
    const json = JSON.parse(String(contenu)) as { commune?: { departement?: unknown } };
    const departement = json.commune?.departement;
    return typeof departement === 'string' ? departement : null;
  } catch {
    return null;
  }
}

/** The quête of a document of `privees`: it never changes, so it has one version. Throws as `queteOf`. */
export async function queteOfPrivee(
  cle: string,
  document: PublicDocument,
): Promise<Quete> {
  const departement = departementIn(document['contenu']);
  if (departement === null) {
    throw new InvalidDocumentError('This quête privée is not what it should be.');
  }
  const id = await queteIdOfCle(cle, departement);
  const { contenu, at } = document;
  // Its étapes cannot be closed: there are no closures.
  return queteOf(id, { contenu, version: 1, publishedAt: at, suspensions: {} });
}

/**
 * The quête of a key: one read, without the SDK. The key is stored on this device. Throws `AccessDeniedError` when there is none, or no
 * more: the rules do not distinguish a wrong key from a late one.
 */
export async function readPrivee(cle: string, signal?: AbortSignal): Promise<OpenPrivee> {
  const document = await readPublicDocument(`privees/${cle}`, signal);
  const quete = await queteOfPrivee(cle, document);
  const { expireAt: a } = document;
  if (typeof a !== 'number') {
    throw new InvalidDocumentError('This quête privée has no last hour.');
  }
  keepCle({ queteId: quete.id, cle, a });
  return { quete, a };
}

/** The same by the id of its parties. Throws `NotFoundError` if this device does not have its key. */
export async function readPriveeQuete(id: QueteId, signal?: AbortSignal): Promise<Quete> {
  const kept = cleOf(id);
  if (kept === null) throw new NotFoundError('This device has no key of this quête.');
  return (await readPrivee(kept.cle, signal)).quete;
}

/** The solution of an étape, from the single document of all: one read. Throws `NotFoundError` if it has none. */
export async function readPriveeSolution(
  id: QueteId,
  etapeId: string,
): Promise<Solution> {
  const kept = cleOf(id);
  if (kept === null) throw new NotFoundError('This device has no key of this quête.');
  const { contenu } = await readPublicDocument(`privees/${kept.cle}/solutions/toutes`);
  const solution = parseSolutions(contenu).get(etapeId);
  if (solution === undefined) throw new NotFoundError('This étape has no solution.');
  return solution;
}

/** The key of eight signs: one read, without the SDK. Throws `AccessDeniedError` if there are none, or no more. */
export async function readSesame(signes: string): Promise<string> {
  const { cle } = await readPublicDocument(`sesames/${signes}`);
  if (!isCle(cle)) throw new InvalidDocumentError(`sesames/${signes} has no key.`);
  return cle;
}
