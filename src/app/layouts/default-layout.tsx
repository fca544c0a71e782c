import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { auditRgaa, etatRgaa } from '@/content/accessibilite.ts';
import { paths } from '@/lib/paths.ts';
import { mainId, SkipLink } from '@/ui/skip-link.tsx';
import { ThemeChoice } from '@/ui/choices/theme-choice.tsx';
import { HomeLink } from './home-link.tsx';

type DefaultLayoutProps = {
  /** « Se connecter », or the way to one's own pages once the session is known. */
  sessionSlot?: ReactNode;
  /** The same page in another language, offered above it. */
  offer?: ReactNode;
  /** The same page in each language. */
  langues?: ReactNode;
  children: ReactNode;
};

/** `short` stands for the label on a phone, where all stand in one row; `to` is asked for once the language is known. */
const navigation = [
  { to: () => paths.queteList(), label: msg`Les quêtes`, short: msg`Quêtes` },
  { to: paths.codeList, label: msg`Les codes`, short: msg`Codes` },
  { to: paths.demonstration, label: msg`Écrire`, short: msg`Écrire` },
  { to: () => paths.mairie(), label: msg`Pour les mairies`, short: msg`Mairies` },
] as const;

const helpLinks = [
  { to: paths.blog(), label: msg`Actualités` },
  { to: paths.aide('auteur'), label: msg`Aide` },
  { to: paths.faq(), label: msg`Questions fréquentes` },
  { to: paths.download(), label: msg`Jouer hors ligne, installer` },
  { to: paths.demonstration(), label: msg`Écrire un parcours` },
] as const;

/** The mention that every page bears. */
const mentionByEtat = {
  'totalement conforme': msg`Accessibilité\u00A0: totalement conforme`,
  'partiellement conforme': msg`Accessibilité\u00A0: partiellement conforme`,
  'non conforme': msg`Accessibilité\u00A0: non conforme`,
} as const satisfies Record<ReturnType<typeof etatRgaa>, MessageDescriptor>;

const legalLinks = [
  { to: paths.utilisation('mentions-legales'), label: msg`Mentions légales` },
  { to: paths.privacy(), label: msg`Données personnelles` },
  { to: paths.utilisation('accessibilite'), label: mentionByEtat[etatRgaa(auditRgaa)] },
  { to: paths.utilisation('plan-du-site'), label: msg`Plan du site` },
  { to: paths.contact(), label: msg`Contact` },
] as const;

/** Header with navigation, the page, footer. `main` holds the page in its width and its margins. */
export function DefaultLayout({
  sessionSlot = <Link to={paths.login()}>{t`Se connecter`}</Link>,
  offer,
  langues,
  children,
}: DefaultLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {offer}
      <Header sessionSlot={sessionSlot} />
      <main
        id={mainId}
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 pt-4 pb-20 sm:px-6 md:pt-8"
      >
        {children}
      </main>
      <Footer langues={langues} />
    </div>
  );
}

/** Every link is in sight at any width: on a phone the navigation has its own line, nothing to unfold. */
function Header({ sessionSlot }: { sessionSlot: ReactNode }) {
  return (
    <header className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-2 px-4 pt-2 pb-1 sm:px-6 md:gap-x-6 md:py-3 print:hidden">
      <HomeLink />
      <nav
        aria-label={t`Navigation principale`}
        className="menu order-last basis-full md:order-none md:ml-auto md:basis-auto"
      >
        <ul className="flex flex-wrap justify-between gap-x-2 sm:justify-start sm:gap-x-6">
          {navigation.map(({ to, label, short }) => (
            <li key={label.id}>
              <NavLink to={to()} aria-label={t(label)}>
                <span className="max-sm:hidden">{t(label)}</span>
                <span className="sm:hidden">{t(short)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu">{sessionSlot}</div>
    </header>
  );
}

function Footer({ langues }: { langues: ReactNode }) {
  return (
    <footer className="mx-auto w-full max-w-page px-4 pb-10 sm:px-6 print:hidden">
      <div aria-hidden="true" className="h-0.5 bg-fil-couche text-trait" />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-6 pt-6">
        <div className="min-w-0 flex-1 basis-96">
          <FooterLinks label={t`Aller plus loin`} links={helpLinks} />
          <FooterLinks label={t`Le site et vos droits`} links={legalLinks} />
          {langues}
        </div>
        <ThemeChoice />
      </div>
    </footer>
  );
}

function FooterLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { to: string; label: MessageDescriptor }[];
}) {
  return (
    <nav aria-label={label} className="menu menu-doux">
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ to, label: words }) => (
          <li key={to}>
            <Link to={to}>{t(words)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
