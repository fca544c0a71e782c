import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import { readEquipe, watchEquipes } from '@/data/equipe/equipe-store.ts';
import {
  classementOf,
  groupeLabel,
  type Participation,
} from '@/domain/animation/groupe.ts';
import type { Mot } from '@/domain/animation/mot.ts';
import { timeZoneOf } from '@/domain/geo/time-zone.ts';
import type { Partie, PartieId } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { retention } from '@/domain/retention.ts';
import { siteName } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { heardMotWords, momentWords, resultWords } from './animation-words.ts';
import { noteEtat, noteMotLu, useFollowedEvenement, useFreed } from './groupe-session.ts';

function useParticipation(partieId: PartieId): Participation | undefined {
  const participation = useSyncExternalStore(
    watchEquipes,
    useCallback(() => readEquipe(partieId)?.participation, [partieId]),
  );
  useFollowedEvenement(partieId, participation?.animation);
  return participation;
}

type GroupeLineProps = { partie: Partie; contenu: Contenu };

const noMots: readonly Mot[] = [];

/** This phone's group, and the organiser's messages to it. Unlocks the party on the organiser's word. */
export function GroupeLine({ partie, contenu }: GroupeLineProps) {
  const participation = useParticipation(partie.id);
  useFreed(partie, contenu, participation?.mots ?? noMots);
  if (participation === undefined) return null;
  const { nom, groupe, etat } = participation;
  return (
    <section aria-label={t`Groupe`} className="space-y-2 pb-2 text-base">
      <p className="font-bold break-words">{`${groupeLabel(groupe)} · ${nom}`}</p>
      <Mots partieId={partie.id} participation={participation} contenu={contenu} />
      {(etat === 'rassemblement' || etat === 'fini') && (
        <Together participation={participation} />
      )}
    </section>
  );
}

function Together({ participation }: { participation: Participation }) {
  const { etat, genre, groupe, classement } = participation;
  const lines = classementOf(classement);
  const own = lines.find((line) => line.groupe === groupe);
  return (
    <Alert
      tone="info"
      announce="polie"
      title={etat === 'fini' ? overWords(genre) : t`Rassemblement\u00A0!`}
    >
      <p>
        {etat === 'fini'
          ? t`Votre partie reste sur ce téléphone\u00A0: vous pouvez la finir quand vous voulez.`
          : t`Revenez au point de rendez-vous. Rien de ce que vous avez trouvé n’est perdu.`}
      </p>
      {own !== undefined && <p className="font-bold">{resultWords(own, lines.length)}</p>}
      {lines.length > 1 && (
        <ol aria-label={t`Classement des groupes`}>
          {lines.map(({ groupe: letter, points, place }) => (
            <li key={letter}>
              {`${place}. ${groupeLabel(letter)}, ${plural(points, { one: '#\u00A0point', other: '#\u00A0points' })}`}
            </li>
          ))}
        </ol>
      )}
    </Alert>
  );
}

type MotsProps = {
  partieId: PartieId;
  participation: Participation;
  contenu: Contenu;
};

/** The organiser's messages: new ones visible, the others folded. No answer is required. */
function Mots({ partieId, participation, contenu }: MotsProps) {
  const { mots = noMots, motLuAt = 0, genre } = participation;
  const unread = mots.filter(({ at }) => at > motLuAt);
  const read = mots.filter(({ at }) => at <= motLuAt).toReversed();
  const zone = timeZoneOf(contenu.commune.departement);
  const [now] = useState(() => Date.now());
  const last = unread.at(-1);
  const lines = (shown: readonly Mot[]) =>
    shown.map((mot) => (
      <li key={mot.at}>
        <p className="break-words whitespace-pre-line">{heardMotWords(mot, contenu)}</p>
        <p className="text-texte-doux">{momentWords(mot.at, now, zone)}</p>
      </li>
    ));
  return (
    <>
      {last !== undefined && (
        <Alert tone="info" announce="polie" title={wordTitle(genre)}>
          <ul className="space-y-2">{lines(unread)}</ul>
          <Button
            variant="quiet"
            className="-ml-6"
            onClick={() => noteMotLu(partieId, last.at)}
          >
            {t`Compris`}
          </Button>
        </Alert>
      )}
      {read.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {t`Les mots reçus`}
          </summary>
          <ul className="space-y-2">{lines(read)}</ul>
          <p className="mt-2 text-texte-doux">
            <Trans>
              Un mot blessant ou déplacé{'\u202F'}? Montrez-le à un adulte, ou{' '}
              <Link to={paths.contact({ sujet: 'autre' })}>
                signalez-le à l’équipe du site
              </Link>
              {'\u00A0'}: elle peut le lire pendant trente jours.
            </Trans>
          </p>
        </details>
      )}
    </>
  );
}

function overWords(genre: Participation['genre']): string {
  return genre === 'classe'
    ? t`C’est la fin de la sortie`
    : t`C’est la fin de l’animation`;
}

function wordTitle(genre: Participation['genre']): string {
  return genre === 'classe' ? t`Un mot de la sortie` : t`Un mot de l’animation`;
}

type DepartWaitProps = {
  partieId: PartieId;
  contenu: Contenu;
  /** The members present, from the page. */
  children: ReactNode;
};

/** Screen of a group's phone until the start. */
export function DepartWait({ partieId, contenu, children }: DepartWaitProps) {
  const participation = useParticipation(partieId);
  if (participation === undefined) return null;
  const { nom, groupe } = participation;
  const label = groupeLabel(groupe);
  const days = retention.animationDays;
  return (
    <div className="flex-1 bg-fond px-4 py-8 text-lg sm:px-8">
      <title>{`${label} · ${siteName}`}</title>
      <div className="mx-auto max-w-2xl space-y-6">
        <PageTitle surtitre={nom} className="break-words">
          {label}
        </PageTitle>
        <p role="status">
          {t`Vous voici dans le groupe. La quête s’ouvre ici dès que le départ est donné.`}
        </p>
        <Mots partieId={partieId} participation={participation} contenu={contenu} />
        <p>
          {t`La personne qui organise voit où en est le groupe et ce qu’il répond\u00A0: le nom ${label}, jamais un prénom. Elle ne le voit plus ${days} jours après.`}
        </p>
        {children}
        <p className="text-base text-texte-doux">
          {t`Le départ est donné et rien ne bouge\u00A0? Sans réseau, le signal n’arrive pas.`}
        </p>
        <Button variant="secondary" onClick={() => noteEtat(partieId, 'cours')}>
          {t`Commencer sans attendre`}
        </Button>
      </div>
    </div>
  );
}
