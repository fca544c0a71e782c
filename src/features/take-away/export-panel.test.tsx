import type { ReactNode } from 'react';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { ExportPanel } from './export-panel.tsx';

const services = createSilentServices();

function Wrapper({ children }: { children: ReactNode }) {
  return <ServerState services={services}>{children}</ServerState>;
}

const saved = vi.fn<(name: string) => void>();

const image = {
  path: 'parcours/0123456789abcdefABCD/photo.webp',
  texteAlternatif: 'Le lavoir au soleil',
  credit: '',
  largeur: 10,
  hauteur: 10,
};

async function press(name: string, parcours: Parcours, readImage: () => Promise<Blob>) {
  render(<ExportPanel parcours={parcours} session={{ readImage }} />, {
    wrapper: Wrapper,
  });
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: new RegExp(`^Télécharger.*${name}$`) }));
}

function noImage(): Promise<Blob> {
  return Promise.reject(new OfflineError('No network.'));
}

beforeEach(() => {
  saved.mockReset();
  URL.createObjectURL = () => 'blob:export';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
});

test('a file bears the title of the parcours', async () => {
  await press('GPX', createParcours({ titre: 'L’été au lavoir !' }), noImage);
  expect(saved).toHaveBeenCalledExactlyOnceWith('l-ete-au-lavoir.gpx');
  expect(screen.getByRole('status')).toHaveTextContent('est dans vos téléchargements');
});

test('the national schema requires two places, with a message', async () => {
  await press('Schéma national des randonnées', createParcours({ trace: '' }), noImage);
  expect(saved).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent(
    'deux étapes placées sur la carte',
  );
});

test('an archive with unavailable pictures is not made, with the reason', async () => {
  await press(
    'Archive complète',
    createParcours({ etapes: [createEtape(1, { image })] }),
    noImage,
  );
  expect(saved).not.toHaveBeenCalled();
  expect(await screen.findByText(errorMessage(new OfflineError('')))).toBeVisible();
});
