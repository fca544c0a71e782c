import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import {
  animationQueries,
  useMayOpenEvents,
} from '@/data/animation/animation-queries.ts';
import {
  animationRepository,
  type NewAnimation as NewAnimationWords,
} from '@/data/animation/animation-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { animationSchema } from '@/domain/animation/animation-schema.ts';
import {
  groupeLimits,
  nomLimits,
  type Evenement,
  outingDays,
} from '@/domain/animation/animation.ts';
import { isInOrder } from '@/domain/partie/chemin.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { etatWords, failureWords, genreWords } from './animation-words.ts';

type NewAnimationProps = {
  quete: Quete;
  /** Number of groups on the class sheet; null without one. */
  groupes: string | null;
  uid: string;
  isAdmin: boolean;
};

/** Number of groups of a class outing: the sheet's, else four. */
function groupeCountOf(groupes: string | null): string {
  const { min, max } = groupeLimits.classe;
  if (groupes === null || !/^\d{1,2}$/.test(groupes)) return '4';
  return String(Math.min(max, Math.max(min, Number(groupes))));
}

type Genre = Evenement['genre'];

/** Opens a class trip or an event on a quête, or resumes one. */
export function NewAnimation({ quete, groupes, uid, isAdmin }: NewAnimationProps) {
  const navigate = useNavigate();
  const services = useFirebase();
  // If unknown, the event of a class can still be opened.
  const desk = useMayOpenEvents(uid, quete.contenu.commune.insee);
  const mayAnimate = isAdmin || desk.data === true;
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: (animation: NewAnimationWords) =>
      animationRepository(services).create(uid, quete, animation),
    // Not awaited: without network the list takes as long again to fail.
    onSettled: () =>
      void client.invalidateQueries(animationQueries.own(services, uid, quete.id)),
  });
  const address = addressOf(quete.id);
  const form = useForm({
    schema: animationSchema,
    waitsAs: 'sortie',
    values: { genre: 'classe', nom: '', groupeCount: groupeCountOf(groupes), jour: '' },
    leaves: true,
  });
  const genre = useTyped(form, 'genre');
  const { min, max } = groupeLimits[genre];
  const isTooMany = genre === 'classe' && Number(groupes) > max;

  return (
    <>
      <Form
        form={form}
        send={create.mutateAsync}
        onSent={(id) => void navigate(paths.animation(address, { id }))}
        refusal={(error) => ({ message: failureWords(error) })}
        className="space-y-5"
      >
        {mayAnimate && (
          <RadioGroup<Genre>
            legend="Qu’ouvrez-vous ?"
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
            {...form.field('genre', ['groupeCount'])}
          />
        )}
        <Field
          label="Son nom"
          hint="Les groupes le verront : « La 6e B au lavoir ». N’y mettez le nom de personne."
          maxLength={nomLimits.max}
          autoComplete="off"
          {...form.field('nom')}
        />
        <Field
          as="number"
          inputMode="numeric"
          label="Nombre de groupes"
          hint={`De ${min} à ${max}, de A à ${max === 6 ? 'F' : 'L'}. ${
            isInOrder(quete.contenu)
              ? 'Chacun commence à une autre étape ; tous finissent à la dernière.'
              : 'Tous commencent à la première étape.'
          }`}
          {...form.field('groupeCount')}
        />
        {isTooMany && (
          <p>{`Votre feuille a ${groupes} groupes\u00A0: au-delà de ${max}, ouvrez une seconde sortie.`}</p>
        )}
        <Field
          type="date"
          label="Jour de la sortie (facultatif)"
          hint={`Le dernier jour, si elle en dure plusieurs. Les codes et les feuilles servent jusqu’au lendemain de ce jour, dans les ${outingDays} jours. Sans jour, 24 heures.`}
          {...form.field('jour')}
        />
        <Button type="submit" wide pending={form.isPending}>
          {form.isPending ? 'Les codes se préparent…' : 'Ouvrir et donner les codes'}
        </Button>
      </Form>
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
