import { queryOptions } from '@tanstack/react-query';
import { pagesToCarry } from '@/domain/carnet/feuillet.ts';
import type { Services } from '../firebase/services.ts';
import type { PartieRow } from '../partie/partie-list-repository.ts';
import { readDeviceCarnet, type DeviceCarnet } from './device-carnet.ts';
import { deviceFeuillets } from './device-feuillets.ts';
import { readPlacesToFill } from './places-to-fill.ts';

const carnetKeys = {
  device: ['carnet', 'device'] as const,
  account: (uid: string, parties: readonly string[]) =>
    ['carnet', 'account', uid, parties] as const,
  places: (around: DeviceCarnet['around'], done: readonly string[]) =>
    ['carnet', 'places', around, done] as const,
};

export const carnetQueries = {
  /** The carnet of this device; read again whenever a page shows it. */
  device: () =>
    queryOptions({
      queryKey: carnetKeys.device,
      queryFn: () => readDeviceCarnet(),
      staleTime: 0,
    }),
  /**
   * The pages of an account that none of its parties has, or that have parts of sagas, joined with those of this device: the
   * account carries them all from then on.
   * The page is drawn before the SDK is there.
   * @param rows the parties of the account.
   */
  account: (services: Services, uid: string, rows: readonly PartieRow[]) =>
    queryOptions({
      queryKey: carnetKeys.account(
        uid,
        rows.map(({ id }) => id),
      ),
      queryFn: async () => {
        const { accountCarnetRepository } =
          await import('./account-carnet-repository.ts');
        return accountCarnetRepository(services).join(uid, (stored) =>
          pagesToCarry(rows, stored, deviceFeuillets()),
        );
      },
    }),
  /** The quêtes near to where the device last played that have no tampon yet; none where it never did. */
  places: (around: DeviceCarnet['around'], done: readonly string[]) =>
    queryOptions({
      queryKey: carnetKeys.places(around, done),
      queryFn: ({ signal }) =>
        around === null ? [] : readPlacesToFill(around, done, signal),
    }),
};
