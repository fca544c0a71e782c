import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { transfertRepository } from '@/data/transfert/transfert-repository.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { PartiesOffer } from './parties-offer.tsx';

function open(takenCount: number) {
  const takeOver = vi.fn(() => Promise.resolve(takenCount));
  const onEnd = vi.fn();
  const services = createSilentServices();
  transfertRepository.handIn(services, { takeOver });
  render(
    <ServerState services={services}>
      <PartiesOffer transfert={{ jeton: 'a', partieCount: 1 }} onEnd={onEnd} />
    </ServerState>,
  );
  return { user: userEvent.setup({ delay: null }), takeOver, onEnd };
}

const take = () => screen.getByRole('button', { name: 'Les ajouter à mon compte' });

test('parties are counted, and follow to the account when it takes them', async () => {
  const { user, takeOver, onEnd } = open(1);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Vos parties vous suivent' }),
  ).toBeVisible();
  expect(screen.getByText(/^1.partie a été jouée/)).toBeVisible();
  await user.click(take());
  expect(takeOver).toHaveBeenCalledExactlyOnceWith('a');
  expect(onEnd).toHaveBeenCalledOnce();
});

test('parties left alone stay in place', async () => {
  const { user, takeOver, onEnd } = open(1);
  await user.click(screen.getByRole('button', { name: 'Non, continuer sans elles' }));
  expect(takeOver).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('an expired offer shows that the parties stay, and leads on', async () => {
  const { user, onEnd } = open(0);
  await user.click(take());
  expect(await screen.findByText(/^Le délai de dix minutes est passé/)).toBeVisible();
  expect(onEnd).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(onEnd).toHaveBeenCalledOnce();
});
