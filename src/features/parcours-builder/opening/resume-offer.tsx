import { Link } from 'react-router';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { OpeningPage } from './opening-page.tsx';

const dateTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
});

type ResumeOfferProps = { drafts: readonly Draft[]; onBegin: () => void };

/** What was begun here and is not published: to go on with, or to leave where it is. Nothing is overwritten. */
export function ResumeOffer({ drafts, onBegin }: ResumeOfferProps) {
  return (
    <OpeningPage
      title="Reprendre où vous en étiez ?"
      actions={
        <Button variant="secondary" onClick={onBegin}>
          Commencer un nouveau parcours
        </Button>
      }
    >
      <ul className="space-y-3">
        {drafts.map(({ id, parcours, updatedAt }) => {
          const count = parcours.etapes.length;
          const titre = parcours.titre.trim();
          return (
            <li key={id}>
              <Link
                to={paths.simple({ id })}
                className="group block rounded-carte border border-trait-fort bg-fond-carte px-5 py-4 text-texte no-underline hover:border-texte"
              >
                <span className="font-titre text-lg font-bold group-hover:underline">
                  Reprendre « {titre === '' ? 'Parcours sans titre' : titre} »
                </span>
                <span className="block text-texte-doux">
                  {parcours.commune === null ? '' : `${parcours.commune.nom} · `}
                  {count === 1 ? '1 étape' : `${count} étapes`} ·{' '}
                  {dateTime.format(updatedAt)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </OpeningPage>
  );
}
