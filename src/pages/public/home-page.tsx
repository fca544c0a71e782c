import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { Enigme } from '@/domain/quete/enigme.ts';
import type { CarteSaga } from '@/domain/saga/carte-saga.ts';
import { CarnetHere, ResumeHere } from '@/features/carnet/home-parts.tsx';
import { asksWhere } from '@/features/catalogue/asks-where.ts';
import type { PlaceAnswer } from '@/features/catalogue/find-place.ts';
import { usePlace } from '@/features/catalogue/use-place.ts';
import { QueteCard } from '@/features/catalogue/quete-card.tsx';
import { EnigmeCard } from '@/features/enigme/enigme-card.tsx';
import { currentLangue } from '@/langue/current-langue.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkList } from '@/ui/link-list.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import village from '@/ui/pictures/village.svg?url';
import { frenchLinks, mairieLink } from './home-in-french.ts';

type HomePageProps = {
  /** Featured quêtes, maybe none; null if unreadable. */
  cartes: readonly Carte[] | null;
  /** The newest sagas, maybe none. */
  sagas: readonly CarteSaga[];
  /** The newest articles, maybe none. */
  actualites: readonly CarteArticle[];
  /** A message to decipher in place; null where this language has none. */
  enigme: Enigme | null;
};

/** `/`: the site in one sentence, one control, something to solve, the first cards; the rest is a line each. */
export function HomePage({ cartes, sagas, actualites, enigme }: HomePageProps) {
  // The pages of these lines are in French.
  const isFrench = currentLangue() === 'fr';
  return (
    <>
      <PageHead
        title={t`Quêtes & Codes\u00A0: la balade commence devant l’église`}
        bareTitle
        description={t`Des quêtes à pied, dans les villes et les villages de France. Choisissez une balade, marchez, observez, déchiffrez. Gratuit, sans compte, avec votre téléphone.`}
        path={paths.home()}
      />
      <Hero enigme={enigme} />
      <CarnetHere />
      <section aria-labelledby="balades" className="mt-10 md:mt-14">
        <h2 id="balades" className="text-2xl">
          <Trans>Choisissez une balade</Trans>
        </h2>
        <p className="mt-3 max-w-mesure text-lg text-texte-doux">
          <Trans>
            Des quêtes à pied, dans les villes et les villages de France. Sans compte,
            avec votre téléphone.
          </Trans>
        </p>
        <Featured cartes={cartes} />
      </section>
      <div className="mt-8">
        <LinkList
          items={[
            ...(isFrench ? frenchLinks(sagas, actualites) : []),
            {
              to: paths.demonstration(),
              label: t`Écrire un parcours`,
              note: t`Une porte, une date gravée, une histoire que les anciens racontent\u00A0: c’est déjà le début d’une énigme.`,
            },
            ...(isFrench ? [mairieLink] : []),
          ]}
        />
      </div>
    </>
  );
}

function Hero({ enigme }: Pick<HomePageProps, 'enigme'>) {
  return (
    <section
      aria-labelledby={pageTitleId}
      className="grid grid-cols-1 items-center gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]"
    >
      <div>
        <h1 id={pageTitleId} tabIndex={-1} className="text-affiche">
          <Trans>La balade commence devant l’église.</Trans>
        </h1>
        <SearchForm />
        <ResumeHere />
      </div>
      {enigme === null ? (
        <img
          src={village}
          alt=""
          width={1_200}
          height={900}
          className="w-full rounded-carte ring-1 ring-trait/60"
        />
      ) : (
        <EnigmeCard enigme={enigme} />
      )}
    </section>
  );
}

/** One field, one button; an empty search looks for quêtes nearby. A plain form until the page is awake. */
function SearchForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const place = usePlace(wanted);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    const q = typeof text === 'string' ? text.trim() : '';
    if (q === '')
      void navigate(paths.queteList({ tri: 'proches' }), { state: asksWhere });
    else void navigate(paths.queteList({ q }));
  };
  return (
    <form
      role="search"
      action={paths.queteList()}
      onSubmit={search}
      className="mt-7 flex max-w-2xl flex-col gap-2 lg:flex-row lg:rounded-pilule lg:border lg:border-trait-fort lg:bg-fond-carte lg:p-1.5 lg:has-[input:focus-visible]:outline-3 lg:has-[input:focus-visible]:outline-offset-2 lg:has-[input:focus-visible]:outline-texte"
    >
      <label htmlFor="lieu" className="sr-only">
        <Trans>Commune ou code postal</Trans>
      </label>
      <input
        id="lieu"
        name="q"
        onChange={(event) => setTyped(event.target.value)}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Dinan, 22100…`}
        className="h-14 min-w-0 rounded-pilule border border-trait-fort bg-fond-carte px-6 text-lg lg:h-auto lg:flex-1 lg:border-0 lg:bg-transparent lg:pr-2 lg:focus-visible:outline-none"
      />
      <Button type="submit" size="large" className="max-sm:px-4 lg:px-6 lg:text-base">
        {wanted === '' ? t`Trouver une quête près de moi` : searchWords(wanted, place)}
      </Button>
    </form>
  );
}

/** « Chercher à Dinan » once that is known to be a commune; the very text of anything else. */
function searchWords(wanted: string, place: PlaceAnswer | null): string {
  if (place?.isNamed !== true || place.lieu?.etendue.type !== 'commune') {
    return t`Chercher «\u00A0${wanted}\u00A0»`;
  }
  const where = place.lieu.a;
  return t`Chercher ${where}`;
}

function Featured({ cartes }: Pick<HomePageProps, 'cartes'>) {
  if (cartes === null || cartes.length === 0) {
    return (
      <EmptyState
        className="mt-5"
        level={3}
        title={
          cartes === null
            ? t`Le réseau ne répond pas`
            : t`Aucune balade à montrer pour l’instant`
        }
        action={<ButtonLink to={paths.queteList()}>{t`Ouvrir le catalogue`}</ButtonLink>}
      >
        <p>{t`Le réseau manque peut-être\u00A0: réessayez dans un moment.`}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="mt-5 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {cartes.map((carte) => (
          <li key={carte.queteId}>
            <QueteCard carte={carte} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link
          to={paths.queteList()}
          className="inline-flex min-h-11 items-center font-bold"
        >
          <Trans>Voir toutes les quêtes</Trans>
        </Link>
      </p>
    </>
  );
}
