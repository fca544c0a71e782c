import { afterEach, expect, test, vi } from 'vitest';
import { changePlayChoices, readPlayChoices, watchPlayChoices } from './play-choices.ts';

afterEach(() => {
  localStorage.clear();
  changePlayChoices({ eveil: false });
  localStorage.clear();
});

test('are kept on the device, but for the screen kept awake', () => {
  changePlayChoices({ joueurs: ['Lina', 'Tom'], ecoute: true, eveil: true });
  expect(JSON.parse(localStorage.getItem('jeu') ?? '')).toEqual({
    joueurs: ['Lina', 'Tom'],
    tour: 0,
    ecoute: true,
    taille: 'normale',
    adaptations: [],
    retours: null,
    petits: [],
    lecteurs: { partieId: '', noms: {} },
  });
  expect(readPlayChoices()).toMatchObject({ joueurs: ['Lina', 'Tom'], eveil: true });
  expect(readPlayChoices()).toBe(readPlayChoices());
});

test('are sent to listeners, until they stop', () => {
  const notify = vi.fn();
  const stop = watchPlayChoices(notify);
  changePlayChoices({ ecoute: true });
  expect(notify).toHaveBeenCalledTimes(1);
  stop();
  changePlayChoices({ ecoute: false });
  expect(notify).toHaveBeenCalledTimes(1);
});

test('follow what another tab keeps', () => {
  localStorage.setItem(
    'jeu',
    '{"joueurs":["Zoé"],"tour":1,"ecoute":false,"taille":"grande"}',
  );
  expect(readPlayChoices()).toMatchObject({ joueurs: ['Zoé'], taille: 'grande' });
});

test('of a build before sounds and vibrations leave these to be asked', () => {
  localStorage.setItem('jeu', '{"joueurs":[],"tour":0,"ecoute":true,"taille":"grande"}');
  expect(readPlayChoices()).toMatchObject({ ecoute: true, retours: null });
});

test.each(['', '{', '3', '{"joueurs":[""],"tour":0,"ecoute":true}'])(
  'are as at the beginning where the device kept %j',
  (text) => {
    localStorage.setItem('jeu', text);
    expect(readPlayChoices()).toMatchObject({ joueurs: [], ecoute: false });
  },
);

test('last as long as the page where the device keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changePlayChoices({ joueurs: ['Lina'] });
  expect(readPlayChoices().joueurs).toEqual(['Lina']);
});
