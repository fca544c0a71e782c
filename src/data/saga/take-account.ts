import { pagesBeside, pagesToCarry, type Feuillet } from '@/domain/carnet/feuillet.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import type { EtapeSaga, Saga } from '@/domain/saga/saga.ts';
import { isOf } from '@/domain/saga/saga.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { inParallel } from '@/lib/in-parallel.ts';
import { accountCarnetRepository } from '../carnet/account-carnet-repository.ts';
import { addToCarnet } from '../carnet/carnet-store.ts';
import { deviceFeuillets } from '../carnet/device-feuillets.ts';
import type { Services } from '../firebase/services.ts';
import {
  partieListRepository,
  type PartieRow,
} from '../partie/partie-list-repository.ts';
import { queteRepository } from '../quete/quete-repository.ts';

async function publishedOf(
  services: Services,
  queteId: PartieRow['queteId'],
): Promise<Quete['contenu'] | null> {
  try {
    return (await queteRepository(services).read(queteId)).contenu;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/** The page of a party known only to the account, with the present parts of its quête. */
function pageOf(
  { id, queteId, points, finishedAt }: PartieRow & { finishedAt: number },
  etape: EtapeSaga,
  contenu: Quete['contenu'] | null,
): Feuillet {
  const { embleme, sagas } = contenu ?? {};
  return {
    ...{ id, queteId, points, finishedAt },
    titre: contenu?.titre ?? etape.titre,
    communeNom: contenu?.commune.nom ?? etape.communeNom,
    genre: contenu?.genre ?? 'quete',
    theme: contenu?.theme ?? 'nature',
    ...(embleme !== undefined && { embleme }),
    ...(sagas !== undefined && { parts: sagas }),
  };
}

/**
 * Adds to this device's carnet the pages of an account, and one for each of its parties of this saga without a page; from then on the
 * account has the pages of this device. Returns the number of new pages. Throws a data error.
 */
export async function takeAccount(
  services: Services,
  uid: string,
  { etapes }: Pick<Saga, 'etapes'>,
): Promise<number> {
  const rows = await partieListRepository(services).listOwn();
  const carried = await accountCarnetRepository(services).join(uid, (stored) =>
    pagesToCarry(rows, stored, deviceFeuillets()),
  );
  const before = deviceFeuillets().length;
  addToCarnet(carried);
  const own: Feuillet[] = [];
  await inParallel(rows, async ({ finishedAt, ...row }) => {
    const etape = etapes.find((one) => isOf(one, row.queteId));
    if (etape === undefined || finishedAt === null) return;
    const party = { ...row, finishedAt };
    const isHere =
      pagesBeside(deviceFeuillets(), [pageOf(party, etape, null)]).length === 0;
    if (!isHere) own.push(pageOf(party, etape, await publishedOf(services, row.queteId)));
  });
  addToCarnet(own);
  return deviceFeuillets().length - before;
}
