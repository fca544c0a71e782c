import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { animationRepository } from '@/data/animation/animation-repository.ts';
import { animationQueries } from '@/data/animation/animation-queries.ts';
import { timeZoneOf } from '@/domain/geo/time-zone.ts';
import { groupesOf, pointsByGroupe } from '@/domain/animation/animation.ts';
import { groupeLabel, type EtatEvenement } from '@/domain/animation/groupe.ts';
import { codeEquipeFragment, formatCodeEquipe } from '@/domain/equipe/code-equipe.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { etatWords, failureWords, genreWords } from './animation-words.ts';
import { GroupeHelp } from './groupe-help.tsx';
import { GroupeList } from './groupe-list.tsx';
import { MotForm } from './mot-form.tsx';
import { Solutions } from './solutions.tsx';
import type { OpenAnimation } from './use-animation.ts';

/** An event for its organiser: its codes, the place of each group, and the next action. */
export function AnimationView({ open, uid }: { open: OpenAnimation; uid: string }) {
  const { animation, quete, avancees } = open;
  const { id, evenement } = animation;
  const { etat, genre } = evenement;
  const address = addressOf(quete.id);
  return (
    <div className="space-y-10">
      <Steps open={open} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink
          variant="secondary"
          to={paths.animation(address, { id, vue: 'ecran' })}
        >
          Classement en grand
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          to={paths.animation(address, { id, vue: 'feuilles' })}
        >
          Une feuille par groupe
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          to={paths.animation(address, { id, vue: 'reponses' })}
        >
          Les réponses
        </ButtonLink>
      </p>
      {etat !== 'fini' && <MotForm open={open} />}
      {etat !== 'fini' && <Codes open={open} />}
      <section aria-labelledby="groupes">
        <h2 id="groupes" className="mb-3 text-2xl">
          Où en sont les groupes
        </h2>
        <GroupeList
          avancees={avancees}
          contenu={quete.contenu}
          below={(avancee) =>
            etat !== 'fini' && <GroupeHelp animation={animation} avancee={avancee} />
          }
        />
        <p className="mt-3 text-base text-texte-doux">
          Un groupe sans réseau joue de son côté : ce qu’il a trouvé s’ajoute ici, étape
          par étape, quand le réseau revient. Un groupe qui quitte la sortie emporte ce
          qu’il a répondu.
        </p>
      </section>
      {genre === 'classe' && <Solutions uid={uid} quete={quete} />}
      <p className="text-base text-texte-doux">
        Téléphone perdu ou en panne{'\u202F'}? Cette page est liée à votre compte
        {'\u00A0'}: connectez-vous sur un autre appareil, ouvrez la quête, puis « Sortie
        de classe ou de groupe ». Elle y est parmi les « Déjà ouvertes ».
      </p>
      <Removal open={open} />
    </div>
  );
}

const explanations: Readonly<Record<EtatEvenement, string>> = {
  attente:
    'Les téléphones qui entrent attendent votre signal. Sans réseau, un groupe peut commencer de lui-même.',
  cours: 'Les groupes jouent. Aucun ne voit les réponses ni les points des autres.',
  rassemblement:
    'Chaque téléphone affiche « Rassemblement » et le classement. Ce qui est joué compte encore.',
  fini: 'Les codes sont fermés, le classement est donné. Gardez les réponses avant trente jours : ensuite, plus personne ne les lit, et tout s’efface.',
};

function Failure({ error }: { error: Error | null }) {
  return error === null ? null : <p role="alert">{failureWords(error)}</p>;
}

function Steps({ open }: { open: OpenAnimation }) {
  const { animation, avancees } = open;
  const { etat, genre, uid, queteId } = animation.evenement;
  const [isEnding, setIsEnding] = useState(false);
  const services = useFirebase();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (next: EtatEvenement) =>
      animationRepository(services).changeEtat(animation, next, pointsByGroupe(avancees)),
    onSettled: () =>
      client.invalidateQueries(animationQueries.own(services, uid, queteId)),
  });
  const goTo = (next: EtatEvenement) =>
    change.mutate(next, { onSuccess: () => setIsEnding(false) });
  return (
    <section aria-label="Déroulement" className="space-y-4">
      <StatusLine className="text-xl font-bold text-texte">{etatWords[etat]}</StatusLine>
      <p>{explanations[etat]}</p>
      <Failure error={change.error} />
      <div className="flex flex-wrap gap-3">
        {etat === 'attente' && (
          <Button size="large" pending={change.isPending} onClick={() => goTo('cours')}>
            Donner le départ
          </Button>
        )}
        {etat === 'cours' && (
          <Button
            size="large"
            pending={change.isPending}
            onClick={() => goTo('rassemblement')}
          >
            Rassemblement
          </Button>
        )}
        {etat === 'rassemblement' && (
          <Button
            variant="secondary"
            pending={change.isPending}
            onClick={() => goTo('cours')}
          >
            Reprendre le jeu
          </Button>
        )}
        {etat !== 'fini' && !isEnding && (
          <Button variant="secondary" onClick={() => setIsEnding(true)}>
            {`Terminer ${genreWords[genre].article}`}
          </Button>
        )}
      </div>
      {isEnding && etat !== 'fini' && (
        <Alert tone="attention" title="Terminer pour de bon ?">
          <p>Les codes ne laissent plus entrer personne. Les parties restent.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button pending={change.isPending} onClick={() => goTo('fini')}>
              Terminer
            </Button>
            <Button variant="quiet" onClick={() => setIsEnding(false)}>
              Pas encore
            </Button>
          </div>
        </Alert>
      )}
    </section>
  );
}

function Codes({ open }: { open: OpenAnimation }) {
  const { animation, quete } = open;
  const { groupes, evenement } = animation;
  const [now] = useState(() => Date.now());
  const services = useFirebase();
  const renew = useMutation({
    mutationFn: () => animationRepository(services).renewCodes(animation),
  });
  const until = Math.min(
    ...groupesOf(evenement).map((groupe) => groupes[groupe]?.expireAt ?? 0),
  );
  const depart = window.location.origin + paths.depart(addressOf(quete.id));
  const zone = timeZoneOf(quete.contenu.commune.departement);
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="mb-3 text-2xl">
        Un code par groupe
      </h2>
      {until <= now ? (
        <p>
          Ces codes ne servent plus. Donnez-en d’autres{'\u00A0'}: ce qui est déjà joué
          reste.
        </p>
      ) : (
        <>
          <p className="mb-4">
            Chaque groupe scanne le sien, ou ouvre la quête, puis « La garder avant de
            partir », « Rejoindre une équipe ». Ni compte, ni nom.
          </p>
          <ul className="grid gap-4 sm:grid-cols-2">
            {groupesOf(evenement).map((groupe) => {
              const codeEquipe = groupes[groupe]?.codeEquipe ?? '';
              return (
                <li
                  key={groupe}
                  className="rounded-carte border border-trait bg-fond-carte p-4 text-center"
                >
                  <h3 className="text-xl font-bold">{groupeLabel(groupe)}</h3>
                  <QrDrawing
                    text={depart + codeEquipeFragment(codeEquipe)}
                    label={`QR code du groupe ${groupe.toUpperCase()}`}
                    className="mx-auto my-3 w-full max-w-48 rounded-carte"
                  />
                  <p className="text-2xl font-bold tracking-wider">
                    {formatCodeEquipe(codeEquipe)}
                  </p>
                </li>
              );
            })}
          </ul>
          <p className="mt-3 text-base text-texte-doux">
            {`Ces codes valent jusqu’au ${formatDate(until, zone)} à ${formatHeure(until, zone)}.`}
          </p>
        </>
      )}
      <Failure error={renew.error} />
      <Button
        variant="secondary"
        className="mt-4"
        pending={renew.isPending}
        onClick={() => renew.mutate()}
      >
        Donner d’autres codes
      </Button>
    </section>
  );
}

function Removal({ open }: { open: OpenAnimation }) {
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const { etat, genre, uid, queteId } = open.animation.evenement;
  const services = useFirebase();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => animationRepository(services).remove(open.animation.id),
    onSettled: () =>
      client.invalidateQueries(animationQueries.own(services, uid, queteId)),
  });
  const removeAndLeave = () =>
    remove.mutate(undefined, {
      onSuccess: () => void navigate(paths.animation(addressOf(open.quete.id))),
    });
  if (etat === 'cours' || etat === 'rassemblement') return null;
  return (
    <section aria-label="Suppression" className="border-t border-trait pt-5">
      <Failure error={remove.error} />
      {isAsked ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" pending={remove.isPending} onClick={removeAndLeave}>
            Supprimer pour de bon
          </Button>
          <Button variant="quiet" onClick={() => setIsAsked(false)}>
            Garder
          </Button>
        </div>
      ) : (
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          {`Supprimer ${genreWords[genre].article}`}
        </Button>
      )}
    </section>
  );
}
