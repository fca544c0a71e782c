import {
  contenuSchema,
  type Contenu,
  type Quete,
  type QueteId,
} from '@/domain/quete/quete.ts';
import { parseSuspensions } from '@/domain/quete/suspension.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import type { PublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { refuseNewer } from '../refuse-newer.ts';

/** The JSON of a `contenu`; null if invalid. */
export function parseContenu(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** Parses the `contenu` of a document. Throws `InvalidDocumentError`, or `NewerFormatError` for one of a later build. */
export function contenuOf(document: PublicDocument, path: string): Contenu {
  const json = refuseNewer('contenu', parseContenu(document['contenu']));
  const parsed = contenuSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new InvalidDocumentError(`${path} is not what it should be.`, {
    cause: parsed.error,
  });
}

/** Parses a publication. Throws `InvalidDocumentError`, or `NewerFormatError` for one of a later build. */
export function queteOf(id: QueteId, document: PublicDocument): Quete {
  const json = refuseNewer('contenu', parseContenu(document['contenu']));
  const parsed = contenuSchema.safeParse(json);
  const { version, publishedAt } = document;
  if (!parsed.success || typeof version !== 'number' || typeof publishedAt !== 'number') {
    throw new InvalidDocumentError(`The quête ${id} is not what it should be.`, {
      cause: parsed.error,
    });
  }
  const suspensions = parseSuspensions(document['suspensions']);
  const verifieeLe = document['verifieeLe'];
  return {
    id,
    version,
    contenu: parsed.data,
    publishedAt,
    suspensions,
    ...(typeof verifieeLe === 'number' && { verifieeLe }),
  };
}
