import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { SignInStepView } from './sign-in-step-view.tsx';
import type { SignInFlow, SignInStep } from './use-sign-in-flow.ts';

const step: SignInStep = {
  name: 'bienvenue',
  email: 'louna@exemple.fr',
  verificationSent: true,
};
const flow: SignInFlow = {
  step,
  isHeld: true,
  saveParties: () => Promise.resolve(),
  follow: () => Promise.resolve(),
  end: () => undefined,
  show: () => undefined,
};

test('a step that takes the place of a long form has the focus at its title, at the top of the page', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const services = createSilentServices();
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <SignInStepView flow={flow} step={step} redirect="" />
      </MemoryRouter>
    </ServerState>,
  );
  expect(
    await screen.findByRole('heading', { name: 'Votre compte est créé' }),
  ).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

test('a new account reads the address of its e-mail, and goes on', async () => {
  const show = vi.fn<SignInFlow['show']>();
  const services = createSilentServices();
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <SignInStepView flow={{ ...flow, show }} step={step} redirect="/les_quetes" />
      </MemoryRouter>
    </ServerState>,
  );
  expect(screen.getByText(/^Un e-mail est parti à/)).toHaveTextContent(
    'louna@exemple.fr',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(show).toHaveBeenCalledExactlyOnceWith(null);
});
