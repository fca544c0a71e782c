import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  animationRepository,
  type Animation,
} from '@/data/animation/animation-repository.ts';
import { bureauRepository } from '@/data/commune/bureau-repository.ts';
import { equipeRepository } from '@/data/equipe/equipe-repository.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import type { Evenement } from '@/domain/animation/animation.ts';
import { rangOf, type Rang } from '@/domain/equipe/equipe.ts';
import { newMembre } from '@/domain/equipe/membre.ts';
import { play } from '@/domain/partie/play.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { hear } from '@/testing/hear.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { AnimationScreen, type Organiser } from './animation-screen.tsx';

type Animations = ReturnType<typeof animationRepository>;
type Equipes = ReturnType<typeof equipeRepository>;
const animations = {
  changeEtat: vi.fn<Animations['changeEtat']>(),
  create: vi.fn<Animations['create']>(),
  renewCodes: vi.fn<Animations['renewCodes']>(),
  sendMot: vi.fn<Animations['sendMot']>(),
  remove: vi.fn<Animations['remove']>(),
  listOwn: vi.fn<Animations['listOwn']>(),
  watch: vi.fn<Animations['watch']>(),
};
const watchEquipe = vi.fn<Equipes['watch']>();
const readSolution = vi.fn<ReturnType<typeof partieGateway>['readSolution']>();

const quete = createQuete({
  etapes: [1, 2, 3].map((number) =>
    createEtapePublique(number, { epreuve: createTextePublique() }),
  ),
});
const id = '0123456789abcdef0123456789abcdef';
const later = Date.UTC(2050, 0, 1);
const jetons = { a: 'a'.repeat(32), b: 'b'.repeat(32) };

function animation(changes: Partial<Evenement>, mots: Animation['mots'] = {}): Animation {
  return {
    id,
    evenement: {
      ...{ uid: 'maitresse', queteId: quete.id, version: quete.version },
      ...{ genre: 'classe', nom: 'La 6e B', etat: 'cours', groupeCount: 2 },
      ...{ premieres: { a: 0, b: 1 }, classement: {}, at: 0 },
      ...changes,
    },
    groupes: {
      a: { jeton: jetons.a, codeEquipe: 'KTMRAP', expireAt: later },
      b: { jeton: jetons.b, codeEquipe: 'BBBDDD', expireAt: later },
    },
    mots,
  };
}

/** A phone that has found the first étape. */
function finder(): Rang {
  const [etapeId, at] = [testEtapeId(1), 0];
  const read = play(createPartie(quete), { type: 'read', etapeId }, quete.contenu);
  const found = { type: 'answer', etapeId, reponse: 'la tour', juste: true, at } as const;
  const membre = newMembre({ jeton: jetons.a, appareil: 'a', prenom: '' }, true);
  const partie = play(read, found, quete.contenu);
  return rangOf({ partie, membre }, quete.contenu);
}

function open(
  changes: Partial<Evenement>,
  vue: string | null = null,
  mots: Animation['mots'] = {},
): Promise<void> {
  animations.watch.mockImplementation((_id, onAnimation) => {
    onAnimation(animation(changes, mots));
    return () => undefined;
  });
  watchEquipe.mockImplementation((jeton, onRangs) => {
    onRangs(jeton === jetons.a ? [finder()] : []);
    return () => undefined;
  });
  return hear(() => show({ uid: 'maitresse', isAdmin: false }, id, vue));
}

function show(
  organiser: Organiser,
  shown: string | null,
  vue: string | null = null,
  groupes: string | null = null,
) {
  const services = createSilentServices();
  animationRepository.handIn(services, animations);
  equipeRepository.handIn(services, { watch: watchEquipe });
  partieGateway.handIn(services, { readSolution });
  bureauRepository.handIn(services, { answersFor: () => Promise.resolve(false) });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <AnimationScreen {...{ quete, vue, groupes, organiser }} id={shown} />
      </MemoryRouter>
    </ServerState>,
  );
}

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  for (const one of Object.values(animations)) one.mockReset();
  readSolution.mockReset();
  animations.listOwn.mockResolvedValue([]);
  animations.changeEtat.mockResolvedValue();
});

test('without an account the page says why the organiser needs one, and that no pupil does', () => {
  show(null, null);
  expect(screen.getByText(/les élèves n’en ont pas besoin/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Se connecter/ })).toBeVisible();
});

test('a class has one to six groups, and a refusal is shown', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  animations.create.mockRejectedValue(new AccessDeniedError('Twenty today.'));
  const user = userEvent.setup({ delay: null });
  show({ uid: 'maitresse', isAdmin: false }, null);
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(screen.getByLabelText('Son nom'), 'La 6e B');
  const count = screen.getByLabelText('Nombre de groupes');
  await user.clear(count);
  await user.type(count, '7');
  const press = () => user.click(screen.getByRole('button', { name: /^Ouvrir/ }));
  await press();
  expect(screen.getByText('Un nombre entier, de 1 à 6.')).toBeVisible();
  expect(animations.create).not.toHaveBeenCalled();
  await user.clear(count);
  await user.type(count, '3');
  await user.type(screen.getByLabelText(/^Jour de la sortie/), '2026-12-04');
  await press();
  expect(animations.create).toHaveBeenCalledWith('maitresse', quete, {
    ...{ genre: 'classe', nom: 'La 6e B', groupeCount: 3, jour: '2026-12-04' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/C’est refusé/);
});

test.each([
  ['5', '5'],
  ['deux', '4'],
])('the sheet of a class hands its number of groups on: %s', (groupes, shown) => {
  show({ uid: 'maitresse', isAdmin: false }, null, null, groupes);
  expect(screen.getByLabelText('Nombre de groupes')).toHaveValue(shown);
  expect(screen.queryByText(/ouvrez une seconde sortie/)).toBeNull();
});

test('a sheet with more groups than an outing allows shows the remedy', () => {
  show({ uid: 'maitresse', isAdmin: false }, null, null, '9');
  expect(screen.getByLabelText('Nombre de groupes')).toHaveValue('6');
  expect(screen.getByText(/^Votre feuille a 9 groupes.*au-delà de 6/)).toBeVisible();
});

test('the organiser sees the place of each group, and gathers them with their points', async () => {
  await open({});
  const groupes = screen.getByRole('region', { name: 'Où en sont les groupes' });
  const [first, second] = within(groupes)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li'));
  expect(first).toHaveTextContent(/Groupe A.*20.points/);
  expect(first).toHaveTextContent(/trouvée \(«.la tour.»\)/);
  expect(second).toHaveTextContent(/Personne n’est encore entré/);
  expect(screen.getByText('KTM RAP')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rassemblement' }));
  expect(animations.changeEtat).toHaveBeenCalledWith(expect.anything(), 'rassemblement', {
    ...{ a: 20, b: 0 },
  });
});

test('a message goes to all groups or to one, with its delivery state offline', async () => {
  const user = userEvent.setup({ delay: null });
  animations.sendMot.mockResolvedValue();
  await open({});
  const texte = screen.getByLabelText('Votre mot');
  await user.type(texte, 'Rendez-vous à 11 h.');
  await user.click(screen.getByRole('button', { name: 'Envoyer le mot' }));
  expect(animations.sendMot).toHaveBeenLastCalledWith(expect.anything(), ['a', 'b'], {
    ...{ texte: 'Rendez-vous à 11 h.', aide: null },
  });
  expect(await screen.findByText('Le mot est parti.')).toBeVisible();
  await waitFor(() => expect(texte).toHaveValue(''));
  await user.selectOptions(screen.getByLabelText('Pour qui ?'), 'Groupe B');
  await user.type(texte, 'Où êtes-vous ?');
  await user.click(screen.getByRole('button', { name: 'Envoyer le mot' }));
  expect(animations.sendMot.mock.lastCall?.[1]).toEqual(['b']);
  // Group B has no phone, or all have left it.
  expect(await screen.findByText(/Aucun téléphone n’est là/)).toBeVisible();
});

test('a word of 2,000 characters is counted and refused', async () => {
  await open({});
  const texte = screen.getByLabelText('Votre mot');
  await userEvent.click(texte);
  await userEvent.paste('x'.repeat(2_000));
  expect(screen.getByText(/^2.?000 \/ 200$/)).toBeVisible();
  await press('Envoyer le mot');
  expect(await screen.findByText(/^Ce mot est trop long.*200 caractères/)).toBeVisible();
  expect(animations.sendMot).not.toHaveBeenCalled();
  expect(texte).toHaveValue('x'.repeat(2_000));
});

test('the last messages are below with their receivers, and none is sent after the outing', async () => {
  const at = Date.UTC(2026, 4, 12, 8, 30);
  await open({}, null, {
    a: { [jetons.a]: [{ at, texte: 'Buvez.' }] },
    b: {
      [jetons.b]: [
        { at, texte: 'Buvez.' },
        { at: at + 1, etape: testEtapeId(1) },
      ],
    },
  });
  const sent = within(
    screen.getByRole('region', { name: 'Derniers mots envoyés' }),
  ).getAllByRole('listitem');
  expect(sent.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Groupe B · .*Étape passée.*La halte 1/),
    expect.stringMatching(/^Tous les groupes · le 12.mai.*Buvez\.$/),
  ]);
});

test('a stuck group is shown an indice, or its étape passed after a confirmation', async () => {
  animations.sendMot.mockResolvedValue();
  await open({});
  const groupes = screen.getByRole('region', { name: 'Où en sont les groupes' });
  await userEvent.click(within(groupes).getByText('Débloquer le groupe A'));
  // The first étape is found: it is not among those to unlock.
  expect(
    within(groupes)
      .getAllByLabelText('À quelle étape ?')
      .map((select) => select.textContent),
  ).toContain('La halte 2La halte 3');
  const [show] = within(groupes).getAllByRole('button', { name: 'Montrer l’indice 1' });
  if (show === undefined) throw new Error('There is no button.');
  await userEvent.click(show);
  const etape = testEtapeId(2);
  expect(animations.sendMot).toHaveBeenLastCalledWith(expect.anything(), ['a'], {
    ...{ texte: '', aide: { etape, indices: 1 } },
  });
  expect(await screen.findByText(/^L’indice 1 est envoyé/)).toBeVisible();
  const [pass] = within(groupes).getAllByRole('button', { name: 'Faire passer l’étape' });
  if (pass === undefined) throw new Error('There is no button.');
  await userEvent.click(pass);
  expect(animations.sendMot).toHaveBeenCalledTimes(1);
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', {
      name: 'Faire passer l’étape',
    }),
  );
  expect(animations.sendMot).toHaveBeenLastCalledWith(expect.anything(), ['a'], {
    ...{ texte: '', aide: { etape, indices: 'passee' } },
  });
});

test('the answers are listed by étape, with letters, and saved as a file', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:csv');
  URL.revokeObjectURL = vi.fn();
  await open({ etat: 'fini' }, 'reponses');
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Groupe A« la tour »/);
  expect(first).toHaveTextContent(/Groupe Bpas de téléphone/);
  await press('Garder en tableau (CSV)');
  expect(await screen.findByText(/^reponses-.*\.csv est dans/)).toBeVisible();
});

test('points that have not changed since « Rassemblement » are not sent again', async () => {
  await open({ etat: 'rassemblement', classement: { a: 20, b: 0 } });
  expect(animations.changeEtat).not.toHaveBeenCalled();
});

test('a group that returns after « Rassemblement » has its points sent', async () => {
  await open({ etat: 'rassemblement', classement: { a: 0, b: 0 } });
  expect(animations.changeEtat).toHaveBeenCalledWith(expect.anything(), 'rassemblement', {
    ...{ a: 20, b: 0 },
  });
});

test('the big screen ranks the groups without answers or places', async () => {
  await open({}, 'ecran');
  const places = screen.getAllByRole('listitem');
  expect(places[0]).toHaveTextContent(/1er.*Groupe A.*20.points/);
  expect(places[1]).toHaveTextContent(/2e.*Groupe B.*Pas encore là/);
  expect(screen.queryByText(/la tour/)).toBeNull();
});

test('the sheet of a group has its étapes in the order it walks them', async () => {
  await open({}, 'feuilles');
  const sheet = screen.getByRole('region', { name: 'Groupe B' });
  const titles = within(sheet)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
  const [one, two, three] = quete.contenu.etapes.map(({ titre }) => titre);
  expect(titles).toEqual([two, one, three]);
});

test('the end requires a confirmation', async () => {
  await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Terminer la sortie' }));
  expect(animations.changeEtat).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Terminer' }));
  expect(animations.changeEtat).toHaveBeenCalledWith(
    expect.anything(),
    'fini',
    expect.anything(),
  );
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a failed step shows the reason, and a retry', async () => {
  const error = new OfflineError('cut');
  const words = /^Il faut du réseau/;

  animations.changeEtat.mockRejectedValueOnce(error);
  await open({});
  await press('Rassemblement');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await press('Rassemblement');
  expect(animations.changeEtat).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('codes that cannot be drawn show the reason', async () => {
  const error = new OfflineError('cut');
  const words = /^Il faut du réseau/;

  animations.renewCodes.mockRejectedValueOnce(error);
  await open({});
  await press('Donner d’autres codes');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('an event that cannot be deleted stays, with the reason', async () => {
  const error = new OfflineError('cut');
  const words = /^Il faut du réseau/;

  animations.remove.mockRejectedValueOnce(error);
  await open({ etat: 'fini' });
  await press('Supprimer la sortie');
  await press('Supprimer pour de bon');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('heading', { name: 'La 6e B' })).toBeVisible();
});

test('unreadable solutions show the reason, and a retry', async () => {
  const error = new OfflineError('cut');
  const words = /^Il faut du réseau/;

  const solution = { reponse: 'la tour', explication: '' };
  for (let count = 0; count < 3; count += 1) readSolution.mockRejectedValueOnce(error);
  readSolution.mockResolvedValue(solution);
  await open({});
  await press('Lire mes solutions');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await press('Lire mes solutions');
  expect(await screen.findAllByText('la tour')).toHaveLength(3);
});

test('locked solutions have a message', async () => {
  readSolution.mockRejectedValue(new AccessDeniedError('refused'));
  await open({});
  await press('Lire mes solutions');
  expect(await screen.findAllByText(/pas encore débloquée/)).toHaveLength(3);
});

test('an event that cannot be followed shows the reason', async () => {
  const error = new OfflineError('cut');
  const words = /^Il faut du réseau/;

  animations.watch.mockImplementation((_id, _onAnimation, onError) => {
    onError(error);
    return () => undefined;
  });
  show({ uid: 'maitresse', isAdmin: false }, id);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('unreadable former events show the reason, and a retry', async () => {
  const error = new OfflineError('cut');
  const words = /Il faut du réseau/;

  animations.listOwn.mockReset();
  animations.listOwn.mockRejectedValueOnce(error);
  animations.listOwn.mockResolvedValue([animation({})]);
  show({ uid: 'maitresse', isAdmin: false }, null);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  await press('Réessayer');
  expect(await screen.findByRole('link', { name: 'La 6e B' })).toBeVisible();
});
