import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { auditRgaa, etatRgaa } from '@/content/accessibilite.ts';
import { paths } from '@/lib/paths.ts';
import { mainId, SkipLink } from '@/ui/skip-link.tsx';
import { Fold } from '@/ui/fold.tsx';
import { ThemeChoice } from '@/ui/choices/theme-choice.tsx';
import { HomeLink } from './home-link.tsx';

type DefaultLayoutProps = {
  /** « Se connecter », or a link to one's own pages once the session is known. */
  sessionSlot?: ReactNode;
  /** The same page in another language, offered above it. */
  offer?: ReactNode;
  /** The same page in each language. */
  langues?: ReactNode;
  children: ReactNode;
};

/** `short` replaces the label on a phone, where all are in a row; `to` is computed once the language is known. */
const navigation = [
  { to: () => paths.queteList(), label: msg`Les quêtes`, short: msg`Quêtes` },
  { to: paths.codeList, label: msg`Les codes`, short: msg`Codes` },
  { to: paths.demonstration, label: msg`Écrire`, short: msg`Écrire` },
  { to: () => paths.mairie(), label: msg`Pour les mairies`, short: msg`Mairies` },
] as const;

/** Less used links: folded. */
const moreLinks = [
  { to: paths.blog(), label: msg`Actualités` },
  { to: paths.aide('auteur'), label: msg`Aide` },
  { to: paths.faq(), label: msg`Questions fréquentes` },
  { to: paths.download(), label: msg`Jouer hors ligne, installer` },
] as const;

/** The mention that the home page and the declaration bear. */
const mentionByEtat = {
  'totalement conforme': msg`Accessibilité\u00A0: totalement conforme`,
  'partiellement conforme': msg`Accessibilité\u00A0: partiellement conforme`,
  'non conforme': msg`Accessibilité\u00A0: non conforme`,
} as const satisfies Record<ReturnType<typeof etatRgaa>, MessageDescriptor>;

const accessibilityPath = paths.utilisation('accessibilite');

const footerLinks = [
  { to: paths.utilisation('mentions-legales'), label: msg`Mentions légales` },
  { to: paths.privacy(), label: msg`Données personnelles` },
  { to: accessibilityPath, label: msg`Accessibilité` },
  { to: paths.utilisation('plan-du-site'), label: msg`Plan du site` },
  { to: paths.contact(), label: msg`Contact` },
  { to: paths.demonstration(), label: msg`Écrire un parcours` },
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
  const { pathname } = useLocation();
  const saysState = [paths.home(), paths.utilisation()].includes(pathname);
  const links = footerLinks.map((link) =>
    saysState && link.to === accessibilityPath
      ? { ...link, label: mentionByEtat[etatRgaa(auditRgaa)] }
      : link,
  );
  return (
    <footer className="mx-auto w-full max-w-page px-4 pb-10 sm:px-6 print:hidden">
      <div aria-hidden="true" className="h-0.5 bg-fil-couche text-trait" />
      <div className="pt-6">
        <FooterLinks label={t`Le site et vos droits`} links={links} />
        <Fold
          title={t`Plus\u00A0: langues, couleurs, aide`}
          className="mt-3 max-w-mesure"
        >
          <FooterLinks label={t`Aller plus loin`} links={moreLinks} />
          {langues}
          <ThemeChoice />
        </Fold>
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
