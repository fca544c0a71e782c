import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sagaQueries, useSaga } from '@/data/saga/saga-queries.ts';
import type { SagaEcrite, SagaSave } from '@/data/saga/saga-repository.ts';
import { sagaRepository } from '@/data/saga/saga-repository.ts';
import { tableauQueries } from '@/data/tableau/tableau-queries.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { priveeRepository } from '@/data/privee/privee-repository.ts';
import { limits } from '@/domain/limits.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { UnpublishableError } from '@/domain/quete/publication.ts';
import { checkSaga, estBloquant, sagaEtats } from '@/domain/saga/equipe.ts';
import { motFinalMax, type Saga } from '@/domain/saga/saga.ts';
import { typedText } from '@/domain/typed-field.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm, type FormField } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { sagaDeskPath, type SagaDesk, etatWords, problemWords } from './saga-desk.ts';
import { SagaParts } from './saga-parts.tsx';

/** A saga in the editor of the team, or of its territory. */
export function SagaEditor({ slug, desk }: { slug: string; desk: SagaDesk }) {
  const services = useFirebase();
  const { data: base } = useSaga(slug);
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (save: SagaSave) => sagaRepository(services).save(save),
    onSuccess: () => client.invalidateQueries(sagaQueries.all),
  });
  if (!desk.isTeam && base.etat !== 'brouillon') {
    return <HandedIn base={base} desk={desk} />;
  }
  return (
    <>
      <Writing key={base.revision} base={base} desk={desk} onSave={saving.mutateAsync} />
      <StatusLine className="mt-4">{saving.isSuccess && 'Enregistré.'}</StatusLine>
    </>
  );
}

type Etats = Parameters<typeof checkSaga>[0]['etats'];
const noStates: Etats = new Map();

/** The territory's view of a saga that the team has published, or withdrawn. */
function HandedIn({
  base: { slug, etat, saga },
  desk,
}: {
  base: SagaEcrite;
  desk: SagaDesk;
}) {
  return (
    <div className="space-y-6">
      <PageTitle
        surtitre={<Link to={sagaDeskPath(desk)}>Les sagas</Link>}
        chapeau={`${etatWords[etat]} · ${saga.seuil} signes ouvrent la fin.`}
      >
        {typographie(saga.titre)}
      </PageTitle>
      <p className="max-w-mesure">
        L’équipe s’en occupe depuis qu’elle l’a mise en ligne. Pour y changer quelque
        chose, <Link to={paths.contact({ sujet: 'mairie' })}>écrivez-lui</Link>.
      </p>
      <p>
        <Link
          to={paths.saga({ slug })}
          className="inline-flex min-h-11 items-center font-bold"
        >
          Voir sa page
        </Link>
      </p>
      <ol className="divide-y divide-trait border-y border-trait">
        {saga.etapes.map(({ n, titre, communeNom, signe }) => (
          <li key={n} className="py-3">
            <span className="font-bold wrap-break-word">
              {`${n}. ${typographie(titre)}`}
            </span>
            <span className="block text-texte-doux">{`${communeNom} · signe ${signe}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Form fields of a saga, without its list of quêtes. Incomplete ones can be saved: `checkSaga` lists the gaps. */
const sagaFormSchema = z.object({
  titre: typedText({ max: limits.titre.max }),
  resume: typedText({ max: limits.resume.max }),
  /** The path of its picture; empty for a drawing. */
  image: z.string(),
  mot: typedText({ max: motFinalMax }),
  fin: z.enum(['quete', 'mot']),
  dernierParcoursId: z.string(),
  /** State after saving. */
  etat: z.enum(sagaEtats),
});

type WritingProps = {
  base: SagaEcrite;
  desk: SagaDesk;
  onSave: (save: SagaSave) => Promise<void>;
};

function Writing({ base, desk, onSave }: WritingProps) {
  const services = useFirebase();
  const { slug, etat } = base;
  const [etapes, setEtapes] = useState(base.saga.etapes);
  const states = useQuery({
    ...sagaQueries.states(
      services,
      etapes.map(({ queteId }) => queteId),
    ),
    // The known ones stay visible while one is added.
    placeholderData: keepPreviousData,
  });
  const last = useQuery(sagaQueries.last(services, base.saga.cle));
  const etats = states.data ?? noStates;
  const { titre, resume, mot, fin, image } = base.saga;
  const form = useForm({
    schema: sagaFormSchema,
    waitsAs: `saga-${slug}`,
    values: {
      ...{ titre, resume, mot, fin, etat, image: image?.path ?? '' },
      dernierParcoursId: base.dernierParcoursId,
    },
  });
  const typed = {
    titre: useTyped(form, 'titre'),
    mot: useTyped(form, 'mot'),
    fin: useTyped(form, 'fin'),
  };
  const cover = useTyped(form, 'image');
  const dernierParcoursId = useTyped(form, 'dernierParcoursId');
  const isRead = states.isSuccess && !states.isPlaceholderData && last.isSuccess;
  const saga = { ...base.saga, ...typed, etapes };
  const problems = isRead
    ? checkSaga({ slug, saga, dernierParcoursId, etats, derniere: last.data })
    : [];
  const blocking = problems.filter(estBloquant);
  return (
    <Form
      form={form}
      send={({ dernierParcoursId, etat: next, image: path, ...texts }) => {
        const cover = path === image?.path ? image : coverAt(etats, path);
        const saga = { ...base.saga, ...texts, image: cover, etapes };
        return onSave({
          base,
          saga: withFacts(saga, etats),
          dernierParcoursId,
          etat: next,
        });
      }}
      refusal={(error) => ({
        message:
          error instanceof AccessDeniedError
            ? 'Quelqu’un d’autre a enregistré cette saga, ou vous n’en avez plus le droit. Rechargez la page\u00A0: ce que vous avez écrit depuis est à refaire.'
            : errorMessage(error),
      })}
      className="space-y-10"
    >
      <PageTitle
        surtitre={<Link to={sagaDeskPath(desk)}>Les sagas</Link>}
        chapeau={`${etatWords[etat]} · ${saga.seuil} signes ouvrent la fin.`}
      >
        {typographie(titre)}
      </PageTitle>
      {base.premiereLe !== null && (
        <p>
          <Link
            to={paths.saga({ slug })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            Voir sa page
          </Link>
        </p>
      )}
      <div className="max-w-mesure space-y-4">
        <Field label="Titre" maxCount={limits.titre.max} {...form.field('titre')} />
        <Field
          as="textarea"
          rows={3}
          label="Résumé"
          maxCount={limits.resume.max}
          {...form.field('resume')}
        />
        <Field
          as="select"
          label="Couverture"
          hint="Celle d’une de ses quêtes."
          {...form.field('image')}
          // The covers load after the field.
          value={cover}
        >
          <option value="">Un dessin</option>
          {coversOf(etats).map((one) => (
            <option key={one.image.path} value={one.image.path}>
              {typographie(one.titre)}
            </option>
          ))}
        </Field>
      </div>
      <SagaParts
        slug={slug}
        desk={desk}
        etapes={etapes}
        etats={etats}
        isNew={base.premiereLe === null}
        onChange={setEtapes}
      />
      <section aria-labelledby="fin" className="max-w-mesure space-y-4">
        <h2 id="fin" className="text-2xl">
          Sa fin
        </h2>
        <Field
          as="textarea"
          rows={4}
          label="Le dernier mot"
          hint={
            'On le lit en ouvrant la fin. C’est une surprise, pas un secret\u00A0: qui sait lire les fichiers du site la trouve avant les autres.'
          }
          maxCount={motFinalMax}
          {...form.field('mot')}
        />
        <RadioGroup
          legend="Et ensuite"
          {...form.field('fin')}
          options={[
            { value: 'mot', label: 'Rien de plus' },
            { value: 'quete', label: 'Une dernière quête' },
          ]}
        />
        {saga.fin === 'quete' && !desk.isTeam && (
          <p>
            {last.data === true
              ? 'Une quête est en place derrière la clé.'
              : 'Un parcours qui n’est pas publié\u00A0: l’équipe le met en place derrière la clé. Dites-lui lequel.'}
          </p>
        )}
        {saga.fin === 'quete' && desk.isTeam && (
          <LastQuete
            cle={saga.cle}
            isThere={last.data === true}
            parcoursId={dernierParcoursId}
            field={form.field('dernierParcoursId')}
          />
        )}
      </section>
      <section aria-labelledby="controle">
        <h2 id="controle" className="text-2xl">
          Le contrôle
        </h2>
        {!isRead && <p className="mt-3">Lecture des quêtes…</p>}
        {(states.isError || last.isError) && (
          <p role="alert">Les quêtes ne se lisent pas. Le réseau manque peut-être.</p>
        )}
        {isRead && problems.length === 0 && <p className="mt-3">Tout est en ordre.</p>}
        {problems.length > 0 && (
          <Alert
            className="mt-3 max-w-mesure"
            tone={blocking.length > 0 ? 'attention' : 'info'}
            title={blocking.length > 0 ? 'À corriger' : 'Bon à savoir'}
          >
            <ul className="list-disc space-y-1 pl-5">
              {problems.map((problem, index) => (
                <li key={index}>{problemWords(problem)}</li>
              ))}
            </ul>
          </Alert>
        )}
      </section>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          pending={form.isPending}
          onClick={() => form.fill('etat', etat)}
        >
          Enregistrer
        </Button>
        {desk.isTeam && etat !== 'publiee' && (
          <Button
            type="submit"
            variant="secondary"
            pending={form.isPending}
            disabled={!isRead || blocking.length > 0}
            onClick={() => form.fill('etat', 'publiee')}
          >
            Mettre en ligne
          </Button>
        )}
        {desk.isTeam && etat === 'publiee' && (
          <Button
            type="submit"
            variant="secondary"
            pending={form.isPending}
            onClick={() => form.fill('etat', 'retiree')}
          >
            Retirer
          </Button>
        )}
      </div>
      {!desk.isTeam && (
        <p className="max-w-mesure">
          Elle est prête{'\u202F'}?{' '}
          <Link to={paths.contact({ sujet: 'mairie' })}>Dites-le à l’équipe</Link>, qui
          publie de nouveau ses quêtes et la met en ligne.
        </p>
      )}
    </Form>
  );
}

/** The saga with the present online state of its quêtes: a new version may have another title. */
function withFacts(saga: Saga, etats: Etats): Saga {
  return {
    ...saga,
    etapes: saga.etapes.map((etape) => {
      const known = etats.get(etape.queteId);
      if (known?.type !== 'publiee') return etape;
      const { titre, communeNom, position } = known;
      return { ...etape, titre, communeNom, position };
    }),
  };
}

function coversOf(etats: Etats) {
  return [...etats.values()].flatMap((etat) =>
    etat.type === 'publiee' && etat.image !== null
      ? [{ titre: etat.titre, image: etat.image }]
      : [],
  );
}

function coverAt(etats: Etats, path: string): Saga['image'] {
  return coversOf(etats).find(({ image }) => image.path === path)?.image ?? null;
}

type LastQueteProps = {
  cle: string;
  isThere: boolean;
  parcoursId: string;
  field: FormField;
};

/** The parcours of the last quête, and the button that locks it behind its key. */
function LastQuete({ cle, isThere, parcoursId, field }: LastQueteProps) {
  const services = useFirebase();
  const { data } = useQuery(tableauQueries.parcours(services));
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries(sagaQueries.last(services, cle));
  const keeping = useMutation({
    mutationFn: async (id: ParcoursId) => {
      const { load, readImage } = parcoursRepository(services);
      const snapshot = await load(id);
      await priveeRepository(services).keepLast(cle, { snapshot, readImage });
    },
    onSuccess,
  });
  const closing = useMutation({
    mutationFn: () => priveeRepository(services).judge(cle, 'fermee'),
    onSuccess,
  });
  const chosen = parcoursIdSchema.safeParse(parcoursId).data;
  return (
    <div className="space-y-3">
      <Field
        as="select"
        label="Le parcours de la dernière quête"
        hint={
          'Un parcours qui n’est pas publié\u00A0: sinon son adresse serait dans le catalogue.'
        }
        {...field}
        // The parcours load after the field.
        value={parcoursId}
      >
        <option value="">Choisir…</option>
        {(data?.lignes ?? [])
          .filter(({ id, publication }) => publication === null || id === parcoursId)
          .map(({ id, titre, communeNom }) => (
            <option key={id} value={id}>
              {`${typographie(titre)}, ${communeNom}`}
            </option>
          ))}
      </Field>
      <p>
        {isThere
          ? 'Une quête est en place derrière la clé.'
          : 'Rien n’est en place derrière la clé.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {chosen !== undefined && (
          <Button
            variant="secondary"
            pending={keeping.isPending}
            onClick={() => keeping.mutate(chosen)}
          >
            {isThere ? 'Mettre en place de nouveau' : 'Mettre en place'}
          </Button>
        )}
        {isThere && (
          <Button
            variant="quiet"
            pending={closing.isPending}
            onClick={() => closing.mutate()}
          >
            Fermer la dernière quête
          </Button>
        )}
      </div>
      {closing.isError && <p role="alert">{errorMessage(closing.error)}</p>}
      {keeping.isError && (
        <p role="alert">
          {keeping.error instanceof UnpublishableError
            ? 'Il reste des points à corriger dans ce parcours\u00A0: son atelier les montre un par un.'
            : errorMessage(keeping.error)}
        </p>
      )}
    </div>
  );
}
