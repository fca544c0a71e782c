import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import {
  TextesOvertakenError,
  traductionRepository,
} from '@/data/traduction/traduction-repository.ts';
import type { Etat } from '@/domain/parcours/parcours.ts';
import { toXliff } from '@/domain/traduction/exchange.ts';
import { markOf, type Traduction } from '@/domain/traduction/traduction.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { TraductionsPanel } from './traductions-panel.tsx';

const parcours = createParcours({
  etapes: [createEtape(1, { epreuve: createTexteEpreuve() })],
});

type Store = ReturnType<typeof traductionRepository>;

function show(
  textes: Traduction['textesByEtape'] = {},
  changes: Partial<Store> = {},
  etat: Etat = 'brouillon',
) {
  const store: Store = {
    read: (_id, langue) => Promise.resolve({ langue, textesByEtape: textes }),
    save: vi.fn<Store['save']>().mockResolvedValue(),
    ...changes,
  };
  const services = createSilentServices();
  traductionRepository.handIn(services, store);
  membreRepository.handIn(services, {
    readAccess: () =>
      Promise.resolve({
        ...{ uid: 'anne', titre: 'Le lavoir', insee: '13010', isPublished: false },
        ...{ membres: {}, role: 'traducteur', etat },
      }),
  });
  render(
    <ServerState services={services}>
      <TraductionsPanel parcours={parcours} level={2} />
    </ServerState>,
  );
  return { store, user: userEvent.setup({ delay: null }) };
}

/** The title of the whole, which is first. */
async function titleField(): Promise<HTMLElement> {
  const [field] = await screen.findAllByLabelText('English : Titre');
  if (field === undefined) throw new Error('It is there.');
  return field;
}

test('each text is beside its field, and is saved on blur, with its French original', async () => {
  const { store, user } = show();
  await user.type(await titleField(), 'The secret');
  await user.tab();
  expect(store.save).toHaveBeenCalledExactlyOnceWith(
    parcours.id,
    expect.objectContaining({ langue: 'en' }),
    [{ etapeId: null, champ: 'titre', texte: 'The secret', de: markOf(parcours.titre) }],
  );
  expect(await screen.findByText(/^1 texte traduit sur \d+\.$/)).toBeVisible();
});

test('changes in French are marked, filtered on demand, and stay in place once fixed', async () => {
  const { store, user } = show({
    parcours: {
      titre: { texte: 'The secret', de: markOf('Un titre de avant') },
      resume: { texte: 'A wash house.', de: markOf(parcours.resume) },
    },
  });
  expect(
    await screen.findByText(/2 textes traduits sur .* le français a changé depuis/),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Montrer'), 'change');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Elle est encore juste/ }));
  expect(store.save).toHaveBeenCalledExactlyOnceWith(
    parcours.id,
    expect.objectContaining({ langue: 'en' }),
    [{ etapeId: null, champ: 'titre', texte: 'The secret', de: markOf(parcours.titre) }],
  );
  expect(await screen.findByText('Gardé.')).toBeVisible();
  expect(screen.getByText(/^2 textes traduits sur \d+\.$/)).toBeVisible();
  // The button is gone: the focus is in the field.
  expect(screen.queryByRole('button', { name: /^Elle est encore juste/ })).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Montrer'), 'tout');
  await user.selectOptions(screen.getByLabelText('Montrer'), 'change');
  expect(screen.getByText('Rien n’a changé.')).toBeVisible();
});

test('a translation much longer than its French is saved with advice; one over the limit is an error', async () => {
  const { user } = show();
  const titre = await titleField();
  await user.click(titre);
  await user.paste('x'.repeat(400));
  expect(titre).toBeInvalid();
  expect(titre).toHaveAccessibleDescription(/trop longue pour être publiée/);
  const resume = screen.getByLabelText('English : Résumé');
  await user.click(resume);
  await user.paste('x'.repeat(Math.ceil(parcours.resume.length * 1.7)));
  expect(resume).toBeValid();
  expect(resume).toHaveAccessibleDescription(/bien plus longue que le français/);
});

test('an unsaved text stays in its field, with the reason', async () => {
  const { user } = show(
    {},
    { save: () => Promise.reject(new OfflineError('No network.')) },
  );
  const field = await titleField();
  await user.type(field, 'The secret');
  await user.tab();
  expect(await screen.findByText(/reste à l’écran/)).toBeVisible();
  expect(field).toHaveValue('The secret');
});

test('a text changed by another membre meanwhile has a message, and stays in its field', async () => {
  const { user } = show(
    {},
    { save: () => Promise.reject(new TextesOvertakenError('Overtaken.')) },
  );
  const field = await titleField();
  await user.type(field, 'The secret');
  await user.tab();
  expect(await screen.findByText(/Quelqu’un d’autre a changé ce texte/)).toBeVisible();
  expect(field).toHaveValue('The secret');
});

test('once the parcours is approved its translations are read, and written no more', async () => {
  show({}, {}, 'approuve');
  expect(await screen.findByText(/est approuvé ou archivé/)).toBeVisible();
  expect(await titleField()).toBeDisabled();
});

test('a translated file is imported, and one of another language is refused with a sentence', async () => {
  const { store, user } = show();
  const file = (langue: 'en' | 'es') => {
    const text = toXliff(parcours, {
      langue,
      textesByEtape: { parcours: { titre: { texte: 'The secret', de: '' } } },
    });
    // jsdom has no bytes of files.
    const { buffer } = new TextEncoder().encode(text);
    return Object.assign(new File([text], 'traduction.xlf'), {
      arrayBuffer: () => Promise.resolve(buffer),
    });
  };
  const input = await screen.findByLabelText('Reprendre un fichier traduit');
  await user.upload(input, file('es'));
  expect(
    await within(screen.getByRole('alert')).findByText(/n’est pas en English/),
  ).toBeVisible();
  expect(store.save).not.toHaveBeenCalled();
  await user.upload(input, file('en'));
  expect(await screen.findByText('1 texte repris.')).toBeVisible();
  expect(store.save).toHaveBeenCalledOnce();
});

test('another language has texts of its own', async () => {
  const read = vi.fn<Store['read']>((_id, langue) =>
    Promise.resolve({ langue, textesByEtape: {} }),
  );
  const { user } = show({}, { read });
  await user.selectOptions(await screen.findByLabelText('Langue'), 'it');
  expect((await screen.findAllByLabelText('Italiano : Titre')).length).toBeGreaterThan(0);
  expect(read).toHaveBeenLastCalledWith(parcours.id, 'it');
});
