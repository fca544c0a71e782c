import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { statistiqueRepository } from '@/data/statistique/statistique-repository.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { statistiqueSchema, type Statistique } from '@/domain/statistique/statistique.ts';
import { dayOf } from '@/lib/format/date.ts';
import { dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { QueteFigures } from './quete-figures.tsx';

const queteId = queteIdSchema.parse('12_najac_les-ponts');
const readQuete = vi.fn<(id: string, months: object) => Promise<Statistique[]>>();

function show() {
  const services = createSilentServices();
  statistiqueRepository.handIn(services, { readQuete });
  queteRepository.handIn(services, { read: () => Promise.resolve(createQuete()) });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services} address="/admin/parcours/ed">
        <QueteFigures queteId={queteId} />
      </MemoryRouter>
    </ServerState>,
  );
}

beforeEach(() => {
  const today = dayOf(Date.now());
  const comptes = { [today.slice(8)]: { commencees: 4, terminees: 3, minutes: 180 } };
  readQuete
    .mockReset()
    .mockResolvedValue([
      { mois: today.slice(0, 7), ...statistiqueSchema.parse({ comptes }) },
    ]);
});

test('the author of a quête sees how it is played', async () => {
  show();
  const begun = await screen.findByText('Parties commencées');
  expect(begun.parentElement).toHaveTextContent('4');
  expect(readQuete).toHaveBeenCalledExactlyOnceWith(queteId, expect.anything());
});

test('unreadable figures show the reason, and a retry', async () => {
  const { error, sentence: words } = dataError;
  readQuete.mockRejectedValue(error);
  show();
  expect(await screen.findByText(words)).toBeVisible();
  readQuete.mockResolvedValue([]);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucune partie sur cette période')).toBeVisible();
});
