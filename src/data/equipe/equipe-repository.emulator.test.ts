import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Rang } from '@/domain/equipe/equipe.ts';
import { appareilList, type Appareil } from '@/domain/equipe/membre.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { emulatorServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { equipeRepository } from './equipe-repository.ts';

const equipes = equipeRepository(emulatorServices);

const quete = { id: queteIdSchema.parse('22_dinan_le-secret-du-lavoir'), version: 2 };

function rang(appareil: Appareil, changes: Partial<Rang> = {}): Rang {
  return {
    ...{ appareil, prenom: 'Léa', etape: 0, mandat: 0, la: true },
    suivis: { ecourtee: null, byEtapeId: {} },
    ...changes,
  };
}

beforeAll(clearBackEnd);
afterAll(leaveSession);

describe('the teams of the Realtime Database', () => {
  it('lets another session in by the code, sends each the others’ rows, and no place to the holder of the jeton alone', async () => {
    await signInAs('lea', { admin: false });
    const { codeEquipe, jeton } = await equipes.create(quete, () =>
      rang('a', { mandat: 1 }),
    );
    await signInAs('tom', { admin: false });
    // Without a code, no place is shown.
    expect(await equipes.takePlace(jeton, rang)).toBe(null);
    expect(await equipes.readCode(codeEquipe)).toMatchObject({
      ...{ jeton, queteId: quete.id, version: 2 },
    });
    expect(
      await equipes.takePlace(jeton, (place) => rang(place, { prenom: 'Tom' })),
    ).toBe('b');

    await signInAs('lea', { admin: false });
    let seen: readonly Rang[] = [];
    const onRefused = vi.fn();
    const { follow } = await equipes.openFollowing();
    const link = follow(
      { jeton, appareil: 'a' },
      {
        onRangs: (rangs) => {
          seen = rangs;
        },
        onConnexion: vi.fn(),
        onRefused,
      },
    );
    await waitFor(() =>
      expect(seen.map(({ appareil, prenom }) => [appareil, prenom])).toEqual([
        ['a', 'Léa'],
        ['b', 'Tom'],
      ]),
    );
    link.tell(rang('a', { etape: 3 }));
    await waitFor(() => expect(seen[0]?.etape).toBe(3));
    await link.leave();
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('recognises an unknown code', async () => {
    await signInAs('lea', { admin: false });
    await expect(equipes.readCode('ZZZZZZ')).rejects.toBeInstanceOf(NotFoundError);
  });

  it('has twelve places, three of one session, which takes up a place whose phone is gone', async () => {
    await signInAs('lea', { admin: false });
    const { codeEquipe, jeton } = await equipes.create(quete, () => rang('a'));
    expect(await equipes.takePlace(jeton, rang)).toBe('b');
    expect(await equipes.takePlace(jeton, (place) => rang(place, { la: false }))).toBe(
      'c',
    );
    // The third phone has forgotten its place, and none of the two others is put out.
    expect(await equipes.takePlace(jeton, rang)).toBe('c');
    expect(await equipes.takePlace(jeton, rang)).toBe(null);
    for (const [index, name] of ['tom', 'ali', 'zoe'].entries()) {
      await signInAs(name, { admin: false });
      await equipes.readCode(codeEquipe);
      for (const place of appareilList.slice(3 + 3 * index, 6 + 3 * index)) {
        expect(await equipes.takePlace(jeton, rang)).toBe(place);
      }
    }
    await signInAs('paul', { admin: false });
    await equipes.readCode(codeEquipe);
    expect(await equipes.takePlace(jeton, rang)).toBe(null);
  });
});
