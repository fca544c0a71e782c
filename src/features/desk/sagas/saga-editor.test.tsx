import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lastQueteRepository } from '@/data/saga/last-quete.ts';
import { partStateRepository } from '@/data/saga/part-state.ts';
import {
  sagaRepository,
  type SagaEcrite,
  type SagaSave,
} from '@/data/saga/saga-repository.ts';
import type { EtatPartie } from '@/domain/saga/equipe.ts';
import type { Saga } from '@/domain/saga/saga.ts';
import { territoireOf } from '@/domain/territoire/territoire.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createSaga } from '@/testing/saga.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { teamDesk, type SagaDesk } from './saga-desk.ts';
import { SagaEditor } from './saga-editor.tsx';

const save = vi.fn<(request: SagaSave) => Promise<void>>();
beforeEach(() => void save.mockReset().mockResolvedValue());

type Shown = Partial<SagaEcrite> & {
  changes?: Partial<Saga> & { count?: number; seuil?: number };
  /** Online state of some parts, by their number, if it differs. */
  etats?: Readonly<Record<number, Partial<EtatPartie>>>;
  desk?: SagaDesk;
};

async function show({ changes = {}, etats = {}, desk = teamDesk, ...head }: Shown = {}) {
  const { slug, saga, parts } = createSaga({ fin: 'mot', ...changes });
  const base: SagaEcrite = {
    ...{ slug, saga, etat: 'brouillon', revision: 3, premiereLe: null },
    territoire: desk.territoire?.id ?? '',
    dernierParcoursId: '',
    ...head,
  };
  const services = createSilentServices();
  const unused = () => Promise.reject(new Error('not used'));
  sagaRepository.handIn(services, {
    ...{ list: unused, create: unused, partsOf: unused },
    load: () => Promise.resolve(base),
    save,
  });
  lastQueteRepository.handIn(services, { isOpen: () => Promise.resolve(false) });
  partStateRepository.handIn(services, {
    read: (queteId) => {
      const etape = saga.etapes.find((one) => one.queteId === queteId);
      const n = etape?.n ?? 0;
      const online = {
        type: 'publiee' as const,
        parts: parts.filter((part) => part.n === n),
        ...{ estFermee: false, parcoursId: '', image: null, position: null },
        ...{ titre: `Partie ${n}, revue`, communeNom: `Commune ${n}` },
      };
      return Promise.resolve({ ...online, ...etats[n] } as EtatPartie);
    },
  });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <Suspense>
          <SagaEditor slug={slug} desk={desk} />
        </Suspense>
      </MemoryRouter>
    </ServerState>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Les trois remparts' });
  return { base, user: userEvent.setup({ delay: null }) };
}

const control = () => within(screen.getByRole('region', { name: 'Le contrôle' }));
const publish = () => screen.getByRole('button', { name: 'Mettre en ligne' });

it('is published once nothing blocks it, with the titles of the online versions', async () => {
  const { base, user } = await show();
  expect(await screen.findByText('Tout est en ordre.')).toBeVisible();
  await user.click(publish());
  expect(save).toHaveBeenCalledOnce();
  const request = save.mock.calls[0]?.[0];
  expect(request).toMatchObject({ base, etat: 'publiee', dernierParcoursId: '' });
  expect(request?.saga.etapes.map(({ titre }) => titre)).toEqual([
    'Partie 1, revue',
    'Partie 2, revue',
    'Partie 3, revue',
  ]);
});

it('lists the parts that name no saga, are closed or gone, and is not published below the threshold', async () => {
  await show({
    changes: { count: 4, seuil: 3 },
    etats: { 1: { parts: [] }, 2: { estFermee: true }, 3: { type: 'absente' } },
  });
  expect(
    await control().findByText(/«.Partie 1.» ne nomme pas encore la saga/),
  ).toBeVisible();
  expect(control().getByText(/«.Partie 2.» est fermée en ce moment/)).toBeVisible();
  expect(control().getByText(/«.Partie 3.» n’est plus en ligne/)).toBeVisible();
  expect(control().getByText(/^2 quêtes se jouent.:/)).toBeVisible();
  expect(publish()).toBeDisabled();
});

it('reports that a threshold above the number of its quêtes cannot be reached', async () => {
  await show({ changes: { count: 2, seuil: 3 } });
  expect(await control().findByText(/^2 quêtes se jouent.:/)).toBeVisible();
  expect(publish()).toBeDisabled();
});

it('reports that a saga without a quête has no part yet', async () => {
  await show({ changes: { count: 0, seuil: 2 } });
  expect(await control().findByText(/^Aucune quête ne se joue/)).toBeVisible();
});

it('asks for a last word, and for the last quête if there is to be one', async () => {
  const { user } = await show();
  await screen.findByText('Tout est en ordre.');
  await user.clear(screen.getByLabelText(/^Le dernier mot/));
  await user.click(screen.getByRole('radio', { name: 'Une dernière quête' }));
  expect(control().getByText(/^Écrivez le dernier mot/)).toBeVisible();
  expect(
    control().getByText('Choisissez le parcours de la dernière quête.'),
  ).toBeVisible();
  expect(screen.getByText('Rien n’est en place derrière la clé.')).toBeVisible();
  expect(publish()).toBeDisabled();
});

it('stores the text of a part: its sign, and that it can no longer be played', async () => {
  const { user } = await show({ etat: 'publiee', premiereLe: 1 });
  await screen.findByText('Tout est en ordre.');
  const [first] = screen.getAllByLabelText('Signe');
  const [gone] = screen.getAllByRole('checkbox', { name: 'Ne se joue plus' });
  if (first === undefined || gone === undefined) throw new Error('no part');
  await user.selectOptions(first, '★');
  await user.click(gone);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    etat: 'publiee',
    saga: { etapes: [{ n: 1, signe: '★', retiree: true }, { n: 2 }, { n: 3 }] },
  });
  expect(screen.queryByRole('button', { name: 'Enlever' })).toBeNull();
});

it('reports a concurrent change, and keeps the typed text', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  save.mockRejectedValue(new AccessDeniedError('meanwhile'));
  const { user } = await show();
  await screen.findByText('Tout est en ordre.');
  await user.type(screen.getByLabelText(/^Résumé/), ' Et une fin.');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/^Quelqu’un d’autre a enregistré/)).toBeVisible();
  expect(screen.getByLabelText(/^Résumé/)).toHaveValue(
    'Trois villes, trois lettres. Et une fin.',
  );
});

it('saves nothing when Enter is pressed in the search for another quête', async () => {
  const { user } = await show();
  await screen.findByText('Tout est en ordre.');
  await user.type(screen.getByLabelText(/^Ajouter une quête/), 'lavoir{Enter}');
  expect(save).not.toHaveBeenCalled();
});

const territoire = territoireOf('200035087', {
  nom: 'Terre de Provence',
  communes: { '13010': 'Barbentane' },
});
const desk: SagaDesk = { territoire, isTeam: false };

it('is written by the people of its territory, and put online by the team', async () => {
  const { user } = await show({ desk });
  expect(await screen.findByText('Tout est en ordre.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mettre en ligne' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Une dernière quête' }));
  expect(screen.getByText(/l’équipe le met en place derrière la clé/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(save.mock.calls[0]?.[0]).toMatchObject({ etat: 'brouillon' });
  expect(screen.getByRole('link', { name: 'Les sagas' })).toHaveAttribute(
    'href',
    '/admin/parcours/ed?territoire=200035087&vue=sagas',
  );
});

it('is no longer theirs to change once it is online', async () => {
  await show({ desk, etat: 'publiee', premiereLe: 1 });
  expect(screen.getByText(/L’équipe s’en occupe/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Voir sa page' })).toHaveAttribute(
    'href',
    '/les_quetes/saga/les-trois-remparts',
  );
});
