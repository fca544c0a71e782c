import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPublication } from '@/domain/quete/publication.ts';
import {
  createEpreuve,
  createEtape,
  createMessageCodeEpreuve,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import { Livret } from './livret.tsx';
import { loadCodes } from './matiere.ts';
import { Solutions } from './solutions.tsx';

const choix = createEpreuve({
  type: 'choix',
  consigne: 'Quelle pierre ?',
  options: ['Granit', 'Marbre', 'Schiste'].map((texte, index) => ({
    id: `o${index}`,
    texte,
    juste: index === 0,
    paire: '',
  })),
});

async function publish() {
  const epreuves = [
    createTexteEpreuve(),
    choix,
    createMessageCodeEpreuve(),
    createEpreuve(),
    ...Object.values(handEpreuves),
  ];
  return buildPublication({
    parcours: createParcours({
      description: 'Prenez de bonnes chaussures.',
      etapes: epreuves.map((epreuve, index) =>
        createEtape(index + 1, { epreuve, chemin: 'Tournez au puits.' }),
      ),
    }),
    previous: null,
    fileByPath: new Map(),
  });
}

test('The booklet asks everything, gives its letters, and holds no solution', async () => {
  const { contenu, mots } = await publish();
  const codes = await loadCodes(contenu);
  const { container } = render(
    <Livret
      matiere={{
        contenu,
        version: 2,
        url: 'https://exemple.fr/les_quetes/22/dinan/le-secret-du-lavoir',
        srcOf: () => '',
        codes,
      }}
    />,
  );
  const text = container.textContent;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(contenu.titre);
  expect(screen.getByRole('img', { name: 'QR code de la quête' })).toBeInTheDocument();
  expect(
    screen.getByRole('img', { name: `Plan du chemin, ${contenu.etapes.length} étapes` }),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Les indices' })).toBeInTheDocument();
  expect(text).toContain('Quelle pierre');
  expect(text).toContain('JCMW CS NMVIP NRFVME');
  // « C’est la tour. » is the explanation; « jardin » the clear message; the word proves the whole.
  expect(text).not.toMatch(/la tour|jardin|louis/i);
  for (const mot of mots) expect(text).not.toContain(mot);
  const lettered = contenu.etapes.filter(({ papier }) => papier !== undefined);
  expect(text.match(/Votre lettre\./g)).toHaveLength(lettered.length);
  expect(lettered).toHaveLength(mots.join('').length);
});

test('The solutions give each answer with its letter, and the words', async () => {
  const { contenu, solutionByEtapeId, mots } = await publish();
  const { container } = render(
    <Solutions contenu={contenu} solutionByEtapeId={solutionByEtapeId} mots={mots} />,
  );
  const text = container.textContent;
  for (const mot of mots) expect(text).toContain(mot);
  expect(text).toContain(`la tour (lettre ${mots[0]?.[0] ?? ''})`);
  expect(text).toContain('C’est la tour.');
  expect(text).toContain('une photo prise ici');
});
