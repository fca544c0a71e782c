import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';

type ArticleConflictProps = {
  theirs: ArticleSnapshot;
  onMine: () => void;
  onTheirs: () => void;
};

/** A concurrent save: the other text, and the choice between the two. Nothing is lost before the choice. */
export function ArticleConflict({ theirs, onMine, onTheirs }: ArticleConflictProps) {
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
