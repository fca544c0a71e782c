import { useState } from 'react';
import * as z from 'zod/mini';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { articleSlugSchema } from '@/domain/actualite/actualite.ts';
import { articleSlugOf } from '@/domain/actualite/article-draft.ts';
import { checkedText } from '@/domain/typed-field.ts';
import { dayOf, momentOf, timeOf } from '@/lib/format/date.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useOffered } from '@/ui/form/use-offered.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { articleEtat, articleEtatText, articleProblemText } from './article-words.ts';

/** Where and from when an article is to be read. */
export type PublicationChoice = { slug: string; publieLe: number };

type PublicationPanelProps = {
  article: ArticleSnapshot | null;
  titre: string;
  /** Something typed is not what readers see. */
  isChanged: boolean;
  isBusy: boolean;
  now: () => number;
  /** Publishing was asked for, whatever its address and its date are. */
  onTry: () => void;
  onPublish: (choice: PublicationChoice) => void;
  onWithdraw: () => void;
  onDelete: () => void;
};

const quandList = ['maintenant', 'plus-tard'] as const;
type Quand = (typeof quandList)[number];

/** An address of the site, and now or a moment to come by the clock of Paris. */
function publicationSchema(now: () => number) {
  const date = (type: 'illisible' | 'passee') => ({
    path: ['jour'],
    error: articleProblemText({ champ: 'date', type }),
  });
  return z
    .object({
      adresse: checkedText((slug) =>
        articleSlugSchema.safeParse(slug).success
          ? undefined
          : articleProblemText({ champ: 'adresse', type: 'vide' }),
      ),
      quand: z.enum(quandList),
      jour: z.string(),
      heure: z.string(),
    })
    .check(
      z.refine(
        ({ quand, jour, heure }) =>
          quand === 'maintenant' || momentOf(jour, heure) !== null,
        date('illisible'),
      ),
      z.refine(
        ({ quand, jour, heure }) =>
          quand === 'maintenant' || (momentOf(jour, heure) ?? Infinity) > now(),
        date('passee'),
      ),
    );
}

const dayMs = 24 * 3_600_000;

/** Tomorrow at eight, for whom wants it later. */
function firstMoment(now: number) {
  return { jour: dayOf(now + dayMs), heure: '08:00' };
}

/** From when it is read, under which address, and how it is taken back. */
export function PublicationPanel({
  article,
  titre,
  isChanged,
  isBusy,
  now,
  onTry,
  onPublish,
  onWithdraw,
  onDelete,
}: PublicationPanelProps) {
  const etat = article === null ? 'brouillon' : articleEtat(article, now());
  const isDated = article !== null && article.publieLe !== null;
  const publieLe = article?.publieLe ?? now();
  const suggested = isDated ? article.slug : articleSlugOf(titre);
  const form = useForm({
    id: 'article',
    schema: publicationSchema(now),
    waitsAs: 'publication',
    values: {
      adresse: suggested,
      quand: etat === 'programmee' ? 'plus-tard' : 'maintenant',
      ...(etat === 'programmee'
        ? { jour: dayOf(publieLe), heure: timeOf(publieLe) }
        : firstMoment(now())),
    },
    onTry,
    send: ({ adresse, quand: when, jour, heure }) => {
      const later = when === 'plus-tard' ? momentOf(jour, heure) : null;
      // What is read already keeps its date.
      const moment = later ?? (etat === 'en-ligne' ? publieLe : now());
      onPublish({ slug: adresse, publieLe: moment });
    },
  });
  // The address follows the title until another is typed.
  useOffered(form, 'adresse', suggested);
  const quand = useTyped(form, 'quand');
  const [asked, setAsked] = useState<'retirer' | 'supprimer' | null>(null);

  const answer = (act: () => void) => {
    setAsked(null);
    act();
  };

  return (
    <section aria-labelledby="publication" className="max-w-mesure">
      <h2 id="publication" className="text-2xl">
        Publication
      </h2>
      {article !== null && (
        <p className="mt-2">{`${articleEtatText(article, now())}.`}</p>
      )}
      <Form form={form} className="mt-4 space-y-5">
        {!isDated && (
          <Field
            label="Adresse"
            hint="La fin du lien vers l’article. Elle ne changera plus une fois l’article publié."
            {...form.field('adresse')}
          />
        )}
        {etat !== 'en-ligne' && (
          <RadioGroup<Quand>
            legend="Quand ?"
            inline
            options={[
              { value: 'maintenant', label: 'Maintenant' },
              { value: 'plus-tard', label: 'Plus tard' },
            ]}
            {...form.field('quand', ['jour'])}
          />
        )}
        {quand === 'plus-tard' && (
          <div className="flex flex-wrap gap-4">
            <Field type="date" label="Jour" {...form.field('jour')} />
            <Field
              type="time"
              label="Heure, à Paris"
              {...form.field('heure', ['jour'])}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isBusy}>
            {submitLabel(etat, quand, isChanged)}
          </Button>
          {etat === 'en-ligne' && article !== null && (
            <ButtonLink to={paths.blog({ article: article.slug })} variant="secondary">
              Voir sur le site
            </ButtonLink>
          )}
          {etat !== 'brouillon' && (
            <Button variant="quiet" onClick={() => setAsked('retirer')}>
              {etat === 'programmee' ? 'Annuler la programmation' : 'Retirer du site'}
            </Button>
          )}
          {etat === 'brouillon' && (
            <Button variant="quiet" onClick={() => setAsked('supprimer')}>
              Supprimer
            </Button>
          )}
        </div>
      </Form>
      <Dialog
        open={asked === 'retirer'}
        onClose={() => setAsked(null)}
        title={
          etat === 'programmee'
            ? 'Annuler la programmation\u202F?'
            : 'Retirer cet article du site\u202F?'
        }
        actions={
          <Button variant="danger" onClick={() => answer(onWithdraw)}>
            {etat === 'programmee' ? 'Annuler la programmation' : 'Retirer'}
          </Button>
        }
      >
        <p>
          Il redevient un brouillon, avec tout son texte. Vous pourrez le publier de
          nouveau.
        </p>
      </Dialog>
      <Dialog
        open={asked === 'supprimer'}
        onClose={() => setAsked(null)}
        title="Supprimer ce brouillon ?"
        actions={
          <Button variant="danger" onClick={() => answer(onDelete)}>
            Supprimer
          </Button>
        }
      >
        <p>Son texte sera perdu, pour vous et pour toute l’équipe.</p>
      </Dialog>
    </section>
  );
}

function submitLabel(
  etat: ReturnType<typeof articleEtat>,
  quand: Quand,
  isChanged: boolean,
): string {
  if (etat === 'en-ligne')
    return isChanged ? 'Mettre à jour l’article' : 'Publier à nouveau';
  if (quand === 'maintenant') return 'Publier maintenant';
  return etat === 'programmee' ? 'Mettre à jour la programmation' : 'Programmer';
}
