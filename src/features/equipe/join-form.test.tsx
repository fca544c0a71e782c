import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { joinEquipe } from '@/data/equipe/join-equipe.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { JoinForm } from './join-form.tsx';

vi.mock('@/data/equipe/join-equipe.ts', () => ({ joinEquipe: vi.fn() }));

const quete = {
  ...createQuete({ etapes: [createEtapePublique(1)] }),
  id: queteIdSchema.parse('22_dinan_reprise'),
};

function open(seen: string): void {
  const CodeReader = ({ onCode }: { onCode: (text: string) => boolean }) => (
    <button type="button" onClick={() => onCode(seen)}>
      Scanner
    </button>
  );
  const form = <JoinForm quete={quete} codeEquipe="" CodeReader={CodeReader} />;
  const router = createMemoryRouter(
    [
      { path: '/depart', element: form },
      { path: '/les_quetes/22/dinan/reprise/jouer', element: <h1>La partie</h1> },
    ],
    { initialEntries: ['/depart'] },
  );
  render(<RouterProvider router={router} />);
}

test('the QR code of a team lets one in as soon as it is seen', async () => {
  vi.mocked(joinEquipe).mockResolvedValue({ type: 'entree', queteId: quete.id });
  open(`${window.location.origin}/les_quetes/22/dinan/reprise/jouer#equipe=KTMRAP`);
  await userEvent.click(await screen.findByRole('button', { name: 'Scanner' }));
  expect(await screen.findByRole('heading', { name: 'La partie' })).toBeVisible();
  expect(joinEquipe).toHaveBeenCalledWith('KTMRAP', '');
});

test('a QR code of something else tries no code', async () => {
  vi.mocked(joinEquipe).mockClear();
  open('https://ailleurs.example/#equipe=KTMRAP');
  await userEvent.click(await screen.findByRole('button', { name: 'Scanner' }));
  expect(screen.getByLabelText('Code de l’équipe')).toHaveValue('');
  expect(joinEquipe).not.toHaveBeenCalled();
});

test('a group whose event is over says so, and that one may play alone', async () => {
  vi.mocked(joinEquipe).mockResolvedValue({ type: 'finie' });
  open('');
  await userEvent.type(await screen.findByLabelText('Code de l’équipe'), 'KTM RAP');
  await userEvent.click(screen.getByRole('button', { name: 'Rejoindre l’équipe' }));
  expect(await screen.findByText(/est terminée/)).toBeVisible();
});
