import { useEffect, useState, useDeferredValue, useMemo } from 'react';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { readingMinutes } from '@/domain/actualite/actualite.ts';
import {
  articleOverflows,
  articleSlugOf,
  type ArticleProblem,
} from '@/domain/actualite/article-draft.ts';
import {
  readArticleTexte,
  type ArticleLecture,
} from '@/domain/actualite/article-markdown.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { ErrorSummary } from '@/ui/error-summary.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Tabs, tabIdOf, tabPanelIdOf } from '@/ui/choices/tabs.tsx';
import type { AddArticleImage } from './add-article-image.ts';
import { ArticlePreview, type RenderArticleText } from './article-preview.tsx';
import { ArticleFields } from './article-fields.tsx';
import {
  articleProblemText,
  articleStatusText,
  articleTroubleText,
} from './article-words.ts';
import { PublicationPanel } from './publication-panel.tsx';
import { useArticlePublication } from './use-article-publication.ts';
import { useArticleWriting } from './use-article-writing.ts';

type ArticleEditorProps = {
  /** The online version; null for a new one. */
  snapshot: ArticleSnapshot | null;
  addImage: AddArticleImage;
  renderText: RenderArticleText;
  /** Called with its first or its changed address. */
  onSlug: (slug: string) => void;
  /** It was deleted. */
  onGone: () => void;
};

const fieldIds: Readonly<Record<ArticleProblem['champ'], string>> = {
  titre: 'article-titre',
  resume: 'article-resume',
  texte: 'article-texte',
  adresse: 'article-adresse',
};

type Vue = 'texte' | 'apercu';

type ArticleConflictProps = {
  theirs: ArticleSnapshot;
  onMine: () => void;
  onTheirs: () => void;
};

/** A concurrent save: the other text, and the choice between both. Nothing is lost before the choice. */
function ArticleConflict({ theirs, onMine, onTheirs }: ArticleConflictProps) {
  const { draft, updatedAt } = theirs;
  return (
    <Alert
      tone="attention"
      announce="immediate"
      title="Quelqu’un d’autre a changé cet article entre-temps"
    >
      <p>
        {`Sa version est du ${formatDate(updatedAt)} à\u00A0${formatHeure(updatedAt)}. La vôtre est gardée ici, dans les champs. Choisissez celle qui reste.`}
      </p>
      <details className="mt-3">
        <summary className="cursor-pointer font-bold">Lire l’autre version</summary>
        <p className="mt-2 font-bold">{draft.titre}</p>
        <p className="mt-1">{draft.resume}</p>
        <p className="mt-2 max-h-64 overflow-y-auto whitespace-pre-wrap">{draft.texte}</p>
      </details>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onMine}>Garder la mienne</Button>
        <Button variant="secondary" onClick={onTheirs}>
          Prendre l’autre
        </Button>
      </div>
    </Alert>
  );
}

/** The blocks of a text as readers will see them, a moment behind the typing. */
function useLecture(texte: string): ArticleLecture {
  const settled = useDeferredValue(texte);
  return useMemo(() => readArticleTexte(settled), [settled]);
}

/** One article: its text and fields, the preview beside them, its publication below. */
export function ArticleEditor({
  snapshot,
  addImage,
  renderText,
  onSlug,
  onGone,
}: ArticleEditorProps) {
  const writing = useArticleWriting(snapshot);
  const { draft, status, conflict, save, snapshot: article } = writing;
  const lecture = useLecture(draft.texte);
  const [vue, setVue] = useState<Vue>('texte');
  const [openedAt] = useState(() => Date.now());
  const slug = article?.slug ?? null;

  // The address names the article: a reload opens it again.
  useEffect(() => {
    if (slug !== null && slug !== snapshot?.slug) onSlug(slug);
  }, [slug, snapshot?.slug, onSlug]);

  const isPublished = article?.etat === 'publie';
  const isChanged = status === 'appareil' || status === 'nulle-part';
  const canSave =
    isChanged &&
    conflict === null &&
    articleSlugOf(draft.titre) !== '' &&
    articleOverflows(draft).length === 0;
  const publication = useArticlePublication({ writing, lecture, onGone });
  const { errorOf } = publication;

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <StatusLine>
          {articleStatusText(status, { isPublished, savedAt: article?.updatedAt ?? 0 })}
        </StatusLine>
        {!isPublished && (
          <Button
            variant="secondary"
            pending={save.isPending}
            aria-disabled={!canSave}
            onClick={() => {
              if (canSave) save.mutate();
            }}
          >
            Enregistrer le brouillon
          </Button>
        )}
      </div>
      {save.isError && (
        <Alert tone="attention" announce="polie">
          <p>{articleTroubleText(save.error)}</p>
        </Alert>
      )}
      {conflict !== null && (
        <ArticleConflict
          theirs={conflict}
          onMine={writing.keepMine}
          onTheirs={writing.takeTheirs}
        />
      )}
      <ErrorSummary
        attempt={publication.attempt}
        problems={publication.problems.map((problem) => ({
          fieldId: fieldIds[problem.champ],
          message: articleProblemText(problem),
        }))}
      />
      <Tabs<Vue>
        label="Vues de l’article"
        className="lg:hidden"
        value={vue}
        onValueChange={setVue}
        tabs={[
          { id: 'texte', label: 'Écrire' },
          { id: 'apercu', label: 'Aperçu' },
        ]}
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <div
          id={tabPanelIdOf('texte')}
          role="tabpanel"
          aria-labelledby={tabIdOf('texte')}
          className={vue === 'texte' ? '' : 'max-lg:hidden'}
        >
          <ArticleFields
            draft={draft}
            onChange={writing.change}
            errorOf={errorOf}
            fieldIds={fieldIds}
            addImage={addImage}
          />
        </div>
        <section
          id={tabPanelIdOf('apercu')}
          role="tabpanel"
          aria-labelledby={tabIdOf('apercu')}
          className={vue === 'apercu' ? '' : 'max-lg:hidden'}
        >
          <div className="rounded-carte border border-trait px-5 py-6">
            <ArticlePreview
              renderText={renderText}
              article={{
                slug: slug ?? 'apercu',
                titre: draft.titre,
                resume: draft.resume,
                rubrique: draft.rubrique,
                encre: draft.encre,
                publieLe: article?.publieLe ?? openedAt,
                minutes: readingMinutes(lecture.blocs),
                blocs: lecture.blocs,
              }}
            />
          </div>
        </section>
      </div>
      <StatusLine className="font-bold">{publication.said}</StatusLine>
      {publication.trouble !== '' && (
        <Alert tone="alerte" announce="immediate">
          <p>{publication.trouble}</p>
        </Alert>
      )}
      <PublicationPanel
        key={`${article?.slug ?? ''} ${article?.etat ?? ''} ${String(article?.publieLe)}`}
        article={article}
        titre={draft.titre}
        isChanged={isChanged}
        isBusy={publication.isBusy || save.isPending}
        onTry={publication.judge}
        onPublish={publication.publish}
        onWithdraw={publication.withdraw}
        onDelete={publication.remove}
      />
    </div>
  );
}
