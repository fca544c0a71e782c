import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sagaQueries, useSagas } from '@/data/saga/saga-queries.ts';
import { SagaTakenError } from '@/data/saga/saga-taken-error.ts';
import { sagaRepository, type NewSaga } from '@/data/saga/saga-repository.ts';
import { slugify } from '@/domain/commune/slug.ts';
import { limits } from '@/domain/limits.ts';
import { isSagaSlug, sagaPartLeast, sagaPartMost } from '@/domain/saga/part.ts';
import { formatSiren } from '@/domain/territoire/territoire.ts';
import { typedText } from '@/domain/typed-field.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { sagaDeskPath, type SagaDesk, etatWords } from './saga-desk.ts';

const creationSchema = z.object({
  titre: typedText({
    max: limits.titre.max,
    min: limits.titre.min,
    missing: 'Donnez-lui un titre.',
  }),
  seuil: z
    .string()
    .check(
      z.refine(
        (typed) =>
          /^\d{1,2}$/.test(typed.trim()) &&
          Number(typed) >= sagaPartLeast &&
          Number(typed) <= sagaPartMost,
        `Un nombre de ${sagaPartLeast} à ${sagaPartMost}.`,
      ),
    ),
});

/** Every saga, or those of a territory, and a button to begin one. */
export function SagaList({ desk }: { desk: SagaDesk }) {
  const { territoire } = desk;
  const { data: sagas } = useSagas(territoire?.id ?? null);
  return (
    <div className="space-y-10">
      <PageTitle
        surtitre={
          territoire !== null && (
            <Link to={paths.territoireDesk({ siren: territoire.id })}>
              {territoire.nom}
            </Link>
          )
        }
        chapeau={
          'Des quêtes qui se répondent\u00A0: chacune donne un signe, assez de signes ouvrent une fin qui n’est dans aucun catalogue.'
        }
      >
        Les sagas
      </PageTitle>
      {sagas.length === 0 ? (
        <p>Aucune pour l’instant.</p>
      ) : (
        <ul className="divide-y divide-trait border-y border-trait">
          {sagas.map(({ slug, etat, saga, territoire: siren }) => (
            <li
              key={slug}
              className="flex flex-wrap items-center justify-between gap-x-6 py-2"
            >
              <Link
                to={sagaDeskPath(desk, { saga: slug })}
                className="inline-flex min-h-11 items-center font-bold wrap-break-word"
              >
                {typographie(saga.titre)}
              </Link>
              <span className="text-texte-doux">
                {territoire === null &&
                  siren !== '' &&
                  `Territoire ${formatSiren(siren)} · `}
                {`${etatWords[etat]} · ${formatCount(saga.etapes.length, 'quête', 'quêtes')}, ${saga.seuil} pour finir`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!desk.isTeam && (
        <p className="max-w-mesure">
          Vous l’écrivez, avec les quêtes de vos communes. L’équipe la relit et la met en
          ligne.
        </p>
      )}
      <NewSaga desk={desk} />
    </div>
  );
}

function NewSaga({ desk }: { desk: SagaDesk }) {
  const navigate = useNavigate();
  const services = useFirebase();
  const client = useQueryClient();
  const creation = useMutation({
    mutationFn: (saga: NewSaga) => sagaRepository(services).create(saga),
    onSuccess: () => client.invalidateQueries(sagaQueries.all),
  });
  const form = useForm({
    id: 'nouvelle-saga',
    schema: creationSchema,
    values: { titre: '', seuil: '' },
  });
  return (
    <section aria-labelledby="commencer">
      <h2 id="commencer" className="text-2xl">
        Commencer une saga
      </h2>
      <Form
        form={form}
        send={async ({ titre, seuil }) => {
          const slug = slugify(titre);
          if (!isSagaSlug(slug)) throw new SagaTakenError(`${titre} makes no address.`);
          await creation.mutateAsync({
            ...{ slug, titre, seuil: Number(seuil) },
            territoire: desk.territoire?.id ?? '',
          });
          return slug;
        }}
        onSent={(slug) => void navigate(sagaDeskPath(desk, { saga: slug }))}
        refusal={(error) =>
          error instanceof SagaTakenError
            ? { field: 'titre' as const, message: 'Une autre saga a déjà cette adresse.' }
            : { message: errorMessage(error) }
        }
        className="mt-4 max-w-mesure space-y-4"
      >
        <Field label="Titre" maxCount={limits.titre.max} {...form.field('titre')} />
        <Field
          label="Combien de signes ouvrent la fin"
          hint={
            'Moins que le nombre de quêtes\u00A0: si l’une d’elles ferme, la fin reste possible. Ce nombre ne changera plus.'
          }
          inputMode="numeric"
          autoComplete="off"
          {...form.field('seuil')}
        />
        <Button type="submit" pending={form.isPending}>
          {form.isPending ? 'Un instant…' : 'Commencer'}
        </Button>
      </Form>
    </section>
  );
}
