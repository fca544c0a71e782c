import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { passwordPolicyRepository } from '@/data/session/password-policy-repository.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
import { useSignInFlow } from './use-sign-in-flow.ts';
import { WaysIn, type WayInView } from './ways-in.tsx';

function Page({ view }: { view: WayInView }) {
  return <WaysIn flow={useSignInFlow()} view={view} redirect="" />;
}

type Control = readonly [role: 'textbox' | 'button' | 'radio', name: string | RegExp];

const email: Control = ['textbox', 'Adresse e-mail'];

test.each<[WayInView, string, readonly Control[], ways: readonly string[]]>([
  [
    'mot-de-passe',
    'Se connecter',
    [email, ['button', 'Afficher le mot de passe'], ['button', 'Se connecter']],
    ['Mot de passe oublié', 'Recevoir un lien par e-mail', 'Créer un compte'],
  ],
  [
    'compte',
    'Créer un compte',
    [
      ['textbox', 'Pseudonyme'],
      email,
      ['button', 'Afficher le mot de passe'],
      ['radio', 'J’ai 15 ans ou plus'],
      ['radio', /^J’ai moins de 15 ans.*accepte avec moi/],
      ['button', 'Créer mon compte'],
    ],
    ['Ce que nous faisons de vos données (nouvel onglet)', 'Se connecter'],
  ],
  [
    'lien',
    'Recevoir un lien par e-mail',
    [email, ['button', 'Envoyer le lien']],
    ['Avec un mot de passe ou Google', 'Créer un compte avec un mot de passe'],
  ],
])(
  'the view « %s » reads to a screen reader as its roles and names',
  (view, title, controls, ways) => {
    const services = createSilentServices();
    handInSession(services);
    passwordPolicyRepository.handIn(services, {
      read: () => new Promise(() => undefined),
    });
    render(
      <ServerState services={services}>
        <MemoryRouter services={services}>
          <Page view={view} />
        </MemoryRouter>
      </ServerState>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const form = within(screen.getByRole('form', { name: title }));
    for (const [role, name] of controls) {
      expect(form.getByRole(role, { name })).toBeVisible();
    }
    for (const name of ways) expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
  },
);
