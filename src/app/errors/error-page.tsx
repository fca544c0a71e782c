import { t } from '@lingui/core/macro';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import {
  NetworkBlockedError,
  NewerFormatError,
  OfflineError,
  UnexpectedError,
} from '@/lib/errors/data-error.ts';
import {
  blockedAdvice,
  blockedTitle,
  newerAdvice,
  newerSentence,
} from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { useFullScreen } from '@/ui/full-screen.ts';
import type { LostLineKind } from '@/ui/lost-line.tsx';
import { ReloadButton } from '@/ui/reload-button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { HomeLink } from '../layouts/home-link.tsx';
import type { Suggestion } from './nearest-address.ts';
import { StoredHere } from './stored-here.ts';
import { pageNotFoundWords, serverErrorWords } from './status-words.ts';

type Drawing = ComponentType<{ kind: LostLineKind; className?: string }>;

function Nothing() {
  return null;
}

/** The drawing loads by itself: every page includes its error page, and must stay light. Without it the words remain. */
const LostLine = lazy<Drawing>(() =>
  import('@/ui/lost-line.tsx').then(
    ({ LostLine: Scene }) => ({ default: Scene }),
    () => ({ default: Nothing }),
  ),
);

/** Guesses for the address: they need the map of the site and the départements, and load by themselves as well. */
const NearestPages = lazy(() =>
  import('./nearest-pages.tsx').then(
    ({ NearestPages: Pages }) => ({ default: Pages }),
    () => ({ default: Nothing }),
  ),
);

type ImpasseProps = {
  kind: LostLineKind;
  title: string;
  chapeau: ReactNode;
  /** The words of the specification's catalogue, to quote in a report. */
  message?: string | undefined;
  /** On a phone the words are first, without a drawing. */
  isBrief?: boolean | undefined;
  children: ReactNode;
};

/** A dead end: cause, remedy, and a drawing of it. */
export function Impasse(props: ImpasseProps) {
  if (!useFullScreen()) return <Scene {...props} />;
  // The empty layout leaves the whole screen to its pages: this one adds the way home and the margins.
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-2 pb-20 sm:px-6 md:pt-3">
      <HomeLink className="mb-6" />
      <Scene {...props} />
    </div>
  );
}

function Scene({
  kind,
  title,
  chapeau,
  message,
  isBrief = false,
  children,
}: ImpasseProps) {
  return (
    <div
      data-impasse={kind}
      className="grid grid-cols-1 items-center gap-x-14 gap-y-10 py-4 md:grid-cols-2 md:py-10"
    >
      <div>
        <PageTitle chapeau={chapeau}>{title}</PageTitle>
        <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div>
        {message !== undefined && (
          <p lang="en" className="mt-8 font-mono text-sm break-all text-texte-doux">
            {message}
          </p>
        )}
      </div>
      <Suspense>
        <LostLine
          kind={kind}
          className={
            isBrief
              ? 'max-md:hidden'
              : 'max-md:order-first max-md:mx-auto max-md:max-w-md'
          }
        />
      </Suspense>
    </div>
  );
}

type NotFoundErrorPageProps = {
  path: string;
  /** Pages to propose, if the page that refused its parameters has better guesses than the address. */
  nearest?: readonly Suggestion[] | undefined;
};

/** Status 404: no page at `path`, or the page refused its parameters. */
export function NotFoundErrorPage({ path, nearest }: NotFoundErrorPageProps) {
  return (
    <Impasse
      kind="introuvable"
      title={t`Page introuvable`}
      chapeau={t`Le chemin s’arrête ici\u00A0: cette page n’existe pas, ou elle a changé d’adresse.`}
      message={pageNotFoundWords(path)}
    >
      <title>{t`Page introuvable · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <Suspense>
        <NearestPages path={path} nearest={nearest} />
      </Suspense>
      <ButtonLink to={paths.queteList()}>{t`Voir les quêtes`}</ButtonLink>
      <ButtonLink to={paths.home()} variant="secondary">
        {t`Revenir à l’accueil`}
      </ButtonLink>
    </Impasse>
  );
}

function reload(): void {
  window.location.reload();
}

/** Data of a later build; the page has already looked for that build, once (`followBuilds`). */
function NewerPage({ error: { subject } }: { error: NewerFormatError }) {
  return (
    <Impasse kind="panne" title={newerSentence(subject)} chapeau={newerAdvice()}>
      <title>{t`Nouvelle version · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <ReloadButton />
      <ButtonLink to={paths.home()} variant="secondary">
        {t`Revenir à l’accueil`}
      </ButtonLink>
    </Impasse>
  );
}

/** No network, no answer or a foreign one, and a page that this device does not store: shows stored quêtes, ready to be played. */
function OfflinePage({ error, onRetry }: ServerErrorPageProps) {
  const isBlocked = error instanceof NetworkBlockedError;
  const silentTitle = navigator.onLine ? t`Le réseau ne répond pas` : t`Pas de réseau`;
  const title = isBlocked ? blockedTitle() : silentTitle;
  return (
    <Impasse
      kind="panne"
      title={title}
      chapeau={
        isBlocked
          ? blockedAdvice()
          : t`Cette page n’est pas gardée sur ce téléphone. Elle s’ouvrira quand le réseau reviendra.`
      }
      message={isBlocked ? undefined : serverErrorWords}
      isBrief
    >
      <title>{t`${title} · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <Suspense>
        <StoredHere />
      </Suspense>
      <Button variant="secondary" onClick={onRetry}>
        {t`Réessayer`}
      </Button>
      <ButtonLink to={paths.queteList()} variant="secondary">
        {t`Voir les quêtes`}
      </ButtonLink>
    </Impasse>
  );
}

type ServerErrorPageProps = {
  error: unknown;
  /** Action of « Réessayer »; reloads the page by default. */
  onRetry?: (() => void) | undefined;
};

/** Any other error: the remedy, and the reference to report. */
export function ServerErrorPage({ error, onRetry = reload }: ServerErrorPageProps) {
  if (error instanceof NewerFormatError) return <NewerPage error={error} />;
  if (error instanceof OfflineError || !navigator.onLine) {
    return <OfflinePage error={error} onRetry={onRetry} />;
  }
  const reference = error instanceof UnexpectedError ? ` (${error.reference})` : '';
  return (
    <Impasse
      kind="panne"
      title={t`Cette page n’a pas pu s’ouvrir`}
      chapeau={t`Le pont est coupé de notre côté, vous n’y êtes pour rien. Réessayez\u202F; si cela recommence, signalez-le-nous.`}
      message={serverErrorWords + reference}
    >
      <title>{t`Une erreur est survenue · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <Button onClick={onRetry}>{t`Réessayer`}</Button>
      <ButtonLink to={paths.contact()} variant="secondary">
        {t`Signaler`}
      </ButtonLink>
    </Impasse>
  );
}
