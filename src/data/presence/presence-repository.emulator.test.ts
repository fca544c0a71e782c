import { emulatorServices } from '@/testing/services.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { presenceRepository } from './presence-repository.ts';
import { teamRoom, type Present } from './presence-store.ts';

const databasePresenceStore = presenceRepository(emulatorServices);
const { watchWriters } = presenceRepository(emulatorServices);

const etapeId = etapeIdSchema.parse('etape0002');

function drawSalon(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** A page that is in a room, and the others that it sees. */
function enter(salon: string) {
  let others: readonly Present[] | null = null;
  const presence = databasePresenceStore.join(salon, (next) => {
    others = next;
  });
  return { ...presence, others: () => others };
}

beforeAll(async () => {
  await clearBackEnd();
  await signInAs('autrice', { admin: true });
});
afterAll(leaveSession);

describe('the presence in the editor of a parcours', () => {
  it('shows each page the others of its room, where they go, and no longer once they left', async () => {
    const salon = drawSalon();
    const here = enter(salon);
    const there = enter(salon);
    await waitFor(() =>
      expect(here.others()).toMatchObject([{ etapeId: null, isMine: true }]),
    );
    there.move(etapeId);
    await waitFor(() => expect(here.others()).toMatchObject([{ etapeId }]));
    there.leave();
    await waitFor(() => expect(here.others()).toEqual([]));
    here.leave();
  });

  it('keeps rooms apart', async () => {
    const here = enter(drawSalon());
    await waitFor(() => expect(here.others()).toEqual([]));
    const elsewhere = enter(drawSalon());
    await waitFor(() => expect(elsewhere.others()).toEqual([]));
    expect(here.others()).toEqual([]);
    here.leave();
    elsewhere.leave();
  });

  it('is counted for the team, each account once, without those who are at its desk', async () => {
    const counts: number[] = [];
    const stop = watchWriters(
      (count) => counts.push(count),
      (error) => {
        throw error;
      },
    );
    await waitFor(() => expect(counts.at(-1)).toBe(0));
    const desk = enter(teamRoom);
    const other = enter(teamRoom);
    await waitFor(() => expect(desk.others()).toHaveLength(1));
    expect(counts.at(-1)).toBe(0);
    const pages = [enter(drawSalon()), enter(drawSalon())];
    await waitFor(() => expect(counts.at(-1)).toBe(1));
    for (const page of pages) page.leave();
    await waitFor(() => expect(counts.at(-1)).toBe(0));
    desk.leave();
    other.leave();
    stop();
  });
});
