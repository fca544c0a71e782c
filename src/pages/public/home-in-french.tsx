import { Link } from 'react-router';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import type { CarteSaga } from '@/domain/saga/carte-saga.ts';
import { ArticleCard } from '@/features/actualite/article-card.tsx';
import { SagaCards } from '@/features/saga/saga-cards.tsx';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import village from '@/ui/pictures/village.svg?url';

type HomeInFrenchProps = {
  sagas: readonly CarteSaga[];
  actualites: readonly CarteArticle[];
};

/** What the home page shows in French only, as it leads to pages in French: sagas, articles, the letter to the mairies. */
export function HomeInFrench({ sagas, actualites }: HomeInFrenchProps) {
  return (
    <>
      <SagaCards cartes={sagas} />
      {actualites.length > 0 && <News actualites={actualites} />}
      <MairieDoor />
    </>
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
            Madame la Maire, Monsieur le Maire,
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
