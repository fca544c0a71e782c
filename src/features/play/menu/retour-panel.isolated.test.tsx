import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { encodePolyline } from '@/domain/geo/polyline.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
} from '@/testing/play-factories.ts';
import { placeBeside, streetNorth } from '@/testing/walk-fixes.ts';
import { RetourPanel } from './retour-panel.tsx';

vi.mock('@/map/map-view.tsx', () => ({
  MapView: ({ label, line }: { label: string; line?: readonly unknown[] }) => (
    <div role="img" aria-label={label}>
      {`${line?.length ?? 0} points`}
    </div>
  ),
}));

const origin = { lat: 44.288937, lon: 3.938679 };

function open(overrides: Partial<Contenu> = {}) {
  const quete = createQuete({
    etapes: [0, 300, 600].map((north, index) =>
      createEtapePublique(index + 1, {
        titre: `La borne ${index + 1}`,
        lieu: '',
        position: placeBeside(origin, 0, north),
      }),
    ),
    trace: encodePolyline(streetNorth(origin, 600)),
    ...overrides,
  });
  const partie = createPartie(quete, { etapeIndex: 2, moment: 'epreuve' });
  return render(<RetourPanel partie={partie} contenu={quete.contenu} />);
}

const rows = () => screen.getAllByRole('listitem');

test('the way back is written étape by étape, with its lengths and directions', async () => {
  open();
  expect(
    screen.getByText(
      /^Le départ est à 600\sm environ de votre étape, en suivant le chemin tracé\.$/,
    ),
  ).toBeVisible();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Étape 2\s: La borne 2\. 300\sm, au sud\.$/),
    expect.stringMatching(/^Le départ\s: La borne 1\. 300\sm, au sud\.$/),
  ]);
  expect(
    await screen.findByRole('img', { name: 'Carte de l’étape 2' }),
  ).toHaveTextContent(/^2\d points$/);
});

test('at an étape the way goes on to the next, down to the start', async () => {
  open();
  expect(rows()[0]).toHaveAttribute('aria-current', 'step');
  await userEvent.click(screen.getByRole('button', { name: /continuer le retour$/ }));
  expect(rows()[1]).toHaveAttribute('aria-current', 'step');
  expect(await screen.findByRole('img', { name: 'Carte de l’étape 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /continuer le retour$/ })).toBeNull();
});

test('a start without a position is described in words', () => {
  open({
    etapes: [
      createEtapePublique(1, { lieu: 'la halle', position: null }),
      createEtapePublique(2),
      createEtapePublique(3),
    ],
  });
  expect(
    screen.getByText(/^Le départ n’est pas sur la carte\s: la halle\./),
  ).toBeVisible();
});
