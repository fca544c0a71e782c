import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { directRepository, type QueteEnDirect } from './direct-repository.ts';
import { createEmulatorServices } from '@/testing/services.ts';

const services = createEmulatorServices();
const { announce, watch: watchDirect } = directRepository(services);

const queteId = queteIdSchema.parse('22_dinan_le-secret-du-lavoir');

beforeAll(clearBackEnd);
afterAll(leaveSession);

it('tells the team how many phones play a quête and where they are, until they end or leave', async () => {
  const equipe = await signInAs('equipe', { admin: true });
  let seen: readonly QueteEnDirect[] | null = null;
  const stop = watchDirect(
    (list) => {
      seen = list;
    },
    (error) => {
      throw error;
    },
  );
  await waitFor(() => expect(seen).toEqual([]));
  // A reader of the event may also play.
  const phone = announce({ uid: equipe, queteId, etapeCount: 4 });
  phone.tell(1);
  const found = (etape: number) => [{ queteId, phoneCount: 1, de: etape, a: etape }];
  await waitFor(() => expect(seen).toEqual(found(1)));
  phone.tell(2);
  await waitFor(() => expect(seen).toEqual(found(2)));
  phone.tell(4);
  await waitFor(() => expect(seen).toEqual([]));
  phone.tell(3);
  await waitFor(() => expect(seen).toEqual(found(3)));
  phone.stop();
  await waitFor(() => expect(seen).toEqual([]));
  stop();
});

it('is not for those who are not of the team', async () => {
  await signInAs('passant', { admin: false });
  const onList = vi.fn();
  const onError = vi.fn();
  const stop = watchDirect(onList, onError);
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onList).not.toHaveBeenCalled();
  stop();
});
