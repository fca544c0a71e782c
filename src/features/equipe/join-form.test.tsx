import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ownEquipe, type Joining } from '@/data/equipe/own-equipe.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { CodeReader } from '@/epreuves/qr/code-reader.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { JoinForm } from './join-form.tsx';

const join = vi.fn<(typed: string, prenom: string) => Promise<Joining>>();

beforeEach(() => {
  join.mockReset();
});

const quete = {
  ...createQuete({ etapes: [createEtapePublique(1)] }),
  id: queteIdSchema.parse('22_dinan_reprise'),
};

function open(
  seen: string,
  Reader: ComponentProps<typeof JoinForm>['CodeReader'] = ({ onCode }) => (
    <button type="button" onClick={() => onCode(seen)}>
      Scanner
    </button>
  ),
): void {
  const form = <JoinForm quete={quete} codeEquipe="" CodeReader={Reader} />;
  const router = createMemoryRouter(
    [
      { path: '/depart', element: form },
      { path: '/les_quetes/22/dinan/reprise/jouer', element: <h1>La partie</h1> },
    ],
    { initialEntries: ['/depart'] },
  );
  const services = createSilentServices();
  ownEquipe.handIn(services, { join });
  render(
    <ServerState services={services}>
      <RouterProvider router={router} />
    </ServerState>,
  );
}

test('the QR code of a team joins on sight', async () => {
  join.mockResolvedValue({ type: 'entree', queteId: quete.id });
  open(`${window.location.origin}/les_quetes/22/dinan/reprise/jouer#equipe=KTMRAP`);
  await userEvent.click(await screen.findByRole('button', { name: 'Scanner' }));
  expect(await screen.findByRole('heading', { name: 'La partie' })).toBeVisible();
  expect(join).toHaveBeenCalledWith('KTMRAP', '');
});

test('a first name that imitates the town hall is refused, and another is accepted', async () => {
  join.mockResolvedValue({ type: 'entree', queteId: quete.id });
  open('');
  const prenom = await screen.findByLabelText(/^Votre prénom/);
  await userEvent.type(screen.getByLabelText('Code de l’équipe'), 'KTMRAP');
  await userEvent.type(prenom, 'La mairie');
  await userEvent.click(screen.getByRole('button', { name: 'Rejoindre l’équipe' }));
  expect(prenom).toHaveAccessibleDescription(/ferait croire qu’une mairie/);
  expect(join).not.toHaveBeenCalled();
  await userEvent.clear(prenom);
  await userEvent.type(prenom, ' Lé ');
  await userEvent.click(screen.getByRole('button', { name: 'Rejoindre l’équipe' }));
  expect(await screen.findByRole('heading', { name: 'La partie' })).toBeVisible();
  expect(join).toHaveBeenCalledWith('KTMRAP', 'Lé');
});

test('a QR code of something else tries no code', async () => {
  open('https://ailleurs.example/#equipe=KTMRAP');
  await userEvent.click(await screen.findByRole('button', { name: 'Scanner' }));
  expect(screen.getByLabelText('Code de l’équipe')).toHaveValue('');
  expect(join).not.toHaveBeenCalled();
});

test('a refused camera leaves the six letters to be typed', async () => {
  join.mockResolvedValue({ type: 'entree', queteId: quete.id });
  vi.spyOn(console, 'warn').mockReturnValue();
  const getUserMedia = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  vi.stubGlobal('navigator', { userAgent: 'Android', mediaDevices: { getUserMedia } });
  open('', CodeReader);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Scanner le QR code' }),
  );
  expect(
    await screen.findByText(/n’est pas autorisé.*Écrivez les six lettres\./),
  ).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code de l’équipe'), 'KTM RAP');
  await userEvent.click(screen.getByRole('button', { name: 'Rejoindre l’équipe' }));
  expect(await screen.findByRole('heading', { name: 'La partie' })).toBeVisible();
  expect(join).toHaveBeenCalledWith('KTM RAP', '');
});

test('a group after its event has a message, with solo play', async () => {
  join.mockResolvedValue({ type: 'finie' });
  open('');
  await userEvent.type(await screen.findByLabelText('Code de l’équipe'), 'KTM RAP');
  await userEvent.click(screen.getByRole('button', { name: 'Rejoindre l’équipe' }));
  expect(await screen.findByText(/est terminée/)).toBeVisible();
});

const press = () =>
  userEvent.click(screen.getByRole('button', { name: 'Rejoindre l’équipe' }));

test('a refused code shows the reason at its field, and can be retried', async () => {
  const error = new NotFoundError('nobody');
  const words = /^Aucune équipe n’a ce code/;

  join.mockRejectedValueOnce(error);
  join.mockResolvedValueOnce({ type: 'entree', queteId: quete.id });
  open('');
  await userEvent.type(await screen.findByLabelText('Code de l’équipe'), 'KTM RAP');
  await press();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Code de l’équipe')).toHaveValue('KTM RAP');
  await press();
  expect(await screen.findByRole('heading', { name: 'La partie' })).toBeVisible();
});
