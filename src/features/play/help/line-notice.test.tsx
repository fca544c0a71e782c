import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { encodePolyline } from '@/domain/geo/polyline.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { OwnPosition } from '@/epreuves/position/use-own-position.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
} from '@/testing/play-factories.ts';
import {
  fixesOf,
  placeBeside,
  recordedSteps,
  streetNorth,
} from '@/testing/walk-fixes.ts';
import { LineNotice } from './line-notice.tsx';

const origin: Position = { lat: 44.288937, lon: 3.938679 };
const end = placeBeside(origin, 0, 1_000);

function quoteOf(trace: readonly Position[]) {
  return createQuete({
    etapes: [origin, end].map((position, index) =>
      createEtapePublique(index + 1, { position }),
    ),
    trace: encodePolyline(trace),
  });
}

/** Walks the recorded walk; returns the announcements along it, with their times in seconds. */
function walk(trace: readonly Position[], untilSeconds = Infinity) {
  const quete = quoteOf(trace);
  const { contenu } = quete;
  const [before, there] = contenu.etapes;
  if (before === undefined || there === undefined) throw new Error('No étape.');
  const way = { partie: createPartie(quete), contenu, before, there };
  const onShow = vi.fn<(line: Position[]) => void>();
  const notice = (own: OwnPosition) => <LineNotice own={own} way={way} onShow={onShow} />;
  const { rerender } = render(notice({ statut: 'cherchee' }));
  const said: [number, string][] = [];
  for (const fix of fixesOf(recordedSteps(), origin, 0)) {
    const seconds = fix.at / 1_000;
    if (seconds > untilSeconds) break;
    rerender(notice({ statut: 'connue', ...fix, cap: null }));
    const words = screen.getByRole('status').textContent;
    if (words !== (said.at(-1)?.[1] ?? '')) said.push([seconds, words]);
  }
  return { said, onShow };
}

test('a deviation of 200 m and the return are announced, quietly, and nothing else', () => {
  const { said } = walk(streetNorth(origin, 1_000));
  expect(said).toEqual([
    [470, expect.stringMatching(/^Vous êtes à l’écart du chemin tracé/)],
    [890, 'Vous revoilà sur le chemin tracé.'],
    [990, ''],
  ]);
});

test('the line is shown from the person’s position, on a press', async () => {
  const { onShow } = walk(streetNorth(origin, 1_000), 500);
  await userEvent.click(screen.getByRole('button', { name: 'Montrer le chemin tracé' }));
  const [line = []] = onShow.mock.calls[0] ?? [];
  expect(line.at(-1)).toEqual(end);
  expect(line.length).toBeGreaterThan(20);
});
