import { readDocument } from '../backend.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, test } from '../fixtures.ts';
import { readWalk } from './recorded-walk.ts';

test('a real walk of the national schema becomes a parcours, is published and played', async ({
  adminPage,
  builder,
}) => {
  const walk = readWalk();
  const places = [0, 1, 2].map(
    (part): [lon: number, lat: number] =>
      walk.line[Math.floor((part * (walk.line.length - 1)) / 3)] ?? [0, 0],
  );
  await builder.writeDetails({
    titre: walk.nom,
    commune: walk.commune,
    choice: new RegExp(`^${walk.commune} \\(`),
    resume: walk.presentation.slice(0, 280),
    duree: String(walk.dureeHeures * 60),
  });
  for (const [index, [lon, lat]] of places.entries()) {
    await builder.writeEtape(index + 1, {
      titre: `Halte ${index + 1}`,
      lieu: index === 0 ? walk.depart : 'Sur le sentier',
      position: `${lat}, ${lon}`,
      recit: 'Regardez le paysage, écoutez le vent.',
      epreuve:
        index === 2
          ? {
              type: 'choix',
              consigne: 'Que voit-on d’ici ?',
              options: [
                ['Des montagnes', true],
                ['La mer', false],
              ],
            }
          : { type: 'aucune' },
    });
  }
  await builder.expectSavedOnline();
  const address = await builder.publish();

  const [, , departement, communeSlug, slug] = address.split('/');
  const quete = await readDocument(`quetes/${departement}_${communeSlug}_${slug}`);
  const contenu = JSON.parse(String(quete?.data['contenu'])) as {
    commune: { insee: string };
    etapes: { position: { lat: number; lon: number } }[];
  };
  expect(contenu.commune.insee).toBe(walk.insee);
  expect(contenu.etapes.map(({ position }) => [position.lon, position.lat])).toEqual(
    places.map(([lon, lat]) => [expect.closeTo(lon, 5), expect.closeTo(lat, 5)]),
  );

  await adminPage.goto(`${address}/jouer`);
  const game = new PlayDriver(adminPage);
  await game.expectEtape(1, 3);
  await game.goOn();
  await game.goOn();
  await game.seeEpreuve();
  await game.choose('Des montagnes');
  await game.expectRight();
  await game.goOn();
  await game.expectEnd();
});
