import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import type { MembreStore, ParcoursAccess } from '@/data/membre/membre-store.ts';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { RightsContext } from '@/editing/session/rights.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { dataError } from '@/testing/data-errors.ts';
import { createParcours } from '@/testing/factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { PutAsideStep } from './put-aside.tsx';

const move = vi.fn<MembreStore['move']>();

beforeEach(() => move.mockReset().mockResolvedValue());

function AsAuteur({ session }: ParcoursEditorProps) {
  return (
    <RightsContext value={{ by: 'auteur', opensAt: 'ranger' }}>
      <PutAsideStep parcoursId={session.id} />
    </RightsContext>
  );
}

function open(changes: Partial<ParcoursAccess> = {}) {
  const services = createSilentServices();
  const readAccess = () =>
    Promise.resolve({
      ...{ uid: 'anne', titre: 'Le lavoir', etat: 'brouillon' as const, insee: '13010' },
      ...{ isPublished: false, membres: { anne: 'auteur' as const } },
      role: 'auteur' as const,
      ...changes,
    });
  membreRepository.handIn(services, { move, readAccess });
  return renderEditor(createParcours(), {}, AsAuteur, false, undefined, services);
}

test('an auteur confirms before a parcours goes into the bin, and a refusal shows the reason', async () => {
  const { error, sentence } = dataError;
  move.mockRejectedValueOnce(error);
  const { user, session } = open();
  const name = 'Mettre à la corbeille';
  await user.click(await screen.findByRole('button', { name }));
  const group = within(screen.getByRole('group', { name }));
  expect(group.getByText(/^Vous avez 30.jours pour le reprendre/)).toBeVisible();
  expect(move).not.toHaveBeenCalled();
  await user.click(group.getByRole('button', { name }));
  expect(await group.findByRole('alert')).toHaveTextContent(sentence);
  expect(move).toHaveBeenLastCalledWith(session.id, 'brouillon', 'corbeille');
  // Its last auteur cannot leave it.
  expect(screen.queryByRole('button', { name: 'Quitter ce parcours' })).toBeNull();
});

test('a published parcours is archived, and never binned', async () => {
  open({ isPublished: true, membres: { anne: 'auteur', bruno: 'auteur' } });
  expect(await screen.findByRole('button', { name: 'Archiver' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mettre à la corbeille' })).toBeNull();
  expect(screen.getByText(/L’équipe peut retirer sa quête du site/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quitter ce parcours' })).toBeVisible();
});

test('a reader of a parcours can only leave it', async () => {
  open({ role: 'relecteur', uid: 'lou', membres: { anne: 'auteur', lou: 'relecteur' } });
  expect(
    await screen.findByRole('button', { name: 'Quitter ce parcours' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Archiver' })).toBeNull();
});
