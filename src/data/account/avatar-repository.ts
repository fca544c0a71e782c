import { ref, uploadBytes } from 'firebase/storage';
import { withDeadline } from '@/lib/network/deadline.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firebaseStorage } from '@/lib/firebase/storage.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import type { Account } from './account.ts';
import { avatarPath, saveAvatarUrl } from './account-repository.ts';
import { deleteAvatarFile } from './own-data-repository.ts';

const deadlineMs = 60_000;

/**
 * Puts a small square picture (WebP or JPEG, at most 256 KiB) in place of the one before. `at`, epoch milliseconds,
 * makes its address a new one, so that no browser shows the old picture. Throws one of the data errors.
 */
export async function putAvatar(
  uid: string,
  picture: Blob,
  at: number,
): Promise<Account> {
  const path = avatarPath(uid);
  try {
    const file = ref(firebaseStorage(), path);
    const metadata = { contentType: picture.type, cacheControl: 'public, max-age=86400' };
    await withDeadline(uploadBytes(file, picture, metadata), deadlineMs);
    return await saveAvatarUrl(`${publicFileUrl(path)}&v=${String(at)}`);
  } catch (error) {
    throw toDataError(error);
  }
}

/** Takes the picture away; the drawn one comes back. Throws one of the data errors. */
export async function removeAvatar(): Promise<Account> {
  try {
    // The address first: a picture that is announced and not there would be a hole in the page.
    const account = await saveAvatarUrl('');
    await deleteAvatarFile();
    return account;
  } catch (error) {
    throw toDataError(error);
  }
}
