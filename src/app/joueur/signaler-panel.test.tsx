import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SignalerPanel } from './signaler-panel.tsx';

const vivante = 'https://quetes.exemple/les_quetes/22/dinan/la-porte';
const quete = { version: 3 };

test('without an address nothing pretends to send a report, and the living quête is named', () => {
  vi.stubGlobal('queteEmportee', { vivante, quete });
  render(<SignalerPanel etapeTitre="Le lavoir" />);
  expect(screen.getByText(/Ce dossier n’envoie rien\./)).toHaveTextContent('Le lavoir');
  expect(screen.getByRole('link')).toHaveAttribute('href', vivante);
});

test('with an address a report is an e-mail that names the étape, the version and the quête', () => {
  const contact = 'accueil@musee.exemple';
  vi.stubGlobal('queteEmportee', { vivante, quete, contact });
  render(<SignalerPanel etapeTitre="Le lavoir" />);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: contact });
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe(contact);
  expect(searchParams.get('subject')).toMatch(/Le lavoir$/);
  expect(searchParams.get('body')).toBe(`${vivante}\nVersion 3\n\n`);
});
