import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { suspensionRepository } from '@/data/quete/suspension-repository.ts';
import { noSuspensions, type Suspensions } from '@/domain/quete/suspension.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import {
  AnnoncePart,
  bulletinAnnonce,
  occasionList,
  shortAnnonce,
} from './annonce-part.tsx';

const quete = createQuete();
const dayMs = 24 * 60 * 60 * 1_000;
const fermeture = { motif: 'Travaux au lavoir', jusquAu: null };

function show(suspensions: Suspensions, firstAt = Date.now() - 800 * dayMs) {
  const services = createSilentServices();
  queteRepository.handIn(services, {
    read: () => Promise.resolve(quete),
    readVersion: () => Promise.resolve({ ...quete, publishedAt: firstAt }),
  });
  suspensionRepository.handIn(services, { read: () => Promise.resolve(suspensions) });
  const user = userEvent.setup();
  render(
    <ServerState services={services}>
      <AnnoncePart queteId={quete.id} />
    </ServerState>,
  );
  return user;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

test('the short text of a launch is copied in one press', async () => {
  const user = show(noSuspensions);
  await user.click(await screen.findByRole('button', { name: 'Copier le texte court' }));
  expect(
    await screen.findByText(/^Le texte court est copié \(\d+.caractères\)/),
  ).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(
    /^Nouveau à Dinan.: «.Le secret du lavoir.».*\/les_quetes\/22\/dinan\/le-secret-du-lavoir$/,
  );
});

test('a quête that is closed proposes its closure, with the reason that players read', async () => {
  show({ ...noSuspensions, fermeture });
  expect(
    await screen.findAllByText(/fermée.*Travaux au lavoir\. La date de réouverture/),
  ).toHaveLength(2);
});

test('its anniversary counts from the first version', async () => {
  const user = show(noSuspensions);
  await user.selectOptions(
    await screen.findByLabelText(/^Que voulez-vous annoncer/),
    'C’est son anniversaire',
  );
  expect(await screen.findByText(/^«.Le secret du lavoir.» a 2.ans/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copier le texte du bulletin' }));
  expect(await screen.findByText('Le texte du bulletin est copié.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^Il y a 2.ans/);
});

describe('a text for the inhabitants', () => {
  const annonce = {
    contenu: quete.contenu,
    url: 'https://quetes.example/les_quetes/22/dinan/le-secret-du-lavoir',
    ...{ fermeture: null, years: 0 },
  };

  test.each(occasionList)('is short, plain, and has its bulletin: %s', (occasion) => {
    const short = shortAnnonce(occasion, annonce);
    expect(short.length).toBeLessThanOrEqual(300);
    expect(short).not.toContain('\n');
    const bulletin = bulletinAnnonce(occasion, annonce);
    expect(bulletin.length).toBeGreaterThan(short.length);
    expect(short + bulletin).not.toMatch(/undefined|null|<|\n{3}/);
  });

  test('leaves unknown facts in brackets', () => {
    expect(shortAnnonce('fermeture', annonce)).toMatch(
      /\[La raison, et jusqu’à quand\.\]$/,
    );
    expect(bulletinAnnonce('anniversaire', annonce)).toMatch(/^Il y a \[un an\],/);
  });

  test('describes the length of the walk, if known', () => {
    expect(bulletinAnnonce('lancement', annonce)).toMatch(/Comptez 1.h, 1,2.km\./);
    const contenu = {
      ...quete.contenu,
      dureeMinutes: null,
      distanceMetres: 0,
      resume: '',
    };
    expect(bulletinAnnonce('lancement', { ...annonce, contenu })).not.toContain(
      'Comptez',
    );
  });
});
