import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { articleDeskRepository } from '@/data/actualite/article-desk-repository.ts';
import {
  dropKeptArticle,
  keepArticle,
  newArticleKey,
  readKeptArticle,
} from '@/data/actualite/article-device-store.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Services } from '@/data/firebase/services.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { readingMinutes } from '@/domain/actualite/actualite.ts';
import type { ArticleProblem } from '@/domain/actualite/article-draft.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { ErrorSummary } from '@/ui/error-summary.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Tabs, tabIdOf, tabPanelIdOf } from '@/ui/choices/tabs.tsx';
import type { AddArticleImage } from './add-article-image.ts';
import { ArticleConflict } from './article-conflict.tsx';
import { ArticlePreview, type RenderArticleText } from './article-preview.tsx';
import { ArticleFields } from './article-fields.tsx';
import {
  articleProblemText,
  articleStatusText,
  articleTroubleText,
} from './article-words.ts';
import { createArticleWriting, type ArticlePorts } from './article-writing.ts';
import { PublicationPanel } from './publication-panel.tsx';
import { useArticlePublication } from './use-article-publication.ts';
import { useLecture } from './use-lecture.ts';

function portsOf(services: Services): ArticlePorts {
  return {
    ...articleDeskRepository(services),
    keep: keepArticle,
    drop: dropKeptArticle,
    operationId: createOperationId,
    now: Date.now,
  };
}

type ArticleEditorProps = {
  /** As it stands online; null for a new one. */
  snapshot: ArticleSnapshot | null;
  addImage: AddArticleImage;
  renderText: RenderArticleText;
  /** It has an address now, or another one. */
  onSlug: (slug: string) => void;
  /** It was deleted. */
  onGone: () => void;
};

const fieldIds: Readonly<Record<ArticleProblem['champ'], string>> = {
  titre: 'article-titre',
  resume: 'article-resume',
  texte: 'article-texte',
  adresse: 'article-adresse',
  date: 'article-jour',
};

function useArticleWriting(snapshot: ArticleSnapshot | null) {
  const services = useFirebase();
  const [writing] = useState(() =>
    createArticleWriting(
      { snapshot, kept: readKeptArticle(snapshot?.slug ?? newArticleKey) },
      portsOf(services),
    ),
  );
  const state = useSyncExternalStore(writing.subscribe, writing.getState);
  const isNowhere = state.status.type === 'nulle-part';

  // What waits is sent when the network returns, and nothing is once the page is left.
  useEffect(() => {
    const send = () => void writing.send();
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
      writing.stop();
    };
  }, [writing]);

  // Only then is something lost by leaving.
  useEffect(() => {
    if (!isNowhere) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNowhere]);

  return { writing, state };
}

type Vue = 'texte' | 'apercu';

/** One article: its text and its fields, what readers will see beside them, and its publication below. */
export function ArticleEditor({
  snapshot,
  addImage,
  renderText,
  onSlug,
  onGone,
}: ArticleEditorProps) {
  const { writing, state } = useArticleWriting(snapshot);
  const { draft, status, conflict } = state;
  const article = state.snapshot;
  const lecture = useLecture(draft.texte);
  const [vue, setVue] = useState<Vue>('texte');
  const [openedAt] = useState(() => Date.now());
  const slug = article?.slug ?? null;

  // The address names what is written: a reload opens it again.
  useEffect(() => {
    if (slug !== null && slug !== snapshot?.slug) onSlug(slug);
  }, [slug, snapshot?.slug, onSlug]);

  const isPublished = article?.etat === 'publie';
  const serious = 'trouble' in status && status.trouble !== null ? status.trouble : null;
  const publication = useArticlePublication({ writing, state, lecture, onGone });
  const { errorOf } = publication;

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <StatusLine>{articleStatusText(status, isPublished)}</StatusLine>
      </div>
      {serious !== null && (
        <Alert tone="attention" announce="polie">
          <p>{articleTroubleText(serious)}</p>
          <Button variant="quiet" onClick={() => void writing.send()}>
            Réessayer
          </Button>
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
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
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
        isChanged={status.type === 'appareil' || status.type === 'nulle-part'}
        isBusy={publication.isBusy}
        now={Date.now}
        onTry={publication.judge}
        onPublish={publication.publish}
        onWithdraw={publication.withdraw}
        onDelete={publication.remove}
      />
    </div>
  );
}
