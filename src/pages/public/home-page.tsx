import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import IconPencil from '~icons/lucide/pencil';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { emblemeOf } from '@/domain/quete/embleme.ts';
import type { CarteSaga } from '@/domain/saga/carte-saga.ts';
import { ArticleCard } from '@/features/actualite/article-card.tsx';
import { CarnetHere, ResumeHere } from '@/features/carnet/home-parts.tsx';
import { asksWhere } from '@/features/catalogue/asks-where.ts';
import { QueteCard } from '@/features/catalogue/quete-card.tsx';
import { SagaCards } from '@/features/saga/saga-cards.tsx';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { Tampon } from '@/ui/pictures/tampon.tsx';
import village from '@/ui/pictures/village.svg?url';

type HomePageProps = {
  /** Featured quêtes, maybe none. */
  cartes: readonly Carte[];
  /** The newest sagas, maybe none; absent in the data of a page that an earlier build made. */
  sagas?: readonly CarteSaga[] | undefined;
  /** The newest articles, maybe none. */
  actualites: readonly CarteArticle[];
};

/** `/`: what it is in one sentence, one control, and the rest along the line. */
export function HomePage({ cartes, sagas = [], actualites }: HomePageProps) {
  return (
    <>
      <PageHead
        title="Quêtes & Codes : la balade commence devant l’église"
        bareTitle
        description="Des quêtes à pied, écrites par les gens du village. Choisissez une balade, marchez, observez, déchiffrez. Gratuit, sans compte, avec votre téléphone."
        path={paths.home()}
      />
      <Hero />
      <CarnetHere />
      <Fil className="mt-14 md:mt-16">
        <FilStep marker="1" title="Choisissez une balade">
          <Featured cartes={cartes} />
        </FilStep>
        <FilStep marker="2" title="Ouvrez-la sur votre téléphone">
          <p className="mt-3 max-w-mesure">
            Rien à installer, pas de compte à créer. Une quête commencée se joue ensuite
            même sans réseau.
          </p>
        </FilStep>
        <FilStep marker="3" title="Marchez, observez, déchiffrez">
          <p className="mt-3">Et rapportez le tampon de la commune.</p>
          <SampleTampon carte={cartes[0]} />
        </FilStep>
        <FilStep
          marker={<IconPencil aria-hidden="true" className="size-5" />}
          title="À vous d’écrire"
        >
          <p className="mt-3 max-w-mesure">
            Une porte, une date gravée, une histoire que les anciens racontent : c’est
            déjà le début d’une énigme.
          </p>
          <ButtonLink to={paths.demonstration()} variant="secondary" className="mt-5">
            Écrire un parcours
          </ButtonLink>
        </FilStep>
      </Fil>
      <SagaCards cartes={sagas} />
      {actualites.length > 0 && <News actualites={actualites} />}
      <MairieDoor />
    </>
  );
}

function Hero() {
  return (
    <section
      aria-labelledby={pageTitleId}
      className="grid grid-cols-1 items-center gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]"
    >
      <div>
        <h1 id={pageTitleId} tabIndex={-1} className="text-affiche">
          La balade commence devant l’église.
        </h1>
        <p className="mt-5 max-w-mesure text-lg text-texte-doux">
          Des quêtes à pied, écrites par les gens du village. Sans compte, avec votre
          téléphone.
        </p>
        <SearchForm />
        <ResumeHere />
      </div>
      <img
        src={village}
        alt=""
        width={1_200}
        height={900}
        className="w-full rounded-carte ring-1 ring-trait/60"
      />
    </section>
  );
}

/** One field, one button; with nothing typed it looks for the quêtes near here. A plain form until the page is awake. */
function SearchForm() {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = new FormData(event.currentTarget).get('q');
    const q = typeof place === 'string' ? place.trim() : '';
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
        Commune ou code postal
      </label>
      <input
        id="lieu"
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Dinan, 22100…"
        className="h-14 min-w-0 rounded-pilule border border-trait-fort bg-fond-carte px-6 text-lg lg:h-auto lg:flex-1 lg:border-0 lg:bg-transparent lg:pr-2 lg:focus-visible:outline-none"
      />
      <Button type="submit" size="large" className="max-sm:px-4 lg:px-6 lg:text-base">
        Trouver une quête près de moi
      </Button>
    </form>
  );
}

function Featured({ cartes }: { cartes: readonly Carte[] }) {
  if (cartes.length === 0) {
    return (
      <EmptyState
        className="mt-5"
        level={3}
        title="Aucune balade à montrer pour l’instant"
        action={<ButtonLink to={paths.queteList()}>Ouvrir le catalogue</ButtonLink>}
      >
        <p>Le réseau manque peut-être : réessayez dans un moment.</p>
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
          Voir toutes les quêtes
        </Link>
      </p>
    </>
  );
}

function SampleTampon({ carte }: { carte: Carte | undefined }) {
  return (
    <Tampon
      decorative
      className="mt-5"
      commune={carte?.commune.nom ?? 'Barbentane'}
      genre={carte?.genre}
      theme={carte?.theme ?? 'pierre'}
      embleme={carte === undefined ? 'tour' : emblemeOf(carte)}
      date={new Date(carte?.publishedAt ?? Date.UTC(2026, 10, 21, 12))}
    />
  );
}

function News({ actualites }: { actualites: readonly CarteArticle[] }) {
  return (
    <section aria-labelledby="actualites" className="mt-14">
      <h2 id="actualites" className="text-2xl">
        À lire avant de partir
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {actualites.map((carte) => (
          <li key={carte.slug}>
            <ArticleCard carte={carte} level={3} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to={paths.blog()} className="inline-flex min-h-11 items-center font-bold">
          Toutes les actualités
        </Link>
      </p>
    </section>
  );
}

/** The door of the mairies: a letter left on the counter. */
function MairieDoor() {
  return (
    <section
      aria-labelledby="mairies"
      className="mt-16 rounded-carte border border-trait bg-fond-carte px-6 py-8 sm:px-10 sm:py-10"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
        <div className="max-w-mesure flex-1 basis-80">
          <h2 id="mairies" className="text-2xl">
            Madame la maire, monsieur le maire,
          </h2>
          <p className="mt-4 text-lg">
            Votre commune a déjà tout : des rues, une histoire, des gens qui la
            connaissent. Quelques après-midi suffisent pour écrire une première quête. Les
            familles viennent pour le jeu et repartent en connaissant le village.
          </p>
          <ButtonLink to={paths.mairie()} variant="secondary" className="mt-6">
            Pour les mairies
          </ButtonLink>
        </div>
        <Stamp />
      </div>
    </section>
  );
}

/** A postage stamp of a village that could be theirs. */
function Stamp() {
  return (
    <div className="shrink-0 rotate-3 drop-shadow-[0_1px_3px_rgb(17_24_39/0.3)] max-sm:hidden">
      <div className="timbre w-40">
        <img
          src={village}
          alt=""
          width={1_200}
          height={900}
          className="aspect-4/5 w-full object-cover object-[38%]"
        />
      </div>
    </div>
  );
}
