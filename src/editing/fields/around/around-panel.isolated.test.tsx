import { screen, waitFor, within } from '@testing-library/react';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Etape } from '@/domain/etape/etape.ts';
import { aroundAnswers, overpassAnswer } from '@/testing/around-answers.ts';
import { withImages } from '@/domain/etape/etape-media.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
// Loaded before the tests: its first import takes seconds on a busy machine.
import './around-panel.tsx';

vi.mock(import('../../images/decode-image.ts'), () => ({
  decodeImage: () =>
    Promise.resolve({
      width: 1_200,
      height: 900,
      encode: () => Promise.resolve(new Blob(['x'], { type: 'image/jpeg' })),
      close: () => undefined,
    }),
}));

const dinan = { lat: 48.4541, lon: -2.0449 };
const asked: string[] = [];
/** Answers of sources in place of the recorded ones. */
const instead = new Map<string, unknown>();
const away = new Set<string>();

beforeEach(async () => {
  asked.length = 0;
  away.clear();
  instead.clear();
  await deleteDB('qc');
  vi.stubGlobal('fetch', (url: string) => {
    const { host } = new URL(url);
    // The commune data of the étape's own fields: not a source of this panel.
    if (host === 'firestore.googleapis.com') return Promise.resolve(Response.json([{}]));
    asked.push(host);
    if (away.has(host))
      return Promise.resolve(new Response('<p>Maintenance', { status: 503 }));
    if (host === 'upload.wikimedia.org') return Promise.resolve(new Response('picture'));
    return Promise.resolve(Response.json(instead.get(host) ?? aroundAnswers[host]));
  });
});

function open(overrides: Partial<Etape> = {}) {
  return renderEditor(
    createParcours({
      etapes: [
        createEtape(1, {
          ...{
            titre: '',
            recit: '',
            image: null,
            position: dinan,
            epreuve: blankEpreuve,
          },
          ...overrides,
        }),
      ],
    }),
  );
}

function rowOf(name: string): HTMLElement {
  const row = screen
    .getAllByText(name)
    .map((text) => text.closest('li'))
    .find((item) => item !== null);
  if (row === undefined) throw new Error(`Nothing is named ${name}.`);
  return row;
}

async function look(overrides: Partial<Etape> = {}) {
  const opened = open(overrides);
  await opened.user.click(screen.getByRole('button', { name: 'À voir ici' }));
  await screen.findByText('Basilique Saint-Sauveur');
  await waitFor(() => expect(screen.queryByText('Les sources répondent…')).toBeNull());
  const etape = () => opened.session.view().parcours.etapes[0];
  return { ...opened, etape };
}

describe('« À voir ici »', () => {
  test('describes its request and sends none before the press; then one to each source', async () => {
    const { user } = open();
    expect(screen.getByText(/Envoie la place, et rien d’autre/)).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'À voir ici' }));
    await screen.findByText('Basilique Saint-Sauveur');
    expect(asked.toSorted()).toEqual(Object.keys(aroundAnswers).toSorted());
  });

  test('has no place to search around if the étape has none', () => {
    open({ position: null });
    expect(screen.queryByRole('button', { name: 'À voir ici' })).toBeNull();
  });

  test('an étape begins with a note: title, place, facts to check, sources', async () => {
    const { user, etape } = await look();
    await user.click(
      within(rowOf('Croix du Bourg')).getByRole('button', {
        name: 'Partir de cette note',
      }),
    );
    expect(etape()).toMatchObject({
      titre: 'Croix du Bourg',
      recit: '[À vérifier sur place\u00A0: date\u00A0: 1752.]',
      sources: [
        { titre: 'OpenStreetMap', url: 'https://www.openstreetmap.org/node/101' },
      ],
    });
    expect(etape()?.position?.lat).toBeCloseTo(48.45464, 4);
  });

  test('the existing text stays, above the facts', async () => {
    const { user, etape } = await look({
      titre: 'Le départ',
      recit: 'Il était une fois.',
    });
    await user.click(
      within(rowOf('Croix du Bourg')).getByRole('button', {
        name: 'Partir de cette note',
      }),
    );
    expect(etape()?.titre).toBe('Le départ');
    expect(etape()?.recit).toMatch(/^Il était une fois\.\n\n\[À vérifier/);
  });

  test('a date becomes a padlock, with its sentence', async () => {
    const { user, etape } = await look();
    await user.click(
      within(rowOf('Croix du Bourg')).getByRole('button', { name: /Une date.*1752/ }),
    );
    expect(etape()?.epreuve).toMatchObject({ type: 'cadenas', combinaison: '1752' });
  });

  test('a picture has its credit and licence, and its description is left to the author', async () => {
    const { user, etape } = await look();
    const picture = screen.getByAltText('Dinan basilique').closest('li');
    if (picture === null) throw new Error('No picture.');
    expect(within(picture).getByText(/Partage à l’identique/)).toBeVisible();
    await user.click(
      within(picture).getByRole('button', { name: 'Prendre cette image' }),
    );
    await waitFor(() => expect(etape()?.image).not.toBeNull());
    expect(etape()?.image).toMatchObject({
      credit: 'Anne & le musée, 2019, CC BY-SA 4.0, Wikimedia Commons',
      texteAlternatif: '',
    });
    expect(etape()?.sources.at(-1)?.url).toBe(
      'https://commons.wikimedia.org/wiki/File:Dinan_basilique.jpg',
    );
  });

  test('a picture is the last of those that the étape has, and is not offered twice', async () => {
    const [full] = createFullParcours().etapes;
    const { image = null, autresImages = [] } = full ?? {};
    const { user, etape } = await look({ image, autresImages });
    const offered = () => screen.getAllByRole('button', { name: 'Prendre cette image' });
    const [take] = offered();
    const count = offered().length;
    if (take === undefined) throw new Error('No picture is offered.');
    await user.click(take);
    expect(await screen.findByText(/dans le récit, la 4e sur 6/)).toBeVisible();
    expect(etape()).toMatchObject({
      image,
      autresImages: [...autresImages, { droits: true, texteAlternatif: '' }],
    });
    expect(screen.getByText('Prise pour cette étape.')).toBeVisible();
    expect(offered()).toHaveLength(count - 1);
  });

  test('beside six images none is offered, and the panel shows the next step', async () => {
    const [full] = createFullParcours().etapes;
    const [one] = full?.autresImages ?? [];
    if (one === undefined) throw new Error('The étape has further images.');
    const images = Array.from({ length: 6 }, (_, index) => ({
      ...one,
      path: one.path.replace('.webp', `-${index}.webp`),
    }));
    const { etape } = await look(withImages(images));
    const [take] = screen.getAllByRole('button', { name: 'Prendre cette image' });
    expect(take).toBeDisabled();
    expect(take).toHaveAccessibleDescription(/^6 images sont déjà là/);
    expect(etape()?.autresImages).toHaveLength(5);
  });

  test('a picture that fails to load shows the next step', async () => {
    const { user, etape } = await look();
    away.add('upload.wikimedia.org');
    const [take] = screen.getAllByRole('button', { name: 'Prendre cette image' });
    if (take === undefined) throw new Error('No picture is offered.');
    await user.click(take);
    expect(await screen.findByText(/Cette image ne vient pas/)).toBeVisible();
    expect(etape()?.image).toBeNull();
  });

  test('a source that is full is named, the others still show, and a press retries', async () => {
    away.add('query.wikidata.org');
    const { user } = await look();
    expect(
      await screen.findByText('Wikidata a trop à faire pour l’instant.'),
    ).toBeVisible();
    away.clear();
    asked.length = 0;
    await user.click(screen.getByRole('button', { name: 'Demander à nouveau' }));
    expect(await screen.findByText('Statue de Bertrand du Guesclin')).toBeVisible();
    expect(asked).toEqual(['query.wikidata.org']);
  });

  test('in the sea, as on a motorway, it reports no result, then looks further', async () => {
    const motorway = {
      ...{ type: 'way', id: 1, center: dinan },
      tags: { highway: 'motorway', ref: 'A 84' },
    };
    instead.set('data.culture.gouv.fr', { total_count: 0, results: [] });
    instead.set('overpass-api.de', { ...overpassAnswer, elements: [motorway] });
    instead.set('query.wikidata.org', { head: { vars: [] }, results: { bindings: [] } });
    instead.set('commons.wikimedia.org', { batchcomplete: true });
    instead.set('api.panoramax.xyz', { type: 'FeatureCollection', features: [] });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'À voir ici' }));
    expect(await screen.findByText(/Rien de connu à moins de 300 m/)).toBeVisible();
    expect(screen.queryByText('Images libres')).toBeNull();
    await user.click(
      await screen.findByRole('button', { name: 'Chercher jusqu’à 1 km' }),
    );
    expect(await screen.findByText(/Rien de connu à moins de 1 km/)).toBeVisible();
  });

  test('without network it shows a sentence', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const host of Object.keys(aroundAnswers)) away.add(host);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'À voir ici' }));
    expect(
      await screen.findByText(/Sans réseau, ces sources ne répondent pas/),
    ).toBeVisible();
    expect(await screen.findByText(/Rien de connu à moins de 300 m/)).toBeVisible();
  });
});
