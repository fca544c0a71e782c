import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { allowConsoleError } from '@/testing/console-errors.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';

type FakeMapProps = {
  label: string;
  markers: { id: string; label: string }[];
  line: unknown[];
};

function FakeMap({ label, markers, line }: FakeMapProps) {
  return (
    <div role="application" aria-label={label}>
      {`${line.length} points`}
      {markers.map((marker) => (
        <span key={marker.id}>{marker.label}</span>
      ))}
    </div>
  );
}

const loadMap = vi.fn(() => ({ MapView: FakeMap }));

/** A fresh page: the map is loaded once for the life of a page. */
async function open() {
  vi.resetModules();
  vi.doMock('@/map/map-view.tsx', loadMap);
  const { QueteMap } = await import('./quete-map.tsx');
  const etapes = [1, 2].map((number) =>
    createEtapePublique(number, { titre: number === 1 ? 'Le lavoir' : 'La porte' }),
  );
  const { contenu } = createQuete({ etapes, trace: '_p~iF~ps|U_ulLnnqC' });
  render(<QueteMap contenu={contenu} />);
}

beforeEach(() => {
  loadMap.mockClear();
  loadMap.mockImplementation(() => ({ MapView: FakeMap }));
});

describe('the map of a quête', () => {
  test('is loaded on request, and can be closed', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    expect(loadMap).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
    const map = await screen.findByRole('application', { name: /Le secret du lavoir/ });
    expect(map).toHaveTextContent('2 points');
    expect(within(map).getByText(/^Étape 2.: La porte$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Masquer la carte' }));
    expect(screen.queryByRole('application')).toBeNull();
  });

  test('that cannot be loaded has a message, and the next press retries', async () => {
    allowConsoleError(/The code of a part of the page could not be loaded/);
    loadMap.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const user = userEvent.setup({ delay: null });
    await open();
    await user.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
    expect(await screen.findByText('La carte n’a pas pu s’ouvrir')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(
      await screen.findByRole('application', { name: /Le secret du lavoir/ }),
    ).toBeVisible();
  });
});
