import { useState } from 'react';
import { Link } from 'react-router';
import { isUnsaved, type Draft } from '@/data/parcours/draft-repository.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';

const dateTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
});

function titleOf({ parcours }: Draft): string {
  const titre = parcours.titre.trim();
  return titre === '' ? 'Parcours sans titre' : titre;
}

type ResumeOfferProps = {
  drafts: readonly Draft[];
  hrefOf: (id: ParcoursId) => string;
  onBegin: () => void;
  onForget: (draft: Draft) => void;
};

/** Unpublished drafts of this device: resume or leave. Nothing is overwritten. */
export function ResumeOffer({ drafts, hrefOf, onBegin, onForget }: ResumeOfferProps) {
  const [asked, setAsked] = useState<Draft | null>(null);
  // Online text stays there: only text stored nowhere else needs a confirmation.
  const forget = (draft: Draft) => {
    if (isUnsaved(draft)) setAsked(draft);
    else onForget(draft);
  };
  return (
    <OpeningPage
      title="Reprendre où vous en étiez ?"
      actions={
        <Button variant="secondary" onClick={onBegin}>
          Commencer un nouveau parcours
        </Button>
      }
    >
      <ul className="space-y-4">
        {drafts.map((draft) => (
          <DraftOffer
            key={draft.id}
            draft={draft}
            href={hrefOf(draft.id)}
            onForget={() => forget(draft)}
          />
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title="Effacer ce brouillon ?"
          act="Effacer"
          leave="Garder"
          onConfirm={() => {
            onForget(asked);
            setAsked(null);
          }}
          onLeave={() => setAsked(null)}
        >
          <p>
            « {titleOf(asked)} » contient un texte qui n’est nulle part ailleurs. Une fois
            effacé, il ne revient pas.
          </p>
        </ConfirmDialog>
      )}
    </OpeningPage>
  );
}

type DraftOfferProps = { draft: Draft; href: string; onForget: () => void };

function DraftOffer({ draft, href, onForget }: DraftOfferProps) {
  const { parcours, updatedAt } = draft;
  const title = titleOf(draft);
  const count = parcours.etapes.length;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-carte border border-trait bg-fond-carte px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <Link
          to={href}
          className="inline-flex min-h-11 items-center font-titre text-lg font-bold"
        >
          Reprendre « {title} »
        </Link>
        <p className="text-texte-doux">
          {parcours.commune === null ? '' : `${parcours.commune.nom} · `}
          {count === 1 ? '1 étape' : `${count} étapes`} · {dateTime.format(updatedAt)}
        </p>
      </div>
      <Button variant="quiet" className="-mx-6" onClick={onForget}>
        Retirer de la liste<span className="sr-only"> « {title} »</span>
      </Button>
    </li>
  );
}
