import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPosition, parseTypedPosition } from './typed-position.ts';

const barbentane = { lat: 43.8997, lon: 4.7467 };

describe('parseTypedPosition', () => {
  it.each([
    '43.8997, 4.7467',
    '43.8997,4.7467',
    '43.8997 4.7467',
    '43,8997, 4,7467',
    '43,8997,4,7467',
    '43,8997 ; 4,7467',
    '43,8997 4,7467',
    '  (43.8997,\u00A04.7467) ',
    '43.8997° N, 4.7467° E',
  ])('reads the place from %s', (text) => {
    expect(parseTypedPosition(text)).toEqual({ type: 'position', position: barbentane });
  });

  it('reads degrees, minutes and seconds as maps copy them', () => {
    expect(parseTypedPosition('43°53′58.9″N 4°44′48.1″E')).toEqual({
      type: 'position',
      position: { lat: 43.899694, lon: 4.746694 },
    });
  });

  it('reads west and south as negative, with O for ouest', () => {
    expect(parseTypedPosition('48.45 N, 2.04 O')).toEqual({
      type: 'position',
      position: { lat: 48.45, lon: -2.04 },
    });
    expect(parseTypedPosition('21.1 S; 55.5 E')).toEqual({
      type: 'position',
      position: { lat: -21.1, lon: 55.5 },
    });
  });

  it.each([
    '43.8997 / 4.7467',
    '[43.8997, 4.7467]',
    '{43.8997; 4.7467}',
    '43,8997/4,7467',
    'N 43° 53.982 E 004° 44.802',
    'N 43° 53.982’ E 004° 44.802’',
    '43° 53.982 N 004° 44.802 E',
    'E 004° 44.802, N 43° 53.982',
    'N43 53.982 E4 44.802',
    '43°53,982′ Nord, 4°44,802′ Est',
    '43°53.982 4°44.802',
    'N 43°53′58.92″ E 4°44′48.12″',
    '43 53 58.92 N, 4 44 48.12 E',
    'Latitude : 43.8997 Longitude : 4.7467',
    'Latitude\u00A0: 43,8997, Longitude\u00A0: 4,7467',
    'Latitude : 43,8997\nLongitude : 4,7467',
    'Lat. 43.8997 / Long. 4.7467',
    'Longitude : 4.7467 ; Latitude : 43.8997',
    'lat=43.8997&lon=4.7467',
    'Latitude : 43° 53.982 N, Longitude : 4° 44.802 E',
    'Coordonnées GPS : 43.8997, 4.7467',
    '\u200E43.8997, 4.7467\u200E',
    'geo:43.8997,4.7467',
    'geo:43.8997,4.7467;u=35?z=17',
    'geo:0,0?q=43.8997,4.7467(Porte%20du%20S%C3%A9quier)',
    'https://www.google.com/maps/place/Porte/@43.80,4.70,17z/data=!3m1!4b1!4m6!8m2!3d43.8997!4d4.7467!16s',
    'https://www.google.com/maps/place/A/@43.80,4.70,17z/data=!8m2!3d43.1!4d4.1!3m5!8m2!3d43.8997!4d4.7467',
    'https://www.google.fr/maps/@43.8997,4.7467,17z',
    'https://www.google.com/maps/search/43.8997,+4.7467?entry=tts',
    'https://www.google.com/maps/place/43%C2%B053%2758.92%22N+4%C2%B044%2748.12%22E/@43.80,4.70,17z',
    'https://www.google.com/maps/search/?api=1&query=43.8997%2C4.7467',
    'https://www.google.com/maps/dir/?api=1&destination=43.8997,4.7467',
    'https://maps.google.com/?q=43.8997,4.7467',
    'https://maps.google.com/maps?q=loc:43.8997,4.7467(Porte)&z=17',
    'google.com/maps/place/Porte/data=!3d43.8997!4d4.7467',
    'https://www.openstreetmap.org/?mlat=43.8997&mlon=4.7467#map=19/43.80/4.70',
    'https://www.openstreetmap.org/#map=19/43.8997/4.7467',
    'https://www.openstreetmap.org/node/123#map=19/43.8997/4.7467&layers=N',
    'https://maps.apple.com/?ll=43.8997,4.7467&q=Porte',
    'La porte : https://www.google.com/maps/@43.8997,4.7467,17z.',
  ])('reads the place from %s', (text) => {
    expect(parseTypedPosition(text)).toEqual({ type: 'position', position: barbentane });
  });

  it.each([
    ['S 21° 06.500 E 055° 28.750', { lat: -21.108333, lon: 55.479167 }],
    ["20°52'48 S 55°27'00 E", { lat: -20.88, lon: 55.45 }],
    ['N 48° 27.210 O 002° 02.766', { lat: 48.4535, lon: -2.0461 }],
    ['2° 02.766 Ouest, 48° 27.210 Nord', { lat: 48.4535, lon: -2.0461 }],
    ['Latitude : −21,1 Longitude : 55,5', { lat: -21.1, lon: 55.5 }],
    ['geo:48.4535,-2.0461', { lat: 48.4535, lon: -2.0461 }],
  ])('reads the sides of %s', (text, position) => {
    expect(parseTypedPosition(text)).toEqual({ type: 'position', position });
  });

  it.each([
    'https://maps.app.goo.gl/a1B2c3D4',
    'https://goo.gl/maps/a1B2c3D4',
    'maps.app.goo.gl/a1B2c3D4',
    'Lavoir\nhttps://maps.app.goo.gl/a1B2c3D4?g_st=ic',
    'https://osm.org/go/0BPIj8vQT--',
    'https://maps.apple/p/abc',
  ])('knows %s as a short link', (text) => {
    expect(parseTypedPosition(text)).toEqual({ type: 'lien-court' });
  });

  it.each([
    'https://exemple.fr/?q=43.8997,4.7467',
    'https://exemple.fr/maps/@43.8997,4.7467,17z',
    'https://exemple.fr/?u=https://www.google.com/maps/@43.8997,4.7467,17z',
    'https://exemple.fr/#map=19/43.8997/4.7467',
    'https://google.com.exemple.fr/maps/@43.8997,4.7467,17z',
    'https://www.google.com/url?q=https://exemple.fr/@43.8997,4.7467',
    'https://www.google.com/maps/search/lavoir/@43.8997,4.7467,17z',
    'https://www.google.com/maps/dir/43.1,4.1/43.2,4.2/@43.8997,4.7467,17z',
    'https://maps.google.com/?cid=123456',
    'https://www.openstreetmap.org/directions?from=1#map=19/43.8997/4.7467',
    'https://www.openstreetmap.org/node/123',
    'https://exemple.fr 43.8997, 4.7467',
    'https://[bad',
    'https://www.google.com/maps/place/%E0%A4%A/',
    'geo:43.8997,4.7467;crs=epsg2154',
    'geo:0,0?q=12+rue+du+Puits',
    'N 43° 53.982 N 4° 44.802',
    'N 43° 75.2 E 4° 44.8',
    'N 43.5 53.9 E 4° 44.8',
    'Latitude : 43.8997 Latitude : 4.7467',
    'Latitude : nord Longitude : est',
    'de 10 à 12',
  ])('does not guess a place from « %s »', (text) => {
    expect(parseTypedPosition(text)).toEqual({ type: 'illisible' });
  });

  it.each(['91, 4', '-90.5, 4', '43.9, 180', '43.9, -180.1', '4389, 47'])(
    'refuses %s as out of the world',
    (text) => {
      expect(parseTypedPosition(text)).toEqual({ type: 'hors-du-monde' });
    },
  );

  it.each(['', 'devant l’église', '43.8997', '43,8997', '43,8997,', '43.8997, est'])(
    'does not guess a place from « %s »',
    (text) => {
      expect(parseTypedPosition(text)).toEqual({ type: 'illisible' });
    },
  );

  it('reads back every place that formatPosition writes', () => {
    const position = fc.record({
      lat: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((n) => n / 1_000_000),
      lon: fc.integer({ min: -180_000_000, max: 179_999_999 }).map((n) => n / 1_000_000),
    });
    fc.assert(
      fc.property(position, (place) => {
        expect(parseTypedPosition(formatPosition(place))).toEqual({
          type: 'position',
          position: { lat: place.lat + 0, lon: place.lon + 0 },
        });
      }),
    );
  });
});
