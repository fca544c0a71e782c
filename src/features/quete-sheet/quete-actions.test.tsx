import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Contenu } from '@/domain/quete/quete.ts';
import {
  createEtapePublique,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { QueteActions } from './quete-actions.tsx';

function open(contenu: Partial<Contenu> = {}, version = 1) {
  render(
    <MemoryRouter>
      <QueteActions quete={createQuete(contenu, version)} />
    </MemoryRouter>,
  );
}

const etapes = [createEtapePublique(1), createEtapePublique(2)];

describe('what few visitors want of a quête', () => {
  test('explains its genre, and marks a later version as an update', () => {
    open({ genre: 'visite' }, 3);
    expect(screen.getByText('Comment se passe une visite')).toBeVisible();
    expect(screen.getByText(/^Mise à jour le 12.mai 2026$/)).toBeVisible();
  });

  test('the codes it uses lead to their pages, each once', async () => {
    const epreuve = {
      ...createTextePublique(),
      type: 'message_code',
      secretCode: 'cesar',
      variante: '',
      chiffre: 'ODYRLU',
      aide: 'toujours',
    } as const;
    open({
      etapes: [createEtapePublique(1, { epreuve }), createEtapePublique(2, { epreuve })],
    });
    const links = await screen.findAllByRole('link', { name: 'Code de César' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/les_codes/substitution/cesar',
    ]);
  });

  test('a class is split into groups, and an invalid number has a message', async () => {
    const user = userEvent.setup({ delay: null });
    open({ etapes, dureeMinutes: 60 });
    await user.click(screen.getByText('Préparer une sortie de classe'));
    expect(
      await screen.findByText(/^Groupe E.*: 5.élèves, part 48.min après$/),
    ).toBeVisible();
    const field = screen.getByLabelText('Nombre d’élèves');
    await user.clear(field);
    await user.type(field, '-3');
    expect(screen.getByText('Un nombre entier, de 1 à 200.')).toBeVisible();
    expect(screen.queryByText(/^Groupe A/)).toBeNull();
  });

  test('a problem is reported on the contact page, with its quête', () => {
    open();
    const link = screen.getByRole('link', { name: 'Signaler un problème' });
    expect(link.getAttribute('href')).toMatch(/^\/contact\?/);
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      '/les_quetes/22/dinan/le-secret-du-lavoir',
    );
  });
});

describe('saving and sharing', () => {
  beforeEach(() => localStorage.clear());

  test('a favourite is stored on the device, and removed again', async () => {
    const user = userEvent.setup({ delay: null });
    open();
    await user.click(screen.getByRole('button', { name: 'Garder en favori' }));
    expect(JSON.parse(localStorage.getItem('favoris') ?? '')).toEqual([
      '22_dinan_le-secret-du-lavoir',
    ]);
    await user.click(screen.getByRole('button', { name: 'En favori', pressed: true }));
    expect(JSON.parse(localStorage.getItem('favoris') ?? '')).toEqual([]);
  });

  test('a browser without storage gets a sentence, with another way', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const user = userEvent.setup({ delay: null });
    open();
    await user.click(screen.getByRole('button', { name: 'Garder en favori' }));
    expect(screen.getByText(/^Votre navigateur ne garde rien ici/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Garder en favori' })).toBeEnabled();
  });

  test('the walk is offered as a file made on the spot', async () => {
    const offered: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          offered.push(file);
          return 'blob:x';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const user = userEvent.setup({ delay: null });
    open({ etapes });
    await user.click(screen.getByRole('button', { name: 'GPX' }));
    expect(await screen.findByText(/^le-secret-du-lavoir\.gpx est dans/)).toBeVisible();
    expect(offered.map(({ type }) => type)).toEqual(['application/gpx+xml']);
  });

  test('the code to scan is drawn on request', async () => {
    // jsdom draws no modal.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
    const user = userEvent.setup({ delay: null });
    open();
    await user.click(screen.getByRole('button', { name: 'QR code' }));
    expect(
      await screen.findByRole('img', { name: /^QR code de la page/ }),
    ).toBeInTheDocument();
  });
});
