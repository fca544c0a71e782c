import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useArticle } from '@/data/actualite/article-queries.ts';
import { articleSlugSchema } from '@/domain/actualite/actualite.ts';
import { ArticleText } from '@/features/actualite/article-view.tsx';
import {
  ArticleImageError,
  createArticleImageAdder,
} from '@/features/desk/articles/add-article-image.ts';
import { ArticleEditor } from '@/features/desk/articles/article-editor.tsx';
import { NewsPath } from '@/features/desk/desk-header.tsx';
import { articleTroubleText } from '@/features/desk/articles/article-words.ts';
import { decodeImage } from '@/editing/images/decode-image.ts';
import {
  ImageRefusedError,
  imageRefusalText,
  prepareImage,
} from '@/editing/images/prepare-image.ts';
import { completedAddress, paths } from '@/lib/paths.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

async function prepare(file: Blob) {
  try {
    return await prepareImage(file, decodeImage);
  } catch (error) {
    if (!(error instanceof ImageRefusedError)) throw error;
    throw new ArticleImageError(imageRefusalText(error), { cause: error });
  }
}

/** `/admin/parcours/news?article=` writes an article, `?vue=ecrire` a new one. */
export function Component() {
  const [parameters] = useSearchParams();
  const slug = parameters.get('article');
  if (slug !== null && !articleSlugSchema.safeParse(slug).success)
    throw new PageNotFoundError(paths.news());
  return <WritingPage slug={slug} />;
}

function WritingPage({ slug }: { slug: string | null }) {
  const [, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const services = useFirebase();
  const addImage = useMemo(() => createArticleImageAdder(services, prepare), [services]);
  // An article that gets its address while being written stays on the page.
  const [opened, setOpened] = useState(slug);
  const [given, setGiven] = useState<string | null>(null);
  if (slug !== opened && slug !== given) setOpened(slug);

  const article = useArticle(opened);
  const onSlug = useCallback(
    (next: string) => {
      setGiven(next);
      setParameters(new URLSearchParams({ article: next }), {
        replace: true,
        preventScrollReset: true,
        state: completedAddress,
      });
    },
    [setParameters],
  );
  return (
    <>
      <title>Écrire une actualité – Quêtes &amp; Codes</title>
      <NewsPath isWithin />
      <PageTitle>Une actualité</PageTitle>
      <div className="mt-6">
        {article.isPending && <Skeleton lines={8} />}
        {article.isError && (
          <Alert tone="alerte" announce="polie">
            <p>{articleTroubleText(article.error)}</p>
            <Button variant="quiet" onClick={() => void article.refetch()}>
              Réessayer
            </Button>
          </Alert>
        )}
        {article.isSuccess && (
          <ArticleEditor
            key={opened ?? ''}
            snapshot={article.data}
            addImage={addImage}
            renderText={(blocs) => <ArticleText blocs={blocs} />}
            onSlug={onSlug}
            onGone={() => void navigate(paths.news())}
          />
        )}
      </div>
    </>
  );
}
