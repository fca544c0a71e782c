import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepEquipe, readEquipe } from '@/data/equipe/equipe-store.ts';
import type { Participation } from '@/domain/animation/groupe.ts';
import { newMembre } from '@/domain/equipe/membre.ts';
import { testPartieId } from '@/testing/play-factories.ts';
import { DepartWait, GroupeLine } from './groupe-line.tsx';

// No back end here: a phone without network.
vi.mock('@/data/session/session-repository.ts', () => ({
  ensurePlayerUid: () => Promise.reject(new Error('No network.')),
}));

const jeton = '0123456789abcdef0123456789abcdef';

function keep(changes: Partial<Participation>): void {
  keepEquipe(testPartieId, {
    membre: newMembre({ jeton, appareil: 'a', prenom: '' }, true),
    ...{ codeEquipe: 'KTMRAP', expireAt: 0 },
    participation: {
      ...{ animation: jeton, groupe: 'b', genre: 'classe', nom: 'La 6e B' },
      ...{ etat: 'cours', classement: {} },
      ...changes,
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

test('a group sees its letter, and nothing of the others before « Rassemblement »', () => {
  keep({});
  render(<GroupeLine partieId={testPartieId} />);
  expect(screen.getByText('Groupe B · La 6e B')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a group that is called together sees its place among the others', () => {
  keep({ etat: 'rassemblement', classement: { a: 60, b: 40, c: 0 } });
  render(<GroupeLine partieId={testPartieId} />);
  expect(screen.getByText(/^Rassemblement/)).toBeVisible();
  expect(screen.getByText(/^Groupe B.*: 2e sur 3, avec 40.points$/)).toBeVisible();
  expect(screen.getByText(/^1\. Groupe A, 60.points$/)).toBeVisible();
});

test('a group without network may begin before it hears the start', async () => {
  keep({ etat: 'attente' });
  render(<DepartWait partieId={testPartieId}>Seuls</DepartWait>);
  expect(screen.getByText('Seuls')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Commencer sans attendre' }));
  expect(readEquipe(testPartieId)?.participation?.etat).toBe('cours');
});
