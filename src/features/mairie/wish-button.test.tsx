import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { voeuRepository } from '@/data/voeu/voeu-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { asRead } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { WishButton } from './wish-button.tsx';

const wish = vi.fn<(insee: string) => Promise<boolean>>();

afterEach(() => {
  wish.mockReset();
});

async function open(voix: Promise<number>) {
  const services = createSilentServices();
  voeuRepository.handIn(services, { wish });
  await act(() =>
    render(
      <ServerState services={services}>
        <MemoryRouter services={services}>
          <WishButton insee="13010" nom="Barbentane" voix={voix} />
        </MemoryRouter>
      </ServerState>,
    ),
  );
  return userEvent.setup({ delay: null });
}

const button = () => screen.getByRole('button', { name: 'J’aimerais une quête ici' });

test('a wish is added to the count, once', async () => {
  wish.mockResolvedValueOnce(true);
  const user = await open(Promise.resolve(4));
  expect(screen.getByText(/4 personnes aimeraient/)).toBeVisible();
  await user.click(button());
  expect(await screen.findByText(/votre voix compte, sans votre nom/)).toBeVisible();
  expect(screen.getByText(/5 personnes aimeraient/)).toBeVisible();
  expect(wish).toHaveBeenCalledExactlyOnceWith('13010');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button is there before the count is', async () => {
  await open(new Promise(() => undefined));
  expect(button()).toBeVisible();
});

test('who has wished before is thanked, and counted once', async () => {
  wish.mockResolvedValueOnce(false);
  const user = await open(Promise.resolve(4));
  await user.click(button());
  expect(await screen.findByText(/compte déjà/)).toBeVisible();
  expect(screen.getByText(/4 personnes aimeraient/)).toBeVisible();
});

test('a wish that is not taken says why, and may be tried again', async () => {
  const error = new OfflineError('No network.');
  const sentence = asRead(errorMessage(error));

  wish.mockRejectedValueOnce(error).mockResolvedValueOnce(true);
  const user = await open(Promise.resolve(0));
  await user.click(button());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/personnes? aimer/)).toBeNull();
  await user.click(button());
  expect(await screen.findByText(/votre voix compte, sans votre nom/)).toBeVisible();
});
