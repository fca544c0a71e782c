import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { animationRepository } from '@/data/animation/animation-repository.ts';
import { bureauRepository } from '@/data/commune/bureau-repository.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { AnimationScreen, type Organiser } from './animation-screen.tsx';

const quete = createQuete();
const teacher: Organiser = { uid: 'maitresse', isAdmin: false };

test('an outing that was being prepared when the session ended is there again once the same person is back', async () => {
  sessionStorage.clear();
  const services = createSilentServices();
  animationRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  bureauRepository.handIn(services, { answersFor: () => Promise.resolve(false) });
  const page = (organiser: Organiser) => (
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <AnimationScreen {...{ quete, organiser }} id={null} vue={null} groupes={null} />
      </MemoryRouter>
    </ServerState>
  );
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(page(teacher));
  await user.type(screen.getByLabelText('Son nom'), 'La 6e B au palais');
  await user.clear(screen.getByLabelText('Nombre de groupes'));
  await user.type(screen.getByLabelText('Nombre de groupes'), '3');
  rerender(page(null));
  expect(screen.getByRole('link', { name: /^Se connecter/ })).toBeVisible();
  rerender(page(teacher));
  expect(screen.getByText(/Votre session s’était fermée/)).toBeVisible();
  expect(screen.getByLabelText('Son nom')).toHaveValue('La 6e B au palais');
  expect(screen.getByLabelText('Nombre de groupes')).toHaveValue('3');
});
