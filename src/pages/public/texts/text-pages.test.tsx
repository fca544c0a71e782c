import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { expect, test } from 'vitest';
import { criteresRgaa, etatRgaa } from '@/content/accessibilite.ts';
import { blankLabels } from '@/content/blank-labels.ts';
import { editeur, type Editeur } from '@/content/editeur.ts';
import { retention } from '@/domain/retention.ts';
import { licencesFile } from '@/lib/licences-file.ts';
import { Component as Ecoconception } from './ecoconception-page.tsx';
import { Component as Privacy, Privacy as PrivacyOf } from './privacy-page.tsx';
import {
  Component as Utilisation,
  Utilisation as UtilisationOf,
} from './utilisation-page.tsx';

/** A publisher with every field, and one with half of them. */
const whole: Editeur = {
  nom: 'Commune de Barbentane',
  adresse: 'Le Cours, 13570 Barbentane',
  telephone: '04 90 90 85 85',
  email: 'mairie@exemple.fr',
  siret: '12002701600563',
  directeurPublication: 'Jeanne Mistral',
  dpo: 'Luc Aubanel',
  dpoContact: 'dpo@exemple.fr',
  hebergeurNom: 'Google Cloud France',
  hebergeurAdresse: '8 rue de Londres, 75009 Paris',
  hebergeurTelephone: '01 42 68 53 00',
  schemaAccessibilite: 'https://exemple.fr/schema',
  declarationDate: '26/11/2026',
  securiteContact: 'securite@exemple.fr',
};
const half: Editeur = { ...editeur, nom: whole.nom, siret: '12002701600564' };
const looks = [
  ['whole', whole],
  ['half', half],
  ['not at all', editeur],
] as const;

test.each(['mentions-legales', 'accessibilite', 'plan-du-site', 'cgu'])(
  '/utilisation#%s leads to a part of the page with its title',
  (id) => {
    const { container } = render(<Utilisation />, { wrapper: MemoryRouter });
    const part = container.querySelector<HTMLElement>(`#${id}`);
    expect(part).toHaveAccessibleName();
    expect(part).toHaveRole('region');
  },
);

test('the site map leads to every page that anybody may open', () => {
  render(<Utilisation />, { wrapper: MemoryRouter });
  const map = screen.getByRole('region', { name: 'Plan du site' });
  const targets = within(map)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const expected =
    '/ /les_quetes /les_codes /download /mairie /admin/parcours/d /aide/auteur /aide/equipe /defaultFormData /login /forgot-password /user /blog /faq /contact /privacy /ecoconception';
  expect(targets).toEqual(expect.arrayContaining(expected.split(' ')));
});

test.each([
  ['Ecoconception', Ecoconception],
  ['Privacy', Privacy],
  ['Utilisation', Utilisation],
])('each line of the contents of %s leads to its part', (_name, Page) => {
  const { container } = render(<Page />, { wrapper: MemoryRouter });
  const contents = screen.getByRole('navigation', { name: 'Sur cette page' });
  const links = within(contents).getAllByRole('link');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const part = container.querySelector(link.getAttribute('href') ?? '');
    expect(part).toHaveAccessibleName(link.textContent);
  }
});

test('the page on personal data says what is kept, where and for how long', () => {
  render(<Privacy />, { wrapper: MemoryRouter });
  const partie = screen.getByRole('region', { name: 'Quand vous jouez' });
  expect(partie).toHaveTextContent('session anonyme');
  const durees = screen.getByRole('region', { name: 'Combien de temps' });
  expect(durees).toHaveTextContent(`${retention.partieDays} jours après son début`);
  expect(durees).toHaveTextContent(
    `${retention.inactiveAccountYears} ans sans connexion`,
  );
  expect(durees).toHaveTextContent(
    `${retention.signalementDays} jours pour le signalement`,
  );
  expect(durees).toHaveTextContent(
    `${retention.signalementPhotoDays} jours pour la photo`,
  );
  expect(durees).toHaveTextContent(
    `${retention.equipeDays} jours après leur dernier échange`,
  );
  expect(durees).toHaveTextContent(
    `${retention.animationDays} jours après le dernier changement`,
  );
  expect(durees).toHaveTextContent(`prévient ${retention.warningDays} jours avant`);
  expect(durees).toHaveTextContent(
    `${retention.anonymousSessionDays} jours après sa dernière utilisation`,
  );
  const destinataires = screen.getByRole('region', { name: 'Qui d’autre y a accès' });
  expect(destinataires).toHaveTextContent('Belgique');
  expect(destinataires).toHaveTextContent('États-Unis');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Données personnelles',
  );
});

test('the accessibility declaration follows the order of the State', () => {
  render(<Utilisation />, { wrapper: MemoryRouter });
  const part = screen.getByRole('region', { name: 'Accessibilité' });
  const titles = within(part).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual([
    'État de conformité',
    'Résultats des tests',
    'Contenus non accessibles',
    'Établissement de cette déclaration d’accessibilité',
    'Retour d’information et contact',
    'Voies de recours',
  ]);
  expect(part).toHaveTextContent('09 69 39 00 00');
});

test('the declaration counts the criteria by who tried them, and claims no audit', () => {
  render(<Utilisation />, { wrapper: MemoryRouter });
  const part = screen.getByRole('region', { name: 'Accessibilité' });
  expect(part).toHaveTextContent(/Aucun audit n’a été conduit/);
  expect(part).toHaveTextContent(
    `Des 106 critères du référentiel, ${criteresRgaa.tenus} sont ainsi contrôlés en entier`,
  );
  expect(part).toHaveTextContent(
    `${criteresRgaa.constates} n’ont montré aucun défaut ce jour-là ; ${criteresRgaa.enPartie} gardent`,
  );
  expect(part).toHaveTextContent(/Les ingénieurs du projet, le \d{2}\/\d{2}\/\d{4}/);
});

test.each(looks)(
  'a publisher said %s: no page has a bracket or an empty fact',
  (_how, filled) => {
    for (const page of [
      <UtilisationOf key="u" filled={filled} audit={null} />,
      <PrivacyOf key="p" filled={filled} />,
    ]) {
      const { container, unmount } = render(page, { wrapper: MemoryRouter });
      expect(container.textContent).not.toMatch(
        /[[\]]|\bnull\b|\bundefined\b| ,|,\s*[.,]/,
      );
      for (const fact of container.querySelectorAll('dd')) {
        expect(fact).not.toBeEmptyDOMElement();
      }
      unmount();
    }
  },
);

test('the legal notice leads to the licences of all that the site contains', () => {
  render(<Utilisation />, { wrapper: MemoryRouter });
  const notice = screen.getByRole('region', { name: 'Mentions légales' });
  expect(
    within(notice).getByRole('link', { name: 'notices des licences' }),
  ).toHaveAttribute('href', licencesFile);
});

test('the legal notice shows the filled-in fields of the publisher only', () => {
  const { unmount } = render(<UtilisationOf filled={whole} audit={null} />, {
    wrapper: MemoryRouter,
  });
  const notice = () => screen.getByRole('region', { name: 'Mentions légales' });
  const { nom, adresse, telephone, email, directeurPublication, hebergeurNom } = whole;
  const facts = [nom, adresse, telephone, email, directeurPublication, hebergeurNom];
  for (const fact of facts) expect(notice()).toHaveTextContent(fact ?? '');
  expect(notice()).toHaveTextContent('120 027 016 00563');
  expect(notice()).not.toHaveTextContent('pas encore ouvert');
  unmount();

  render(<UtilisationOf filled={half} audit={null} />, { wrapper: MemoryRouter });
  expect(notice()).toHaveTextContent('Commune de Barbentane');
  // An invalid SIRET is not shown as one.
  expect(notice()).not.toHaveTextContent('SIRET');
  expect(within(notice()).queryByText('Qui l’héberge')).toBeNull();
  expect(notice()).toHaveTextContent(
    new RegExp(`n’est pas encore ouvert au public.*${blankLabels.hebergeurNom}`),
  );
});

test.each([
  [null, 'non conforme'],
  [{ taux: 49.9 }, 'non conforme'],
  [{ taux: 50 }, 'partiellement conforme'],
  [{ taux: 99.5 }, 'partiellement conforme'],
  [{ taux: 100 }, 'totalement conforme'],
])('an audit %o makes the site « %s »', (audit, etat) => {
  expect(etatRgaa(audit)).toBe(etat);
});

test('a rate is declared only after an audit, with its auditor', () => {
  const { unmount } = render(<UtilisationOf filled={whole} audit={null} />, {
    wrapper: MemoryRouter,
  });
  const declared = () => screen.getByRole('region', { name: 'Accessibilité' });
  expect(declared()).not.toHaveTextContent('%');
  expect(declared()).toHaveTextContent('établie le 26/11/2026');
  unmount();

  const audit = {
    taux: 62.5,
    par: 'le cabinet Access42',
    date: '02/03/2027',
    moyens: 'NVDA et Firefox, VoiceOver et Safari',
  };
  render(<UtilisationOf filled={whole} audit={audit} />, { wrapper: MemoryRouter });
  expect(declared()).toHaveTextContent(
    'réalisé par le cabinet Access42, terminé le 02/03/2027, révèle que 62,5 % des critères',
  );
  expect(declared()).toHaveTextContent('Accessibilité : partiellement conforme');
  expect(declared()).toHaveTextContent('NVDA et Firefox, VoiceOver et Safari');
  expect(declared()).not.toHaveTextContent('Personne encore');
});
