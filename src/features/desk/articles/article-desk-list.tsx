import { useState } from 'react';
import { Link } from 'react-router';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { readKeptArticle } from '@/data/actualite/article-device-store.ts';
import { useArticles } from '@/data/actualite/article-queries.ts';
import { textFacts } from '@/domain/actualite/actualite.ts';
import { readArticleTexte } from '@/domain/actualite/article-markdown.ts';
import { rubriqueNames } from '@/domain/actualite/rubrique.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { Cover } from '@/ui/pictures/cover.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { articleEtatText } from './article-words.ts';

type Choix = ArticleSnapshot['etat'] | 'tout';

const choixList: readonly { value: Choix; label: string }[] = [
  { value: 'tout', label: 'Toutes' },
  { value: 'brouillon', label: 'Brouillons' },
  { value: 'publie', label: 'En ligne' },
];

/** Every article by its date, newest first, with its state. */
export function ArticleDeskList() {
  return (
    <QueryBoundary
      waiting={
        <div className="space-y-6">
          <Waiting>Lecture des actualités…</Waiting>
          <Skeleton lines={6} />
        </div>
      }
      failed={(error, retry) => <ListTrouble error={error} onRetry={retry} />}
    >
      <ReadList />
    </QueryBoundary>
  );
}

function ListTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert tone="alerte" announce="polie">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" onClick={onRetry}>
        Réessayer
      </Button>
    </Alert>
  );
}

/** Date of publication, or of the last change of a draft: epoch milliseconds. */
function dateOf({ etat, publieLe, updatedAt }: ArticleSnapshot): number {
  return etat === 'publie' && publieLe !== null ? publieLe : updatedAt;
}

function ReadList() {
  const [choix, setChoix] = useState<Choix>('tout');
  const list = useArticles();
  const articles = list.data.pages.flatMap((page) => page.articles);
  const unreadable = list.data.pages.reduce((sum, page) => sum + page.unreadableCount, 0);
  const shown = articles
    .filter((article) => choix === 'tout' || article.etat === choix)
    .toSorted((a, b) => dateOf(b) - dateOf(a));
  return (
    <div className="space-y-6">
      {list.error !== null && (
        <ListTrouble error={list.error} onRetry={() => void list.refetch()} />
      )}
      {articles.length === 0 && (
        <EmptyState
          title="Aucune actualité pour l’instant"
          action={
            <ButtonLink to={paths.news({ vue: 'ecrire' })}>Écrire la première</ButtonLink>
          }
        >
          <p>Une nouvelle quête, une fête, une fermeture : trois phrases suffisent.</p>
        </EmptyState>
      )}
      {articles.length > 0 && (
        <RadioGroup<Choix>
          legend="Montrer"
          inline
          value={choix}
          onValueChange={setChoix}
          options={choixList}
        />
      )}
      <StatusLine className="sr-only">
        {choix !== 'tout' && formatCount(shown.length, 'actualité', 'actualités')}
      </StatusLine>
      {unreadable > 0 && (
        <Alert tone="attention">
          <p>Une actualité au moins est illisible et n’est pas montrée. Écrivez-nous.</p>
        </Alert>
      )}
      <ul className="divide-y divide-trait border-y border-trait empty:hidden">
        {shown.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Afficher la suite
        </Button>
      )}
    </div>
  );
}

function ArticleRow({ article }: { article: ArticleSnapshot }) {
  const { slug, draft, updatedAt } = article;
  const isKept = readKeptArticle(slug) !== null;
  const { image } = textFacts(readArticleTexte(draft.texte).blocs);
  return (
    <li className="relative flex items-start gap-4 py-4 sm:gap-6">
      <div className="w-24 shrink-0 overflow-hidden rounded-carte sm:w-40">
        <Cover
          seed={`article ${slug}`}
          points={[]}
          theme={draft.encre}
          label=""
          picture={image === undefined ? null : { src: publicFileUrl(image) }}
        />
      </div>
      <div className="min-w-0">
        <h2 className="text-xl">
          <Link
            to={paths.news({ article: slug })}
            className="wrap-anywhere text-texte no-underline after:absolute after:inset-0 hover:underline"
          >
            {draft.titre.trim() === '' ? 'Sans titre' : typographie(draft.titre)}
          </Link>
        </h2>
        <p className="mt-1">
          {`${articleEtatText(article)} · ${rubriqueNames[draft.rubrique]}`}
        </p>
        <p className="text-texte-doux">
          {`Changée le ${formatDate(updatedAt)}`}
          {isKept && ' · des changements attendent sur cet appareil'}
        </p>
      </div>
    </li>
  );
}
