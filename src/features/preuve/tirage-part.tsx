import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { preuveQueries } from '@/data/preuve/preuve-queries.ts';
import type { Guichet } from '@/data/preuve/preuve-repository.ts';
import { formatJeton, randomJeton } from '@/domain/epreuve/jeton.ts';
import { signesOf } from '@/domain/preuve/preuve-id.ts';
import type { Preuve } from '@/domain/preuve/preuve.ts';
import {
  dayAt,
  draw,
  graineLength,
  PeriodeError,
  readGraine,
  tirageCount,
  type Periode,
  type PeriodeProblem,
} from '@/domain/preuve/tirage.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { Button } from '@/ui/button.tsx';
import { CopyText } from '@/ui/copy-text.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { dayWords } from './preuve-words.ts';

/** A draw that was made, with all that repeats it. */
type Made = Periode & {
  graine: string;
  /** Among how many. */
  total: number;
  winners: readonly Preuve[];
};

const tirageSchema = z.object({
  du: z.string().check(z.minLength(1, 'Choisissez le premier jour.')),
  au: z.string().check(z.minLength(1, 'Choisissez le dernier jour.')),
  quete: z.string(),
  count: z
    .string()
    .check(
      z.refine(
        (typed) =>
          /^\d{1,3}$/.test(typed.trim()) &&
          Number(typed) >= tirageCount.min &&
          Number(typed) <= tirageCount.max,
        `De ${tirageCount.min} à ${tirageCount.max} gagnants.`,
      ),
    ),
  graine: z.string().check(
    z.refine((typed) => {
      const { length } = readGraine(typed);
      return length >= graineLength.min && length <= graineLength.max;
    }, `La graine a de ${graineLength.min} à ${graineLength.max} signes.`),
  ),
});

const problemWords: Readonly<
  Record<PeriodeProblem, { field: 'du' | 'au'; message: string }>
> = {
  jour: { field: 'du', message: 'Choisissez deux jours du calendrier.' },
  ordre: { field: 'au', message: 'Le dernier jour vient avant le premier.' },
  'en-cours': {
    field: 'au',
    message:
      'Ce jour n’est pas fini à l’horloge du site\u00A0: des preuves peuvent encore s’ajouter. Tirez le lendemain.',
  },
};

type TiragePartProps = {
  guichet: Guichet;
  titres: ReadonlyMap<QueteId, string>;
};

/** A draw among the preuves of a period that is over: anybody repeats it from its seed. */
export function TiragePart({ guichet, titres }: TiragePartProps) {
  const services = useFirebase();
  const client = useQueryClient();
  const [made, setMade] = useState<Made | null>(null);
  const [graine] = useState(() => formatJeton(randomJeton(randomBytes)));
  const form = useForm({
    id: 'tirage',
    schema: tirageSchema,
    values: { du: '', au: '', quete: '', count: '3', graine },
    send: async ({ du, au, quete, count, graine: typed }): Promise<Made> => {
      const all = await client.query(preuveQueries.made(services, guichet, { du, au }));
      const preuves = all.filter(({ queteId }) => quete === '' || queteId === quete);
      const seed = readGraine(typed);
      const winners = await draw(preuves, { graine: seed, count: Number(count) });
      return { du, au, graine: seed, total: preuves.length, winners };
    },
    onSent: setMade,
    refusal: (error) =>
      error instanceof PeriodeError
        ? problemWords[error.problem]
        : { message: errorMessage(error) },
  });
  return (
    <>
      <p className="mt-3">
        Parmi les preuves d’une période finie, sans nom ni adresse{'\u00A0'}: publiez les
        huit signes des gagnants, ils viennent avec leur certificat. De la même graine
        sortent toujours les mêmes, pendant 90 jours.
      </p>
      <Form form={form} className="mt-4 space-y-4">
        <div className="flex flex-wrap gap-4">
          <Field type="date" label="Du" {...form.field('du')} />
          <Field type="date" label="Au" {...form.field('au')} />
        </div>
        {titres.size > 1 && (
          <Field as="select" label="Quête" {...form.field('quete')}>
            <option value="">Toutes celles de la commune</option>
            {[...titres].map(([queteId, titre]) => (
              <option key={queteId} value={queteId}>
                {titre}
              </option>
            ))}
          </Field>
        )}
        <Field as="number" label="Combien de gagnants" {...form.field('count')} />
        <Field
          label="Graine"
          hint={
            'Tirée au hasard, ou un texte que tout le monde connaîtra après la période\u00A0: le prochain tirage du Loto. Annoncez-la d’avance.'
          }
          autoComplete="off"
          spellCheck={false}
          {...form.field('graine')}
        />
        <Button type="submit" variant="secondary" pending={form.isPending}>
          {form.isPending ? 'Un instant…' : 'Tirer au sort'}
        </Button>
      </Form>
      {made !== null && <Winners made={made} />}
    </>
  );
}

/** « du 1er juillet 2026 au 31 juillet 2026 ». */
function periodeWords({ du, au }: Periode): string {
  return `du ${dayWords(dayAt(du) ?? 0)} au ${dayWords(dayAt(au) ?? 0)}`;
}

function Winners({ made }: { made: Made }) {
  const { winners, total, graine } = made;
  const among = `parmi ${formatCount(total, 'preuve', 'preuves')} ${periodeWords(made)}`;
  if (winners.length === 0) {
    return <p role="status" className="mt-6">{`Personne à tirer au sort ${among}.`}</p>;
  }
  const signes = winners.map(({ id }) => signesOf(id));
  const text = [
    `Tirage au sort ${among}.`,
    `Signes gagnants\u00A0: ${signes.join(', ')}.`,
    `Graine\u00A0: ${graine}`,
    'Pour le refaire\u00A0: SHA-256 de la graine, d’une barre «\u00A0|\u00A0» et de l’identifiant de chaque preuve\u202F; les plus petits gagnent.',
  ].join('\n');
  return (
    <div className="mt-6 space-y-4">
      <p role="status">
        {`${formatCount(winners.length, 'gagnant', 'gagnants')} ${among}.`}
      </p>
      <ol className="list-decimal space-y-1 pl-6 font-titre text-xl font-bold">
        {winners.map((preuve, index) => (
          <li key={preuve.id}>
            <span className="whitespace-nowrap">{signes[index]}</span>
            {preuve.remisLe !== null && (
              <span className="font-texte text-base font-normal">
                {' '}
                (déjà marqué comme remis)
              </span>
            )}
          </li>
        ))}
      </ol>
      <CopyText label="Copier le communiqué" text={text} done="Copié." />
    </div>
  );
}
