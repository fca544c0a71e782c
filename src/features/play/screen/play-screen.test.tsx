import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPartieStore } from '@/data/partie/partie-store.ts';
import { readPlayChoices } from '@/data/partie/play-choices.ts';
import { coutsOf } from '@/domain/epreuve/couts.ts';
import { beginPartie, suiviOf, type PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  createAutrePublique,
  createChoixPublique,
  createEtapePublique,
  createNombrePublique,
  createQuete,
  createTextePublique,
  empreinteFor,
  quickEmpreinte,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { stubNavigation } from '@/testing/stub-navigation.ts';
import { createSilentServices } from '@/testing/services.ts';
import { PlayScreen } from './play-screen.tsx';

// Real hashes, a real device store: slow on a loaded machine.
let name = '';
const openStore = () => createPartieStore({ name });

/** A texte, a nombre, an observation, a choix. */
async function createPlayedQuete(): Promise<Quete> {
  const etapes = [
    createEtapePublique(1, {
      titre: 'Le lavoir',
      image: {
        path: 'quetes/x/a.jpg',
        texteAlternatif: 'Le grand bassin.',
        credit: 'Photo : la commune',
        largeur: 300,
        hauteur: 200,
      },
      epreuve: createTextePublique({ empreinte: await empreinteFor.texte('la tour') }),
    }),
    createEtapePublique(2, {
      titre: 'L’escalier',
      epreuve: createNombrePublique(await empreinteFor.nombre(16)),
    }),
    createEtapePublique(3, { titre: 'La place' }),
    createEtapePublique(4, {
      titre: 'Le mur',
      epreuve: createChoixPublique({
        points: 10,
        indices: [],
        plusieurs: true,
        empreinte: await empreinteFor.choix('aa', 'cc'),
      }),
    }),
  ];
  return createQuete({ etapes });
}

async function beginAt(quete: Quete, events: readonly PartieEvent[] = []) {
  const store = openStore();
  await store.begin(quete, beginPartie(quete, testPartieId, Date.now()));
  const kept = await store.change(testPartieId, (before) => ({
    ...before,
    partie: events.reduce(
      (partie, event) => play(partie, event, quete.contenu),
      before.partie,
    ),
  }));
  return { store, kept, quete };
}

function show(open: Awaited<ReturnType<typeof beginAt>>) {
  const router = createMemoryRouter([
    { path: '/', element: <PlayScreen open={open} /> },
    { path: '*', element: <h1>Ailleurs</h1> },
  ]);
  const screenOf = (
    <ServerState services={createSilentServices()}>
      <RouterProvider router={router} />
    </ServerState>
  );
  return { user: userEvent.setup(), ...render(screenOf) };
}

const button = (named: string | RegExp) => screen.getByRole('button', { name: named });
/** « Nous y sommes », on the way to the next étape. */
async function arrive(user: ReturnType<typeof userEvent.setup>) {
  await title(/^En route/);
  await user.click(button('Nous y sommes'));
}
/** « Bloqués ? », from the bar of an épreuve. */
async function help(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(button('Bloqués\u202F?'));
  await user.click(await screen.findByRole('button', { name }));
}
async function confirmPass(user: ReturnType<typeof userEvent.setup>) {
  const dialog = screen.getByRole('dialog', { name: /Passer cette étape/ });
  await user.click(within(dialog).getByRole('button', { name: 'Passer l’étape' }));
}
const title = (named: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name: named });

// The menu loads late on a busy machine, which no test here measures.
beforeAll(() => import('../lazy/lazy-parts.ts'));
beforeEach(() => {
  name = crypto.randomUUID();
  // The network must not be reached here.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Element.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

/** One of the live regions has it: each part of the screen has its own. */
async function expectSpoken(words: RegExp) {
  await waitFor(() => {
    const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(spoken).toContainEqual(expect.stringMatching(words));
  });
}

describe('PlayScreen', () => {
  test('shows one thing at a time: first the story, with its place', async () => {
    show(await beginAt(await createPlayedQuete()));
    await title('Le lavoir');
    expect(screen.getByText('Étape 1 sur 4')).toBeInTheDocument();
    expect(screen.getByText('1, place de la Mairie')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Le grand bassin.' })).toHaveAttribute(
      'src',
      expect.stringContaining('quetes%2Fx%2Fa.jpg'),
    );
    expect(screen.getByText('Photo : la commune')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('asks the alternative question of blind players, for the same points, and reads the easy story first', async () => {
    const etapes = [
      createEtapePublique(1, {
        titre: 'Le lavoir',
        recit: 'Nous voici devant ce que l’on nomme un lavoir.',
        falc: 'Vous êtes au lavoir.',
        image: {
          path: 'quetes/x/a.jpg',
          texteAlternatif: 'Le grand bassin.',
          credit: '',
          largeur: 300,
          hauteur: 200,
        },
        epreuve: createTextePublique({
          empreinte: await empreinteFor.texte('la tour'),
          autre: createAutrePublique({
            pour: ['sans-vue'],
            empreinte: await empreinteFor.texte('rouge'),
          }),
        }),
      }),
      createEtapePublique(2),
    ];
    const open = await beginAt(createQuete({ etapes }), [
      { type: 'adapt', adaptations: ['sans-vue', 'facile-a-lire'] },
    ]);
    const { user } = show(open);
    await title('Le lavoir');
    expect(screen.getByText('Vous êtes au lavoir.')).toBeVisible();
    expect(screen.getByText('L’image montre : Le grand bassin.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Le grand bassin.' })).toBeNull();
    await user.click(button('Lire le récit entier'));
    expect(screen.getByText(/que l’on nomme un lavoir/)).toBeVisible();
    await user.click(button('Voir l’épreuve'));
    expect(await screen.findByText(/couleur est un coquelicot/)).toBeVisible();

    // The first question is a press away, and the text typed for the other is dropped.
    await user.type(screen.getByRole('textbox'), 'bleu');
    await help(user, 'Revenir à la première question');
    // Words that a hyphen joins are elements of their own.
    expect(await screen.findByText('au-dessus')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(await title(/Le lavoir/)).toHaveFocus();
    await help(user, 'Répondre autrement');
    await screen.findByText(/couleur est un coquelicot/);
    await user.type(screen.getByRole('textbox'), 'Rouge{Enter}');
    await title(/Bonne réponse/);
    expect(screen.getByText('+ 20 points')).toBeInTheDocument();
  });

  test('is played from the story to the end with the keyboard alone and no network', async () => {
    const open = await beginAt(await createPlayedQuete());
    const { user } = show(open);
    await title('Le lavoir');
    const press = async (named: string | RegExp) => {
      button(named).focus();
      await user.keyboard('{Enter}');
    };
    await press('Voir l’épreuve');
    expect(await title(/^Épreuve · 20.points à gagner Le lavoir/)).toHaveFocus();

    screen.getByRole('textbox', { name: 'Votre réponse' }).focus();
    await user.keyboard('LA TOUR !{Enter}');
    expect(await title(/Bonne réponse/)).toHaveFocus();
    expect(screen.getByText('+ 20 points')).toBeInTheDocument();
    expect(screen.getByText('Bien vu !')).toBeInTheDocument();
    expect(screen.getByText('Elle a servi de prison.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'L’escalier' })).toBeVisible();
    await press('Nous y sommes');
    expect(await title('L’escalier')).toHaveFocus();
    await press('Voir l’épreuve');
    const number = await screen.findByRole('textbox', {
      name: 'Votre réponse, en chiffres',
    });
    expect(number).toHaveAttribute('inputmode', 'decimal');
    expect(number).toHaveAccessibleDescription(
      'Combien de marches comptez-vous\u202F? marches',
    );
    number.focus();
    await user.keyboard('16{Enter}');
    await title(/Bonne réponse/);
    await press('Nous y sommes');

    await title('La place');
    await press('Continuer');
    await arrive(user);

    await title('Le mur');
    await press('Voir l’épreuve');
    await title(/Le mur/);
    screen.getByRole('checkbox', { name: 'Du granite' }).focus();
    await user.keyboard(' ');
    screen.getByRole('checkbox', { name: 'Du tuffeau' }).focus();
    await user.keyboard(' ');
    await press('Valider');
    await title(/Bonne réponse/);
    await press('Terminer');

    expect(await title(/Quête achevée/)).toHaveFocus();
    expect(screen.getByText('50').closest('dd')).toHaveTextContent('50 sur 50');
    expect(screen.getByRole('img', { name: /^Tampon de Dinan/ })).toBeInTheDocument();
    expect(
      screen.getByText(
        'Réponses prouvées : 0 sur 3. Les autres seront vérifiées au retour du réseau.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: 'Ce que le chemin raconte' }),
    ).toBeInTheDocument();
  });

  test('shows how many of several choices are right, from the second try on, and each time that an answer is repeated', async () => {
    const epreuve = createChoixPublique({
      points: 10,
      indices: [],
      plusieurs: true,
      empreinte: await empreinteFor.choix('aa', 'cc'),
      partielle: await quickEmpreinte('aa', 'cc'),
    });
    const quete = createQuete({ etapes: [createEtapePublique(1, { epreuve })] });
    const { user } = show(await beginAt(quete, [read]));
    await user.click(await screen.findByRole('checkbox', { name: 'Du granite' }));
    await user.click(screen.getByRole('checkbox', { name: 'Du schiste' }));
    await user.click(button('Valider'));
    await expectSpoken(/^Ce n’est pas ça\. Relisez le récit/);
    expect(screen.queryByText(/de vos 2 choix/)).toBeNull();
    await user.click(button('Valider'));
    await expectSpoken(/^Vous avez déjà essayé cette réponse/);
    await user.click(screen.getByRole('checkbox', { name: 'Du tuffeau' }));
    await user.click(button('Valider'));
    await expectSpoken(/^Pas encore/);
    await user.click(screen.getByRole('checkbox', { name: 'Du tuffeau' }));
    await user.click(button('Valider'));
    expect(await screen.findByText('Un seul de vos 2 choix est juste.')).toBeVisible();
    const repeated = () =>
      screen
        .getAllByText(/^Vous avez déjà essayé/)
        .find((said) => said.closest('[role=status].sr-only') !== null);
    const before = repeated();
    await user.click(button('Valider'));
    await waitFor(() => expect(repeated()).not.toBe(before));
  });

  test('is left for its story by « Retour » of the phone, once its dialog is closed', async () => {
    const step = stubNavigation();
    const push = vi.spyOn(history, 'pushState');
    const { user } = show(await beginAt(await createPlayedQuete(), [read]));
    await screen.findByRole('textbox');
    // A step back to the document before could not be held up.
    expect(push).toHaveBeenCalledOnce();
    await user.click(button('Bloqués\u202F?'));
    await screen.findByRole('dialog', { name: 'Bloqués\u202F?' });
    act(() => void step(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(step(1).defaultPrevented).toBe(true);
    expect(await screen.findByRole('button', { name: 'Voir l’épreuve' })).toBeVisible();
  });

  test('keeps what was typed when it is wrong, and says so aloud', async () => {
    const { user } = show(await beginAt(await createPlayedQuete(), [read]));
    const field = await screen.findByRole('textbox');
    await user.type(field, 'le four');
    await user.click(button('Valider'));
    await expectSpoken(/^Ce n’est pas ça\./);
    expect(field).toHaveValue('le four');
    expect(screen.queryByText(/Un indice peut aider/)).toBeNull();
    await user.type(field, ' banal');
    await user.click(button('Valider'));
    expect(await screen.findByText(/Un indice peut aider/)).toBeInTheDocument();
  });

  test('accepts a sentence with the answer, and keeps the form that opens the verrou', async () => {
    const open = await beginAt(await createPlayedQuete(), [read]);
    const { user } = show(open);
    await user.type(await screen.findByRole('textbox'), 'Cest la tour');
    await user.click(button('Valider'));
    expect(await title(/Bonne réponse/)).toBeVisible();
    const kept = await open.store.read(testPartieId);
    expect(suiviOf(kept?.partie ?? open.kept.partie, testEtapeId(1)).issue).toMatchObject(
      {
        reponse: 'tour',
      },
    );
  });

  test('spends no try on figures that were typed without Shift', async () => {
    const open = await beginAt(await createPlayedQuete(), [read]);
    const { user } = show(open);
    await user.type(await screen.findByRole('textbox'), '&_"é');
    await user.click(button('Valider'));
    expect(
      await screen.findByText('Écrivez un mot, avec des lettres ou des chiffres.'),
    ).toBeVisible();
    const kept = await open.store.read(testPartieId);
    expect(kept && suiviOf(kept.partie, testEtapeId(1)).erreurCount).toBe(0);
  });

  test('gives the letters of a word to compose at a passed étape, and at one to look at', async () => {
    const lettres = [
      { etapeId: testEtapeId(1), lettres: 'R' },
      { etapeId: testEtapeId(2), lettres: 'O' },
    ];
    const { type, ...shown } = createTextePublique();
    expect(type).toBe('texte');
    const quete = createQuete({
      etapes: [
        createEtapePublique(1, { epreuve: createTextePublique() }),
        createEtapePublique(2),
        createEtapePublique(3, { epreuve: { type: 'mot_mystere', ...shown, lettres } }),
      ],
    });
    const { user } = show(
      await beginAt(quete, [read, { type: 'pass', etapeId: testEtapeId(1), at: 1 }]),
    );
    await title('La halte 1 Étape passée');
    expect(
      screen.getByText('Vous gagnez la lettre R du mot mystère.'),
    ).toBeInTheDocument();
    await user.click(button('Nous y sommes'));
    await title('La halte 2');
    expect(
      screen.getByText('Vous gagnez la lettre O du mot mystère.'),
    ).toBeInTheDocument();
    await user.click(button('Continuer'));
    await arrive(user);
    await user.click(await screen.findByRole('button', { name: 'Voir l’épreuve' }));
    expect(
      await screen.findByRole('button', { name: 'R, de l’étape 1' }),
    ).toBeInTheDocument();
  });

  test('an unreadable answer is invalid, has a message, and counts no try', async () => {
    const open = await beginAt(await createPlayedQuete(), [read]);
    const { user } = show(open);
    const field = await screen.findByRole('textbox');
    field.focus();
    await user.keyboard('{Enter}');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Écrivez votre réponse, puis validez\./);
    const kept = await open.store.read(testPartieId);
    expect(kept?.partie.suiviByEtapeId[testEtapeId(1)]?.erreurCount ?? 0).toBe(0);
  });

  test('gives indices one by one, with their cost and the number left', async () => {
    const { user } = show(await beginAt(await createPlayedQuete(), [read]));
    await screen.findByRole('textbox');
    await help(user, 'Un indice (−5\u00A0points), il en reste 2');
    expect(await screen.findByText('Levez les yeux.')).toBeInTheDocument();
    expect(await screen.findByText(/^Épreuve · 15 points à gagner$/)).toBeInTheDocument();
    await expectSpoken(/^Indice 1\s: Levez les yeux\. 15\spoints restent à gagner\.$/);
    await help(user, 'Un indice (−10\u00A0points), le dernier');
    expect(await screen.findByText('Elle est ronde.')).toBeInTheDocument();
    await user.click(button('Bloqués\u202F?'));
    await screen.findByRole('button', { name: 'Voir la solution' });
    expect(screen.queryByRole('button', { name: /Un indice/ })).toBeNull();
  });

  test('confirms before an étape is passed, and announces when its solution will arrive', async () => {
    const { user } = show(await beginAt(await createPlayedQuete(), [read]));
    await screen.findByRole('textbox');
    await help(user, 'Passer l’étape');
    const dialog = screen.getByRole('dialog', { name: /Passer cette étape/ });
    await user.click(within(dialog).getByRole('button', { name: 'Chercher encore' }));
    expect(screen.queryByRole('dialog', { name: /Passer cette étape/ })).toBeNull();
    await user.click(button('Passer l’étape'));
    await confirmPass(user);
    await title(/Étape passée/);
    expect(
      screen.getByText(/Vous lirez la solution ici quand le réseau reviendra/),
    ).toBeInTheDocument();
    expect(screen.getByText('0 point')).toBeInTheDocument();
  });

  test('shows the solution of a passed étape as soon as it is there', async () => {
    const open = await beginAt(await createPlayedQuete(), [read, pass]);
    show(open);
    await title(/Étape passée/);
    await open.store.change(testPartieId, (kept) => ({
      ...kept,
      envoi: {
        ...kept.envoi,
        solutionByEtapeId: {
          [testEtapeId(1)]: { reponse: 'la tour', explication: 'Elle est à gauche.' },
        },
      },
    }));
    expect(await screen.findByText('la tour')).toBeInTheDocument();
    expect(screen.getByText('Elle est à gauche.')).toBeInTheDocument();
  });

  test('announces a remote refusal, and links back to it', async () => {
    const { user } = show(
      await beginAt(await createPlayedQuete(), [read, right, goOn, refuse]),
    );
    await title(/^En route/);
    expect(
      screen.getByText('À l’étape 1, votre réponse n’était pas la bonne.'),
    ).toBeInTheDocument();
    await user.click(button('Revoir l’étape 1'));
    await title(/Ce n’était pas tout à fait ça/);
    await user.click(button('Continuer sans ces points'));
    await arrive(user);
    await title('L’escalier');
  });

  test('resumes at the same étape, the same moment and the same half-typed answer', async () => {
    const quete = createQuete({
      etapes: [createEtapePublique(1, { epreuve: createTextePublique() })],
    });
    const open = await beginAt(quete, [read]);
    const { user, unmount } = show(open);
    await user.type(await screen.findByRole('textbox'), 'la to');
    unmount();
    await waitFor(async () => {
      expect((await open.store.read(testPartieId))?.brouillon?.texte).toBe('la to');
    });
    const store = openStore();
    const last = await store.readLast(quete.id);
    if (last === null) throw new Error('The party is lost.');
    show({ store, ...last });
    expect(await screen.findByRole('textbox')).toHaveValue('la to');
  });

  test('reports a device that stores nothing, and plays on', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const open = await beginAt(await createPlayedQuete());
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const { user } = show(open);
    await user.click(await screen.findByRole('button', { name: 'Voir l’épreuve' }));
    await title(/^Épreuve/);
    expect(
      screen.getByText(/laissez cette page ouverte jusqu’à la fin/),
    ).toBeInTheDocument();
  });

  test('reports once that the browser’s data were deleted, and plays on', async () => {
    const { user } = show(await beginAt(await createPlayedQuete()));
    await deleteDB(name);
    document.dispatchEvent(new Event('visibilitychange'));
    const told = /^Les données de ce navigateur ont été effacées/;
    expect(await screen.findByText(told)).toBeVisible();
    await user.click(button('Voir l’épreuve'));
    await title(/^Épreuve/);
    expect(screen.queryByText(told)).toBeNull();
  });

  test('offers to begin again when an old party is taken up', async () => {
    const open = await beginAt(await createPlayedQuete());
    const kept = { ...open.kept, updatedAt: Date.now() - 3 * 60 * 60 * 1_000 };
    show({ ...open, kept });
    expect(
      await screen.findByRole('link', { name: 'Recommencer du début' }),
    ).toHaveAttribute(
      'href',
      '/les_quetes/22/dinan/le-secret-du-lavoir/jouer?recommencer=oui',
    );
  });

  test('shows no points in a visite', async () => {
    const visite = createQuete({ genre: 'visite', etapes: [createEtapePublique(1)] });
    const { user } = show(await beginAt(visite));
    expect(screen.queryByText(/pts/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Terminer' }));
    await title(/Visite achevée/);
    expect(screen.queryByText('Points')).toBeNull();
    expect(screen.queryByText(/Réponses prouvées/)).toBeNull();
  });

  test('describes an unavailable image in words', async () => {
    show(await beginAt(await createPlayedQuete()));
    const image = await screen.findByRole('img', { name: 'Le grand bassin.' });
    image.dispatchEvent(new Event('error'));
    expect(
      await screen.findByText(/Elle montre\s: Le grand bassin\./),
    ).toBeInTheDocument();
  });

  test('shows the cost of a wrong choice before the first and after each, and a repeated one is free', async () => {
    const costing = { points: 20, indices: [] };
    const epreuve = createChoixPublique({
      ...costing,
      couts: coutsOf(costing),
      empreinte: await empreinteFor.choix('aa'),
    });
    const quete = createQuete({ etapes: [createEtapePublique(1, { epreuve })] });
    const { user } = show(
      await beginAt(quete, [{ type: 'read', etapeId: testEtapeId(1) }]),
    );
    expect(await title(/^Épreuve · 20\spoints à gagner/)).toBeVisible();
    expect(screen.getByText(/fait perdre la moitié des points\.$/)).toBeVisible();
    await user.click(screen.getByLabelText('Du schiste'));
    await user.click(button('Valider'));
    expect(await title(/^Épreuve · 10\spoints à gagner/)).toBeVisible();
    await expectSpoken(/^Ce n’est pas ça\..* 10\spoints restent à gagner\./);
    await user.click(button('Valider'));
    await expectSpoken(/^Vous avez déjà essayé.* 10\spoints restent à gagner\./);
    expect(await title(/^Épreuve · 10\spoints à gagner/)).toBeVisible();
    await user.click(screen.getByLabelText('Du granite'));
    await user.click(button('Valider'));
    expect(await title(/Bonne réponse/)).toBeVisible();
    expect(screen.getByText(/^\+\s10\spoints$/)).toBeVisible();
  });
});

describe('the menu of the game', () => {
  const menu = async (
    user: ReturnType<typeof userEvent.setup>,
    ...entries: readonly string[]
  ) => {
    await user.click(button('Menu'));
    for (const name of entries) {
      await user.click(await screen.findByRole('button', { name }));
    }
  };

  test('reports that a solution seen in another party gives no proven points, and plays on', async () => {
    const quete = await createPlayedQuete();
    const etapeId = testEtapeId(1);
    const open = await beginAt(quete, [{ type: 'read', etapeId }]);
    const kept = await open.store.change(testPartieId, (before) => ({
      ...before,
      envoi: { ...before.envoi, lu: true, vueEtapeIds: [etapeId] },
    }));
    const { user } = show({ ...open, kept });
    expect(await title(/^Déjà vue\s: sans points prouvés Le lavoir$/)).toBeVisible();
    await user.type(screen.getByRole('textbox'), 'la tour');
    await user.click(button('Valider'));
    expect(await title(/Bonne réponse/)).toBeVisible();
    expect(screen.getByText(/^Déjà vue\s: sans points prouvés$/)).toBeVisible();
    expect(screen.queryByText(/\+\s20/)).toBeNull();
    await waitFor(() =>
      expect(screen.getAllByRole('status')[0]).toHaveTextContent(
        /^Bonne réponse\. Déjà vue/,
      ),
    );
    const after = await open.store.read(testPartieId);
    expect(after?.partie.suiviByEtapeId[etapeId]).toMatchObject({
      dejaVue: true,
      issue: { type: 'reussie', points: 0, preuve: 'prouvee' },
    });
  });

  test('pauses the party, even after the tab was killed, and resumes it', async () => {
    const open = await beginAt(await createPlayedQuete(), [read]);
    const { user, unmount } = show(open);
    await title(/^Épreuve/);
    await menu(user, 'Pause');
    expect(await title('La partie est en pause')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    const kept = await open.store.read(testPartieId);
    show({ ...open, kept: kept ?? open.kept });
    await title('La partie est en pause');
    await user.click(button('Reprendre'));
    expect(await title(/^Épreuve/)).toHaveFocus();
  });

  test('shortens the walk by its last étape, with an honest end and no tampon', async () => {
    const open = await beginAt(await createPlayedQuete(), [read, right, goOn]);
    const { user } = show(open);
    await arrive(user);
    await title('L’escalier');
    await menu(user, 'Besoin d’aide\u202F?', 'Écourter la balade');
    expect(await screen.findByText(/1 sur 4 pour l’instant/)).toBeInTheDocument();
    expect(screen.getByText(/^à 220 m à vol d’oiseau/)).toBeInTheDocument();
    await user.click(button('Aller à la dernière étape'));
    expect(await title(/^En route/)).toHaveFocus();
    expect(screen.getByText('Dernière étape')).toBeInTheDocument();

    await user.click(button('Reprendre toute la balade'));
    await title('L’escalier');
    await menu(user, 'Besoin d’aide\u202F?', 'Écourter la balade');
    await user.click(await screen.findByRole('button', { name: /^Aller à la dernière/ }));
    await arrive(user);
    await title('Le mur');
    await user.click(button('Voir l’épreuve'));
    await title(/^Épreuve/);
    await help(user, 'Passer l’étape');
    await confirmPass(user);
    await title(/Étape passée/);
    await user.click(button('Terminer'));
    await title(/même écourtée/);
    expect(screen.getByText('2 étapes sur 4')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /^Tampon/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  test('stores first names on the device only, and shows the next reader', async () => {
    const { user } = show(await beginAt(await createPlayedQuete()));
    await title('Le lavoir');
    await menu(user, 'Réglages', 'Qui joue\u202F?');
    expect(await screen.findByText(/ne sont envoyés à personne/)).toBeInTheDocument();
    const name = screen.getByRole('textbox', { name: 'Prénom ou pseudonyme' });
    await user.type(name, 'Lina{Enter}');
    await user.type(name, 'Tom{Enter}');
    await user.type(name, 'Lina{Enter}');
    expect(screen.getByText(/^Lina joue déjà/)).toBeInTheDocument();
    await user.click(button('Fermer'));
    expect(screen.getByText('À Lina de lire')).toBeInTheDocument();
    await menu(user, 'Réglages', 'Qui joue\u202F?');
    await user.click(await screen.findByRole('button', { name: /^Passer le tour/ }));
    expect(screen.getByText('À Tom de lire')).toBeInTheDocument();
    await user.click(button('Retirer Tom'));
    expect(screen.getByText('À Lina de lire')).toBeInTheDocument();
  });

  test('asks « Qui joue ? » on the first way alone, once', async () => {
    const { user } = show(await beginAt(await createPlayedQuete()));
    await title('Le lavoir');
    expect(screen.queryByRole('region', { name: 'Qui joue\u202F?' })).toBeNull();
    await user.click(button('Voir l’épreuve'));
    await user.type(
      await screen.findByRole('textbox', { name: 'Votre réponse' }),
      'la tour',
    );
    await user.click(button('Valider'));
    await title(/Bonne réponse/);
    const who = await screen.findByRole('region', { name: 'Qui joue\u202F?' });
    await user.type(within(who).getByRole('textbox'), 'Louna et Malo');
    await user.click(button('Nous y sommes'));
    await title('L’escalier');
    expect(screen.getByText('À Malo de lire')).toBeInTheDocument();
    expect(readPlayChoices()).toMatchObject({
      joueurs: ['Louna', 'Malo'],
      retours: false,
    });
  });

  test('asks the reason for leaving in one tap, stores it with the party and opens the quête', async () => {
    const open = await beginAt(await createPlayedQuete());
    const { user } = show(open);
    await title('Le lavoir');
    await menu(user, 'Quitter');
    await user.click(await screen.findByRole('button', { name: 'La pluie, le temps' }));
    await title('Ailleurs');
    const kept = await open.store.read(testPartieId);
    expect(kept?.partie.depart).toMatchObject({ motif: 'pluie' });
  });

  test('lets the player leave without a reason', async () => {
    const { user } = show(await beginAt(await createPlayedQuete()));
    await title('Le lavoir');
    await menu(user, 'Quitter');
    await user.click(
      await screen.findByRole('button', { name: 'Quitter sans répondre' }),
    );
    await title('Ailleurs');
  });

  test('enlarges the text on request, during the game only', async () => {
    const { user, unmount } = show(await beginAt(await createPlayedQuete()));
    await title('Le lavoir');
    await menu(user, 'Réglages', 'Confort');
    await user.click(await screen.findByRole('radio', { name: 'Grande' }));
    expect(document.documentElement.style.fontSize).toBe('120%');
    unmount();
    expect(document.documentElement.style.fontSize).toBe('');
  });

  test('shows the spare étape of a closed one, with its reason, and leads on', async () => {
    const quete = await createPlayedQuete();
    const rechange = {
      titre: 'La halle',
      lieu: 'Place du marché',
      position: null,
      recit: 'On y vendait le lin.',
    };
    const [etape, ...others] = quete.contenu.etapes;
    if (etape === undefined) throw new Error('This quête has no étape.');
    const etapes = [{ ...etape, rechange }, ...others];
    const { user } = show(
      await beginAt({ ...quete, contenu: { ...quete.contenu, etapes } }, [
        {
          type: 'learn',
          suspensions: {
            fermeture: null,
            byEtapeId: { [first]: { motif: 'Travaux', jusquAu: null, rechange: true } },
          },
        },
      ]),
    );
    await title('La halle');
    expect(await screen.findByText(/^Travaux\. La date/)).toBeInTheDocument();
    expect(screen.getByText('On y vendait le lin.')).toBeInTheDocument();
    await user.click(button('Continuer'));
    await arrive(user);
    await title('L’escalier');
  });

  test('fetches the closures at each étape, and announces a withdrawal of the quête itself', async () => {
    // At one place: a map on the way would use the network too.
    const position = { lat: 48.45, lon: -2.04 };
    const quete = createQuete({
      etapes: [1, 2, 3].map((n) => createEtapePublique(n, { position })),
    });
    const travaux = {
      mapValue: { fields: { motif: { stringValue: 'Crue de la Rance.' } } },
    };
    const closed = (key: string) => ({
      suspensions: { mapValue: { fields: { [key]: travaux } } },
    });
    // Each question waits for its answer, so that no order is assumed.
    const asked: ((answer: unknown) => void)[] = [];
    const fetch = () =>
      new Promise<Response>((resolve) => {
        asked.push((answer) => resolve(Response.json([answer])));
      });
    vi.stubGlobal('fetch', fetch);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const answerWhenAsked = (number: number, answer: unknown) =>
      waitFor(() => {
        expect(asked).toHaveLength(number);
        asked.at(-1)?.(answer);
      });

    const { user } = show(await beginAt(quete));
    await title('La halte 1');
    await answerWhenAsked(1, { found: { fields: closed('fermeture') } });
    expect(await screen.findByText('Cette quête est fermée en ce moment')).toBeVisible();
    await user.click(button('Continuer'));
    await title('La halte 2');
    await answerWhenAsked(2, { found: { fields: closed(testEtapeId(2)) } });
    await title('Étape fermée La halte 2');
    expect(screen.queryByText('Cette quête est fermée en ce moment')).toBeNull();
    await user.click(button('Étape suivante'));
    await title('La halte 3');
    await answerWhenAsked(3, { missing: 'quete' });
    expect(
      await screen.findByText(/^Cette quête n’est plus proposée, mais/),
    ).toBeVisible();
    // The finish is out of scope here.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(button('Terminer'));
    await title(/Quête achevée/);
    expect(
      screen.getByText('Une étape était fermée et n’a pas compté : La halte 2.'),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Les quêtes de la commune' }),
    ).toHaveAttribute('href', '/les_quetes/22/dinan');
    expect(asked).toHaveLength(3);
  });

  test('offers neither listening nor staying awake if the device supports neither', async () => {
    const { user } = show(await beginAt(await createPlayedQuete()));
    await title('Le lavoir');
    await menu(user, 'Réglages', 'Confort');
    await screen.findByRole('heading', { name: 'Confort' });
    const boxes = within(screen.getByRole('dialog')).getAllByRole<HTMLInputElement>(
      'checkbox',
    );
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Un son et une vibration à chaque réponse',
    ]);
  });
});

const first = testEtapeId(1);
const read: PartieEvent = { type: 'read', etapeId: first };
const right: PartieEvent = {
  type: 'answer',
  etapeId: first,
  reponse: 'tour',
  juste: true,
  at: 0,
};
const pass: PartieEvent = { type: 'pass', etapeId: first, at: 0 };
const goOn: PartieEvent = { type: 'goOn', etapeId: first, at: 0 };
const refuse: PartieEvent = {
  type: 'prove',
  etapeId: first,
  reponse: 'tour',
  preuve: 'refusee',
};
