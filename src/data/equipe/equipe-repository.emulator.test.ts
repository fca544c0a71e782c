import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Rang } from '@/domain/equipe/equipe.ts';
import { appareilList, type Appareil } from '@/domain/equipe/membre.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { defaultServices } from '../firebase/default-services.ts';
import { equipeRepository } from './equipe-repository.ts';

const equipes = equipeRepository(defaultServices);

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
  it('lets another session in by the code, shows each what the others tell, and no place to whoever has the jeton alone', async () => {
    await signInAs('lea', { admin: false });
    const { codeEquipe, jeton } = await equipes.create(quete, () =>
      rang('a', { mandat: 1 }),
    );
    await signInAs('tom', { admin: false });
    // No place is free to whoever has tried no code.
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
    await vi.waitFor(() =>
      expect(seen.map(({ appareil, prenom }) => [appareil, prenom])).toEqual([
        ['a', 'Léa'],
        ['b', 'Tom'],
      ]),
    );
    link.tell(rang('a', { etape: 3 }));
    await vi.waitFor(() => expect(seen[0]?.etape).toBe(3));
    await link.leave();
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('knows a code that nobody has, and takes no thirteenth phone', async () => {
    await signInAs('lea', { admin: false });
    await expect(equipes.readCode('ZZZZZZ')).rejects.toBeInstanceOf(NotFoundError);
    const { jeton } = await equipes.create(quete, () => rang('a'));
    for (const place of appareilList.slice(1)) {
      expect(await equipes.takePlace(jeton, rang)).toBe(place);
    }
    expect(await equipes.takePlace(jeton, rang)).toBe(null);
  });
});
