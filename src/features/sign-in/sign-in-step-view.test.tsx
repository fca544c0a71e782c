import { render, screen } from '@testing-library/react';
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
