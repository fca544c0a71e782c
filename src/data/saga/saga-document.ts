import { sagaSchema, type Saga } from '@/domain/saga/saga.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import { parseContenu } from '../quete/quete-document.ts';
import { refuseNewer } from '../refuse-newer.ts';

/** Parses the `contenu` of `sagas/{slug}`. Throws `InvalidDocumentError`, or `NewerFormatError` for one of a later build. */
export function parseSaga(slug: string, contenu: unknown): Saga {
  const json = refuseNewer('saga', parseContenu(contenu));
  const parsed = sagaSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new InvalidDocumentError(`sagas/${slug} is not what it should be.`, {
    cause: parsed.error,
  });
}
