import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AutreFacon } from '@/domain/epreuve/epreuve-parts.ts';
import { blankPetits } from '@/domain/etape/petits.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { buildPublication } from '@/domain/quete/publication.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  createEpreuve,
  createEtape,
  createMessageCodeEpreuve,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import { createSaga } from '@/testing/saga.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { Certificat } from './certificat.tsx';
import { LivretPetits } from './livret-petits.tsx';
import { Livret } from './livret.tsx';
import { loadCodes } from './matiere.ts';
import { Solutions } from './solutions.tsx';

endInFrench();

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

const published = publish();

async function publish() {
  const epreuves = [
    createTexteEpreuve(),
    choix,
    createMessageCodeEpreuve(),
    createEpreuve(),
    ...Object.values(handEpreuves),
  ];
  return buildPublication({
    random: randomBytes,
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

test('The booklet has every question and its letters, and no solution', async () => {
  const { contenu, mots } = await published;
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
    screen.getByRole('img', {
      name: `Plan du chemin, ${contenu.etapes.length}\u00A0étapes`,
    }),
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

test('The booklet of small ones has a drawing to colour, their story and their question, and no solution', async () => {
  const petits = {
    ...blankPetits,
    ...{ type: 'texte' as const, recit: 'Un chat dort ici.', consigne: 'Qui dort ?' },
    ...{ reponses: ['minou'], indice: 'Il ronronne.' },
  };
  const image = {
    path: 'parcours/parcours00000001/chat.webp',
    ...{ texteAlternatif: 'Un chat', credit: '', largeur: 300, hauteur: 200 },
  };
  const { contenu } = await buildPublication({
    random: randomBytes,
    parcours: createParcours({
      etapes: [
        createEtape(1),
        createEtape(2, { petits, image, epreuve: createTexteEpreuve() }),
      ],
    }),
    previous: null,
    fileByPath: new Map([[image.path, image.path]]),
  });
  const matiere = { contenu, version: 1, url: '', srcOf: () => 'chat', codes: new Map() };
  const { container } = render(<LivretPetits matiere={matiere} />);
  expect(screen.getByRole('img', { name: 'Un dessin à colorier' })).toHaveAttribute(
    'src',
    'chat',
  );
  for (const text of ['2. ', 'Un chat dort ici.', 'Qui dort', 'Il ronronne.']) {
    expect(container).toHaveTextContent(text.trim());
  }
  expect(container).not.toHaveTextContent(/minou|1\. /);
});

test('The booklet tells the other way to answer, the easy story on demand, and spare étapes apart', async () => {
  const autre: AutreFacon = {
    type: 'texte',
    pour: ['sans-vue'],
    consigne: 'Combien font deux et deux, en lettres ?',
    options: [],
    reponses: ['quatre'],
  };
  const { contenu } = await buildPublication({
    random: randomBytes,
    parcours: createParcours({
      etapes: [
        createEtape(1, {
          recit: 'Il était une fois.',
          falc: 'Voici une histoire.',
          epreuve: createTexteEpreuve({ autre }),
          rechange: {
            titre: 'La place du marché',
            lieu: 'Derrière la halle',
            position: { lat: 48.45, lon: -2.04 },
            recit: 'On vendait ici du lin.',
          },
        }),
        createEtape(2, { recit: 'Puis le vent tourna.', epreuve: handEpreuves.cadenas }),
      ],
    }),
    previous: null,
    fileByPath: new Map(),
  });
  const matiere = { contenu, version: 1, url: '', srcOf: () => '', codes: new Map() };
  const { container, rerender } = render(<Livret matiere={matiere} />);
  expect(container).toHaveTextContent('Combien font deux et deux');
  expect(container).not.toHaveTextContent('quatre');
  expect(screen.getAllByText('Votre lettre.')).toHaveLength(3);
  expect(container).toHaveTextContent('Il était une fois.');
  expect(container).not.toHaveTextContent('Voici une histoire.');
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringContaining('La place du marché'),
  );
  expect(
    screen.getByRole('heading', { name: /^Au lieu de l’étape 1.*La place du marché$/ }),
  ).toBeInTheDocument();

  rerender(<Livret matiere={matiere} isEasy />);
  expect(container).toHaveTextContent('Voici une histoire.');
  expect(container).not.toHaveTextContent('Il était une fois.');
  expect(container).toHaveTextContent('Puis le vent tourna.');
});

test('The solutions give each answer with its letter, and the words', async () => {
  const { contenu, solutionByEtapeId, mots } = await published;
  const { container } = render(
    <Solutions contenu={contenu} solutionByEtapeId={solutionByEtapeId} mots={mots} />,
  );
  const text = container.textContent;
  for (const mot of mots) expect(text).toContain(mot);
  expect(text).toContain(`la tour (lettre ${mots[0]?.[0] ?? ''})`);
  expect(text).toContain('C’est la tour.');
  expect(text).toContain('une photo prise ici');
});

test('Then and now are side by side, with the task of the view, and the other images below the first', () => {
  const imageOf = (name: string) => ({
    ...{ path: `quetes/q/${name}.webp`, texteAlternatif: name, credit: 'Fonds Dupuis' },
    ...{ largeur: 300, hauteur: 200 },
  });
  const etape = createEtapePublique(1, {
    image: imageOf('la halle'),
    images: [imageOf('la halle'), imageOf('le toit')],
    autrefois: {
      image: imageOf('la halle en fête'),
      annee: 'vers 1910',
      aujourdhui: imageOf('le parking'),
    },
    vue: { consigne: 'D’où est-ce pris ?', motDeSucces: 'Bravo', anecdote: '' },
  });
  const { contenu } = createQuete({ genre: 'visite', etapes: [etape] });
  const srcOf = ({ path }: { path: string }) => `/${path}`;
  render(<Livret matiere={{ contenu, version: 1, url: '', srcOf, codes: new Map() }} />);
  const pair = screen.getByText('vers 1910. Fonds Dupuis').closest('.papier-vues');
  expect(pair).toContainElement(screen.getByRole('img', { name: 'le parking' }));
  expect(screen.getByRole('img', { name: 'le toit' })).toHaveAttribute(
    'src',
    '/quetes/q/le toit.webp',
  );
  expect(screen.getByText('est-ce')).toBeInTheDocument();
  expect(screen.queryByText('Bravo')).toBeNull();
});

test('The booklet of a part of a saga ends with its sign, for the passport', () => {
  const { parts } = createSaga();
  const { contenu } = createQuete();
  const common = { version: 1, url: '', srcOf: () => '', codes: new Map() };
  render(
    <Livret matiere={{ contenu: { ...contenu, sagas: parts.slice(1, 2) }, ...common }} />,
  );
  expect(screen.getByRole('heading', { name: 'Votre signe' })).toBeVisible();
  const page = screen.getByRole('heading', { name: 'Votre signe' }).parentElement;
  expect(page).toHaveTextContent(
    /saga « ?Les trois remparts ?», case 2, dessinez la lettre B/,
  );
});

test('In German all but the author’s texts are German, and an untranslated étape is marked', async () => {
  const { contenu } = await published;
  const etapes = contenu.etapes.map((etape, index) =>
    index === 1 ? { ...etape, langue: 'fr' } : { ...etape, titre: `Halt ${index + 1}` },
  );
  const codes = await loadCodes(contenu);
  const german = { ...contenu, etapes, langue: 'de', titre: 'Das Waschhaus' };
  await speak('de');
  const { container } = render(
    <>
      <Livret
        matiere={{
          contenu: german,
          version: 1,
          url: 'https://a.fr',
          srcOf: () => '',
          codes,
        }}
      />
      <Certificat contenu={german} />
    </>,
  );
  const text = container.textContent;
  expect(text).toContain('Das Heft prüft Ihre Antworten');
  expect(text).toContain('Dieses Wort ist französisch.');
  expect(text).toContain('„Wir haben auf Papier gespielt“');
  expect(text).toContain('„Das Waschhaus“');
  expect(text).not.toMatch(
    /«|Le chemin|À vous|Votre|indices|livret|Gardez|Réponse|mot mystère|Certificat/,
  );
  expect(screen.getAllByText(/^Diese Etappe ist nicht übersetzt/)).toHaveLength(1);
  const lang = (name: RegExp) =>
    screen.getByRole('heading', { name }).getAttribute('lang');
  expect([lang(/^1\. /), lang(/^2\. /)]).toEqual([null, 'fr']);
});
