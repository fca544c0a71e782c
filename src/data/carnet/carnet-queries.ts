import { queryOptions, useQuery } from '@tanstack/react-query';
import { pagesToCarry } from '@/domain/carnet/feuillet.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import {
  cartesWithinReach,
  type CarteProche,
} from '@/domain/catalogue/nearest-cartes.ts';
import type { Position } from '@/domain/geo/position.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { readFrance, readWholeDepartement } from '../catalogue/catalogue-repository.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import type { PartieRow } from '../partie/partie-list-repository.ts';
import { accountCarnetRepository } from './account-carnet-repository.ts';
import { readDeviceCarnet, type DeviceCarnet } from './device-carnet.ts';
import { deviceFeuillets } from './device-feuillets.ts';

const carnetKeys = {
  account: (uid: string, parties: readonly string[]) =>
    ['carnet', 'account', uid, parties] as const,
};

export const carnetQueries = {
  /** The carnet of this device; read again whenever a page shows it. */
  device: () =>
    queryOptions({
      queryKey: ['carnet', 'device'],
      queryFn: () => readDeviceCarnet(),
      staleTime: 0,
    }),
};

/** Number of empty places in a carnet. */
const placeCount = 3;

/**
 * The quêtes nearest to a place without a tampon in the carnet: those of a quête's département, one read; if none is left, those featured
 * on the national page, one more. Throws a data error.
 */
export async function readPlacesToFill(
  around: { queteId: QueteId; place: Position | null },
  done: readonly string[],
  signal?: AbortSignal,
): Promise<CarteProche[]> {
  const { departement } = addressOf(around.queteId);
  const left = (cartes: readonly Carte[]) =>
    cartesWithinReach(
      cartes.filter(({ queteId }) => !done.includes(queteId)),
      { place: around.place, departement },
      placeCount,
    );
  const here = left(await readWholeDepartement(departement, signal));
  return here.length > 0 ? here : left((await readFrance(signal)).vedettes);
}

/** The quêtes without a tampon near the device's last play; none before the first. */
export function usePlacesToFill(
  around: DeviceCarnet['around'],
  done: readonly string[],
  enabled: boolean,
) {
  return useQuery(
    queryOptions({
      queryKey: ['carnet', 'places', around, done],
      queryFn: ({ signal }) =>
        around === null ? [] : readPlacesToFill(around, done, signal),
      enabled,
    }),
  );
}

/**
 * The pages of an account that none of its parties has, or that have parts of sagas, joined with those of this device: the
 * account carries them all from then on.
 * The page is drawn before the SDK is there.
 * @param rows the parties of the account.
 */
export function useAccountCarnet(
  uid: string,
  rows: readonly PartieRow[],
  enabled: boolean,
) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: carnetKeys.account(
        uid,
        rows.map(({ id }) => id),
      ),
      queryFn: () =>
        accountCarnetRepository(services).join(uid, (stored) =>
          pagesToCarry(rows, stored, deviceFeuillets()),
        ),
      enabled,
    }),
  );
}

/** The carnet of this device; read again whenever a page shows it. */
export const useDeviceCarnet = () => useQuery(carnetQueries.device()).data;
