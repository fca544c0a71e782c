import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  figuresOf,
  joursOf,
  statistiqueSchema,
} from '@/domain/statistique/statistique.ts';
import { saveFile } from '@/lib/save-file.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { BilanDownload, FiguresDownload } from './figures-download.tsx';

vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const quete = createQuete();
const comptes = {
  26: { commencees: 4, terminees: 3, minutes: 180 },
  [testEtapeId(1)]: { terminees: 3, minutes: 30 },
};
const figures = figuresOf(
  [{ mois: '2026-11', ...statistiqueSchema.parse({ comptes }) }],
  joursOf(7, '2026-11-26'),
);

/** The name and the lines of the file that was saved; this DOM has no `text` of a file. */
async function saved(): Promise<{ name: string; lines: string[] }> {
  const file = vi.mocked(saveFile).mock.calls[0]?.[0];
  if (file === undefined) throw new Error('Nothing was saved.');
  const reader = new FileReader();
  const text = new Promise<string>((resolve) => {
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
  });
  reader.readAsText(file);
  return { name: file.name, lines: (await text).split('\r\n') };
}

beforeEach(() => {
  vi.mocked(saveFile).mockReset();
});

test('the figures of all quêtes are a file, and the page lists their limits', async () => {
  render(<FiguresDownload figures={figures} periode={7} scope="france" />);
  expect(screen.getByText(/Les vues des pages ne sont pas comptées/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Jour par jour, en CSV' }));
  expect(
    await screen.findByText('chiffres-france-7-jours.csv est dans vos téléchargements.'),
  ).toBeVisible();
  const { name, lines } = await saved();
  expect(name).toBe('chiffres-france-7-jours.csv');
  expect(lines[7]).toBe('2026-11-26;4;3;0;180;0;0');
  expect(screen.queryByRole('button', { name: /Étape par étape/ })).toBeNull();
});

test('those of a quête are a file by day, and another by étape', async () => {
  render(
    <FiguresDownload figures={figures} periode={7} scope={quete.id} quete={quete} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Étape par étape, en CSV' }));
  expect(await screen.findByText(/-etapes\.csv est dans vos/)).toBeVisible();
  const { name, lines } = await saved();
  expect(name).toBe(`chiffres-${quete.id}-7-jours-etapes.csv`);
  expect(lines[1]).toBe('1;La halte 1;3;30;0;0;0;0');
});

test('those of a commune are a file, a row a quête', async () => {
  const lines = [{ id: quete.id, titre: 'Le lavoir', figures }];
  render(<BilanDownload lines={lines} periode={90} scope="22-dinan" />);
  await userEvent.click(screen.getByRole('button', { name: 'Quête par quête, en CSV' }));
  expect(await screen.findByText(/chiffres-22-dinan-90-jours\.csv/)).toBeVisible();
  const file = await saved();
  expect(file.lines[1]).toBe(`${quete.id};Le lavoir;4;3;0;180;0;0`);
});
