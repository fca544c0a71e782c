import { contenuSchema, type Quete, type QueteId } from '@/domain/quete/quete.ts';
import { parseSuspensions } from '@/domain/quete/suspension.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import {
  readPublicDocument,
  type PublicDocument,
} from '@/lib/firebase/firestore-rest.ts';

function parseContenu(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

function queteOf(id: QueteId, document: PublicDocument): Quete {
  const parsed = contenuSchema.safeParse(parseContenu(document['contenu']));
  const { version, publishedAt } = document;
  if (!parsed.success || typeof version !== 'number' || typeof publishedAt !== 'number') {
    throw new InvalidDocumentError(`The quête ${id} is not what it should be.`, {
      cause: parsed.error,
    });
  }
  const suspensions = parseSuspensions(document['suspensions']);
  return { id, version, contenu: parsed.data, publishedAt, suspensions };
}

/** The current publication of a quête: one read. Throws `NotFoundError` when there is none. */
export async function readQuete(id: QueteId, signal?: AbortSignal): Promise<Quete> {
  return queteOf(id, await readPublicDocument(`quetes/${id}`, signal));
}

/** One version of a quête, which stays readable after newer ones and after the quête was withdrawn: one read. */
export async function readQueteVersion(
  id: QueteId,
  version: number,
  signal?: AbortSignal,
): Promise<Quete> {
  return queteOf(
    id,
    await readPublicDocument(`quetes/${id}/versions/${version}`, signal),
  );
}
