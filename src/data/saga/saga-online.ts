import { isSagaSlug } from '@/domain/saga/part.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { readFreshFields } from '@/lib/firebase/firestore-rest.ts';
import { answered } from '../firestore/answered.ts';
import { isSagaKept } from './saga-reading.ts';

/**
 * True if a saga has a public page: its quêtes name it before it is online. A saga that this device has read stays readable, without a
 * read; else one read of a few bytes, without the SDK. Throws a data error.
 */
export async function isSagaOnline(slug: string): Promise<boolean> {
  if (!isSagaSlug(slug)) return false;
  if (isSagaKept(slug)) return true;
  try {
    return (await answered(readFreshFields(`sagas/${slug}`, ['etat']))) !== null;
  } catch (error) {
    // A draft, or none at all: the rules do not distinguish them.
    if (error instanceof AccessDeniedError) return false;
    throw error;
  }
}
