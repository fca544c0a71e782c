import { queryOptions, useQuery } from '@tanstack/react-query';
import { pagesToCarry } from '@/domain/carnet/feuillet.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import type { PartieRow } from '../partie/partie-list-repository.ts';
import { accountCarnetRepository } from './account-carnet-repository.ts';
import { readDeviceCarnet, type DeviceCarnet } from './device-carnet.ts';
import { deviceFeuillets } from './device-feuillets.ts';
import { readPlacesToFill } from './places-to-fill.ts';

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

/** The quêtes near to where the device last played that have no tampon yet; none where it never did. */
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
