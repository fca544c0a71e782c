import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Rang } from '@/domain/equipe/equipe.ts';
import type { Appareil } from '@/domain/equipe/membre.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import {
  createEtapePublique,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { equipeRepository } from '../equipe/equipe-repository.ts';
import { emulatorServices } from '@/testing/services.ts';
import { animationRepository, motsTo, type Animation } from './animation-repository.ts';

const animations = animationRepository(emulatorServices);
const equipes = equipeRepository(emulatorServices);

const quete = createQuete({
  etapes: [1, 2, 3, 4, 5].map((number) =>
    createEtapePublique(number, { epreuve: createTextePublique() }),
  ),
});
const classe = { genre: 'classe', nom: 'La 6e B', groupeCount: 2, jour: '' } as const;

function rang(appareil: Appareil): Rang {
  return {
    ...{ appareil, prenom: '', etape: 0, mandat: 0, la: true },
    suivis: { ecourtee: null, byEtapeId: {} },
  };
}

/** An event as its organiser reads it now. */
function readOwn(id: string): Promise<Animation> {
  return new Promise((resolve, reject) => {
    const stop = animations.watch(
      id,
      (animation) => {
        stop();
        resolve(animation);
      },
      reject,
    );
  });
}

/** The words that a phone of a group sees, until it is stopped. */
function hearMots(id: string, jeton: string) {
  const onMots = vi.fn();
  const stop = animations.watchMots({ id, groupe: 'a', jeton }, onMots, vi.fn());
  return { onMots, stop };
}

beforeAll(clearBackEnd);
afterAll(leaveSession);

describe('the events of the Realtime Database', () => {
  it('give each group a code into its own team, which the organiser follows and the other group does not', async () => {
    const uid = await signInAs('maitresse', { admin: false });
    const id = await animations.create(uid, quete, classe);
    let seen: Animation | null = null;
    const stop = animations.watch(
      id,
      (animation) => {
        seen = animation;
      },
      vi.fn(),
    );
    const animation = await waitFor(() => {
      if (seen === null) throw new Error('Not read yet.');
      return seen;
    });
    stop();
    expect(animation.evenement).toMatchObject({
      ...{ uid, etat: 'attente', premieres: { a: 0, b: 2 }, version: quete.version },
    });
    const { a, b } = animation.groupes;
    if (a === undefined || b === undefined) throw new Error('A group has no code.');

    await signInAs('eleve', { admin: false });
    const code = await equipes.readCode(a.codeEquipe);
    expect(code).toMatchObject({ jeton: a.jeton, animation: id, groupe: 'a' });
    expect(await equipes.takePlace(a.jeton, rang)).toBe('a');
    // The code of a group opens no other.
    expect(await equipes.takePlace(b.jeton, rang)).toBe(null);
    expect(await animations.readEvenement(id)).toMatchObject({ nom: 'La 6e B' });
    await expect(animations.changeEtat(animation, 'cours', {})).rejects.toBeInstanceOf(
      AccessDeniedError,
    );

    await signInAs('maitresse', { admin: false });
    const onRangs = vi.fn();
    const stopTeam = equipes.watch(a.jeton, onRangs, vi.fn());
    await waitFor(() =>
      expect(onRangs).toHaveBeenLastCalledWith([
        expect.objectContaining({ appareil: 'a', la: true }),
      ]),
    );
    stopTeam();
    await animations.changeEtat(animation, 'cours', { a: 10 });
    expect(await animations.readEvenement(id)).toMatchObject({
      etat: 'cours',
      classement: {},
    });
    await animations.changeEtat(animation, 'rassemblement', { a: 10, b: 0 });
    expect((await animations.readEvenement(id)).classement).toEqual({ a: 10, b: 0 });
    await animations.renewCodes(animation);
    await expect(equipes.readCode(a.codeEquipe)).rejects.toBeInstanceOf(NotFoundError);
    const [own] = await animations.listOwn(uid, quete.id);
    expect(own?.groupes.a?.jeton).toBe(a.jeton);
    await animations.remove(id);
    await expect(animations.readEvenement(id)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('have codes that last until the day after the outing, and for 24 hours where its day is not known', async () => {
    const dayMs = 24 * 60 * 60 * 1_000;
    const inTenDays = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
    // An account waits 2 s between two events.
    const daysOf = async (name: string, jour: string) => {
      const uid = await signInAs(name, { admin: false });
      const id = await animations.create(uid, quete, { ...classe, jour });
      const own = await animations.listOwn(uid, quete.id);
      const found = own.find((animation) => animation.id === id);
      return ((found?.groupes.a?.expireAt ?? 0) - Date.now()) / dayMs;
    };
    const planned = await daysOf('professeur', inTenDays);
    expect(planned).toBeGreaterThan(10.9);
    expect(planned).toBeLessThanOrEqual(12);
    expect(await daysOf('professeure', '')).toBeLessThanOrEqual(1);
  });

  it('are opened for a town hall by an admin, and not by any account', async () => {
    const fete = { ...classe, genre: 'animation', groupeCount: 8 } as const;
    const uid = await signInAs('directrice', { admin: false });
    await expect(animations.create(uid, quete, fete)).rejects.toBeInstanceOf(
      AccessDeniedError,
    );
    const admin = await signInAs('mairie', { admin: true });
    const id = await animations.create(admin, quete, fete);
    expect(await animations.readEvenement(id)).toMatchObject({ groupeCount: 8 });
  });

  it('send a word to all groups and free one, which the phones of that group alone hear of', async () => {
    const uid = await signInAs('accompagnateur', { admin: false });
    const id = await animations.create(uid, quete, classe);
    const { groupes } = await readOwn(id);
    const [a = '', b = ''] = [groupes.a?.jeton, groupes.b?.jeton];
    const buvez = { texte: 'Buvez.', aide: null };
    await animations.sendMot(await readOwn(id), ['a', 'b'], buvez);
    const etape = testEtapeId(1);
    const seen = { texte: '', aide: { etape, indices: 1 } };
    await animations.sendMot(await readOwn(id), ['a'], seen);
    await animations.sendMot(await readOwn(id), ['a'], {
      texte: 'On passe celle-ci.',
      aide: { etape, indices: 'passee' },
    });
    const own = await readOwn(id);
    expect(motsTo(own, 'a')).toMatchObject([
      { texte: 'Buvez.' },
      { texte: '', etape, indices: 1 },
      { texte: 'On passe celle-ci.', etape },
    ]);
    expect(motsTo(own, 'b')).toMatchObject([{ texte: 'Buvez.' }]);
    expect(motsTo(own, 'c')).toEqual([]);

    await signInAs('eleve', { admin: false });
    const inA = hearMots(id, a);
    await waitFor(() => expect(inA.onMots).toHaveBeenCalledOnce());
    expect(inA.onMots.mock.lastCall?.[0]).toHaveLength(3);
    inA.stop();
    // The jeton of another group is not among those of this one.
    const elsewhere = hearMots(id, b);
    await waitFor(() => expect(elsewhere.onMots).toHaveBeenCalledWith([]));
    elsewhere.stop();
    await expect(animations.sendMot(own, ['a'], buvez)).rejects.toBeInstanceOf(
      AccessDeniedError,
    );
  });

  it('keep the last five words of a group, none too long and none once they are over', async () => {
    const uid = await signInAs('accompagnatrice', { admin: false });
    const id = await animations.create(uid, quete, classe);
    for (const texte of ['1', '2', '3', '4', '5']) {
      await animations.sendMot(await readOwn(id), ['a'], { texte, aide: null });
    }
    expect(motsTo(await readOwn(id), 'a').map(({ texte }) => texte)).toEqual([
      ...['1', '2', '3', '4', '5'],
    ]);
    const long = { texte: 'x'.repeat(2_000), aide: null };
    await expect(
      animations.sendMot(await readOwn(id), ['b'], long),
    ).rejects.toBeInstanceOf(AccessDeniedError);
    await animations.changeEtat(await readOwn(id), 'fini', {});
    const late = { texte: 'Trop tard.', aide: null };
    await expect(
      animations.sendMot(await readOwn(id), ['b'], late),
    ).rejects.toBeInstanceOf(AccessDeniedError);
  });

  it('are found again by their account on another device, and by no other account', async () => {
    const uid = await signInAs('distrait', { admin: false });
    const id = await animations.create(uid, quete, classe);
    await leaveSession();
    await signInAs('distrait', { admin: false });
    const found = await animations.listOwn(uid, quete.id);
    expect(found.map((one) => one.id)).toContain(id);
    await signInAs('eleve', { admin: false });
    await expect(animations.listOwn(uid, quete.id)).rejects.toBeInstanceOf(
      AccessDeniedError,
    );
  });
});
