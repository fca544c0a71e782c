import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listPaperPlays } from '@/data/partie/paper-plays.ts';
import { buildPublication } from '@/domain/quete/publication.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  createEtape,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { PaperTwin } from './paper-twin.tsx';

const print = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  print.mockReset();
  vi.stubGlobal('print', print);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // jsdom has no fonts to wait for.
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
});

function WithServices({ children }: { children: ReactNode }) {
  return <ServerState services={createSilentServices()}>{children}</ServerState>;
}

const published = publish();

async function publish(): Promise<{ quete: Quete; mots: readonly string[] }> {
  const epreuves = [createTexteEpreuve(), handEpreuves.cadenas, handEpreuves.ordre];
  const { queteId, version, contenu, mots } = await buildPublication({
    random: randomBytes,
    parcours: createParcours({
      etapes: epreuves.map((epreuve, index) => createEtape(index + 1, { epreuve })),
    }),
    previous: null,
    fileByPath: new Map(),
  });
  return { quete: { id: queteId, version, contenu, publishedAt: 0 }, mots };
}

test('The booklet of a quête goes to the printer, under its title', async () => {
  const { quete } = await published;
  render(<PaperTwin quete={quete} />, { wrapper: WithServices });
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: 'Livret à imprimer' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.title).toBe('Le secret du lavoir – Le livret');
  expect(screen.getByRole('heading', { name: 'Le mot du livret' })).toBeInTheDocument();
});

test('An easy booklet is offered only with an easy-to-read story', async () => {
  const { quete } = await published;
  const { rerender } = render(<PaperTwin quete={quete} />, { wrapper: WithServices });
  expect(screen.queryByRole('button', { name: 'Livret facile à lire' })).toBeNull();
  const [first, ...others] = quete.contenu.etapes;
  if (first === undefined) throw new Error('There is one.');
  const etapes = [{ ...first, falc: 'Voici une histoire.' }, ...others];
  rerender(<PaperTwin quete={{ ...quete, contenu: { ...quete.contenu, etapes } }} />);
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: 'Livret facile à lire' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByText('Voici une histoire.')).toBeInTheDocument();
});

test('The word of the booklet gives the tampon and the certificate; another one does not', async () => {
  const { quete, mots } = await published;
  const user = userEvent.setup({ delay: null });
  render(<PaperTwin quete={quete} />, { wrapper: WithServices });
  await user.click(screen.getByRole('button', { name: 'Nous avons joué sur papier' }));
  const field = await screen.findByRole('textbox', { name: /Le mot du livret/ });
  await user.type(field, 'zzz');
  await user.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect(await screen.findByText(/Ce n’est pas encore ça/)).toBeInTheDocument();
  expect(listPaperPlays()).toEqual([]);

  await user.clear(field);
  await user.type(field, mots.join(' ').toLowerCase());
  await user.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect(
    await screen.findByRole('img', { name: /^Tampon de Dinan/ }),
  ).toBeInTheDocument();
  expect(listPaperPlays()).toMatchObject([{ queteId: quete.id, communeNom: 'Dinan' }]);
  await user.click(screen.getByRole('button', { name: 'Imprimer le certificat' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { name: 'Certificat' })).toBeInTheDocument();
});

test('A quête published before there were letters has its booklet alone', () => {
  render(<PaperTwin quete={createQuete()} />, { wrapper: WithServices });
  expect(screen.getByRole('button', { name: 'Livret à imprimer' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nous avons joué sur papier' })).toBeNull();
});
