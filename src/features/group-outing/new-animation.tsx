import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  animationMutations,
  animationQueries,
} from '@/data/animation/animation-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { groupeLimits, nomLimits, type Evenement } from '@/domain/animation/animation.ts';
import { isInOrder } from '@/domain/partie/chemin.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/radio-group.tsx';
import { etatWords, failureWords, genreWords } from './animation-words.ts';

type NewAnimationProps = { quete: Quete; uid: string; isAdmin: boolean };

type Genre = Evenement['genre'];

function nomError(nom: string): string | undefined {
  const { length } = nom.trim();
  return length >= nomLimits.min && length <= nomLimits.max
    ? undefined
    : `De ${nomLimits.min} à ${nomLimits.max} caractères.`;
}

function countError(typed: string, genre: Genre): string | undefined {
  const { min, max } = groupeLimits[genre];
  const count = Number(typed);
  return /^\d{1,2}$/.test(typed.trim()) && count >= min && count <= max
    ? undefined
    : `Un nombre entier, de ${min} à ${max}.`;
}

/** Opens a class trip or an event on a quête, or goes back to one. */
export function NewAnimation({ quete, uid, isAdmin }: NewAnimationProps) {
  const navigate = useNavigate();
  const services = useFirebase();
  // Where it cannot be known, the event of a class can still be opened.
  const desk = useQuery(
    animationQueries.mayOpen(services, uid, quete.contenu.commune.insee),
  );
  const mayAnimate = isAdmin || desk.data === true;
  const [genre, setGenre] = useState<Genre>('classe');
  const [nom, setNom] = useState('');
  const [count, setCount] = useState('4');
  const [isAsked, setIsAsked] = useState(false);
  const create = useMutation(animationMutations.create(services, uid, quete));
  const address = addressOf(quete.id);
  const { max } = groupeLimits[genre];

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setIsAsked(true);
    const isWrong = nomError(nom) !== undefined || countError(count, genre) !== undefined;
    if (isWrong || create.isPending) return;
    create.mutate(
      { genre, nom: nom.trim(), groupeCount: Number(count) },
      { onSuccess: (id) => void navigate(paths.animation(address, { id })) },
    );
  }

  return (
    <>
      <form className="space-y-5" onSubmit={submit} noValidate>
        {mayAnimate && (
          <RadioGroup<Genre>
            legend="Qu’ouvrez-vous ?"
            value={genre}
            onValueChange={setGenre}
            options={[
              {
                value: 'classe',
                label: 'Une sortie de classe',
                hint: 'Six groupes au plus.',
              },
              {
                value: 'animation',
                label: 'Une animation de la mairie',
                hint: 'Douze groupes au plus, pour une fête ou un rallye.',
              },
            ]}
          />
        )}
        <Field
          label="Son nom"
          hint="Les groupes le verront : « La 6e B au lavoir ». N’y mettez le nom de personne."
          value={nom}
          maxLength={nomLimits.max}
          autoComplete="off"
          error={isAsked ? nomError(nom) : undefined}
          onChange={(event) => setNom(event.currentTarget.value)}
        />
        <Field
          as="number"
          inputMode="numeric"
          label="Nombre de groupes"
          hint={`De ${groupeLimits[genre].min} à ${max}, de A à ${max === 6 ? 'F' : 'L'}. ${
            isInOrder(quete.contenu)
              ? 'Chacun commence à une autre étape ; tous finissent à la dernière.'
              : 'Tous commencent à la première étape.'
          }`}
          value={count}
          error={isAsked ? countError(count, genre) : undefined}
          onChange={(event) => setCount(event.currentTarget.value)}
        />
        {create.isError && <p role="alert">{failureWords(create.error)}</p>}
        <Button type="submit" wide aria-disabled={create.isPending}>
          {create.isPending ? 'Les codes se préparent…' : 'Ouvrir et donner les codes'}
        </Button>
      </form>
      <OwnAnimations uid={uid} quete={quete} />
    </>
  );
}

function OwnAnimations({ uid, quete }: Pick<NewAnimationProps, 'uid' | 'quete'>) {
  const { id: queteId } = quete;
  const own = useQuery(animationQueries.own(useFirebase(), uid, queteId));
  if (own.isError) {
    return (
      <div className="space-y-3">
        <p role="alert">{`Vos groupes déjà ouverts ne s’affichent pas. ${failureWords(own.error)}`}</p>
        <Button variant="secondary" onClick={() => void own.refetch()}>
          Réessayer
        </Button>
      </div>
    );
  }
  if (own.data === undefined || own.data.length === 0) return null;
  return (
    <section aria-labelledby="ouvertes">
      <h2 id="ouvertes" className="mb-3 text-2xl">
        Déjà ouvertes
      </h2>
      <ul className="space-y-2">
        {own.data.map(({ id, evenement: { nom, genre, etat, at } }) => (
          <li key={id}>
            <Link
              to={paths.animation(addressOf(queteId), { id })}
              className="inline-flex min-h-11 items-center font-bold break-words"
            >
              {nom}
            </Link>
            <span className="block text-base text-texte-doux">
              {`${genreWords[genre].nom} · ${etatWords[etat].toLowerCase()} · ${formatDate(at)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
