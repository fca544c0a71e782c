import { describe, expect, test } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { ficheText } from './fiche-touristique.ts';

const url = 'https://quetes.example/les_quetes/22/dinan/le-secret-du-lavoir';
const at = Date.UTC(2026, 10, 26);
const parcours = createParcours({
  titre: 'Le secret du lavoir',
  resume: 'Suivez l’eau. '.repeat(30),
  description: 'Une boucle\nd’une heure.',
  dureeMinutes: 60,
  difficulte: 'facile',
  etapes: [
    createEtape(1, { lieu: 'La fontaine', position: { lat: 48.45, lon: -2.04 } }),
    createEtape(2, { lieu: 'Le château', position: { lat: 48.46, lon: -2.05 } }),
  ],
});

function read(text: string | null): Map<string, string> {
  const lines = (text ?? '').replaceAll('\u00A0', ' ').split(/\n(?=[^\n]+? : )/);
  return new Map(
    lines.map((line) => {
      const [nom = '', ...valeur] = line.split(' : ');
      return [nom, valeur.join(' : ')];
    }),
  );
}

describe('the record of a parcours', () => {
  test('has the fields of Apidae in the order of its form, its short text cut to 255 signs', () => {
    const fiche = read(ficheText('apidae', parcours, { url, at }));
    expect([...fiche.keys()].slice(0, 6)).toEqual([
      ...['Type d’objet', 'Nom', 'Commune', 'Complément de localisation'],
      ...['Géolocalisation', 'Site web (URL)'],
    ]);
    expect(Object.fromEntries(fiche)).toMatchObject({
      Nom: 'Le secret du lavoir',
      Commune: 'Dinan (22050)',
      Géolocalisation: '48.450000, -2.040000',
      'Site web (URL)': url,
      'Type d’itinéraire': 'Aller itinérance',
      'Distance (km)': '1,3',
      'Durée journalière (minutes)': '60',
      Tarifs: 'Gratuit',
    });
    const short = fiche.get('Descriptif court') ?? '';
    expect(short.length).toBeLessThanOrEqual(255);
    expect(short).toMatch(/l’eau\.…$/);
  });

  test('has those of Tourinsoft', () => {
    const fiche = read(ficheText('tourinsoft', parcours, { url, at }));
    expect([...fiche.keys()].slice(0, 4)).toEqual([
      ...['Nom de l’offre', 'Commune', 'Code INSEE', 'Latitude, longitude'],
    ]);
    expect(fiche.get('Descriptif')).toBe('Une boucle\nd’une heure.');
    expect(fiche.get('Départ')).toBe('La fontaine');
  });

  test('omits unknown fields: no page yet, no duration', () => {
    const draft = { ...parcours, dureeMinutes: null };
    const text = ficheText('apidae', draft, { url: '', at }) ?? '';
    expect(text).not.toContain('Site web');
    expect(text).not.toContain('Durée');
  });

  test('is none of a parcours that has fewer than two places', () => {
    expect(ficheText('apidae', createParcours(), { url, at })).toBeNull();
  });

  test('tells no story and no answer', () => {
    const secret = createParcours({
      etapes: parcours.etapes.map((etape) => ({ ...etape, recit: 'Le récit secret.' })),
    });
    const text = ficheText('tourinsoft', secret, { url, at });
    expect(text).not.toContain('récit secret');
  });
});
