import { contenuSchema, type Quete, type QueteId } from '@/domain/quete/quete.ts';
import { parseSuspensions } from '@/domain/quete/suspension.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import type { PublicDocument } from '@/lib/public-document.ts';

function parseContenu(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** Checks a publication. Throws `InvalidDocumentError`. */
export function queteOf(id: QueteId, document: PublicDocument): Quete {
  const parsed = contenuSchema.safeParse(parseContenu(document['contenu']));
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
