import { expect, test, vi } from 'vitest';
import { fetchProver } from './game-list.ts';

const list = {
  files: { '/assets/jouer.js': 700, '/assets/firebase.js': 300, '/assets/partie.js': 20 },
  codes: {},
  prover: ['/assets/firebase.js', '/assets/partie.js'],
};

test('what proves answers is fetched whole, and nothing else of the game', async () => {
  const answers = new Map<string, Response>();
  vi.stubGlobal('fetch', (path: string) => {
    const answer = path === '/builds/jeu.json' ? Response.json(list) : new Response(path);
    answers.set(path, answer);
    return Promise.resolve(answer);
  });
  await fetchProver();
  expect([...answers.keys()]).toEqual(['/builds/jeu.json', ...list.prover]);
  expect([...answers.values()].every(({ bodyUsed }) => bodyUsed)).toBe(true);
});

test('a network that goes away under way is told, and what did not come is asked for the next time', async () => {
  let isThere = false;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (path === '/builds/jeu.json') return Promise.resolve(Response.json(list));
    return isThere
      ? Promise.resolve(new Response(path))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  await expect(fetchProver()).rejects.toThrow('Failed to fetch');
  isThere = true;
  asked.length = 0;
  await fetchProver();
  expect(asked).toEqual(['/builds/jeu.json', ...list.prover]);
});

test('where nothing was built, there is nothing to fetch first', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const page = new Response('<!doctype html>', {
      headers: { 'Content-Type': 'text/html' },
    });
    return Promise.resolve(page);
  });
  await fetchProver();
  expect(asked).toEqual(['/builds/jeu.json']);
});
