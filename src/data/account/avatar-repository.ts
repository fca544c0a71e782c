import { ref, uploadBytes } from 'firebase/storage';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import type { Account } from './account.ts';
import { accountRepository, avatarPath } from './account-repository.ts';
import { ownDataRepository } from './own-data-repository.ts';

/** Time for a picture of 256 KiB on a slow line, then the write of the profile. */
const deadlineMs = 60_000;

/** The picture of an account. Functions throw data errors. */
export const avatarRepository = perServices((services) => {
  const account = accountRepository(services);

  async function put(uid: string, picture: Blob, at: number): Promise<Account> {
    const path = avatarPath(uid);
    const file = ref(await services.storage(), path);
    const metadata = { contentType: picture.type, cacheControl: 'public, max-age=86400' };
    await uploadBytes(file, picture, metadata);
    return account.saveAvatarUrl(`${publicFileUrl(path)}&v=${String(at)}`);
  }

  async function remove(): Promise<Account> {
    // The address first: a picture that is announced and not there would be a hole in the page.
    const without = await account.saveAvatarUrl('');
    await ownDataRepository(services).deleteAvatarFile();
    return without;
  }

  return {
    /**
     * Replaces the picture by a small square one (WebP or JPEG, at most 256 KiB). `at`, epoch milliseconds, makes its address a new one, so
     * that no browser shows the old picture.
     */
    put: (uid: string, picture: Blob, at: number) =>
      answered(put(uid, picture, at), deadlineMs),

    /** Removes the picture; the drawn one is used again. */
    remove: () => answered(remove(), deadlineMs),
  };
});
